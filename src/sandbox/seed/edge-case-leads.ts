import { jobCategory } from './categories.js';
import { customer } from './customer.js';
import { DAY, HOUR, isoWithOffset, type Random } from './dates.js';
import { answered, pair, wireCategory } from './job-category.js';
import { type LeadRecord, leadRecord } from './lead-record.js';
import { AUSTIN, PLACES } from './places.js';
import { SANDBOX_LEADS } from './sandbox-leads.js';

const SENTENCES = [
  'The house was built in 1952 and nobody knows where all the pipes run.',
  'In the hall bathroom the tub fills slowly, and when the washing machine drains, water comes up in the shower.',
  'Two years ago a company cleaned the line from the roof vent and told us that there is a belly under the driveway.',
  'We have a video of that inspection, about twelve minutes, and can send it.',
  'My mother lives in the back house, which has its own kitchen, and she is there all day.',
  'Please use the side gate, the front step is loose.',
  'We would like to know what a repair costs, what a new line costs, and how long the yard would be open.',
];

/** Four thousand characters of plain sentences. */
const LONG_TEXT = Array(8).fill(SENTENCES.join(' ')).join('\n\n').slice(0, 4000);

const LONG_WORD = 'Rohrreinigungsspezialausruestungsverleih'.repeat(5).slice(0, 180);

/** Age of the first edge case, in days before the newest lead. It follows the design leads, so it is on page two. */
const FIRST_ODD_DAY = 6.2;

type LeadOverrides = Partial<Omit<LeadRecord, 'lead'>> & { readonly lead?: Partial<LeadRecord['lead']> };

/** One lead for each edge case. `SANDBOX_LEADS` has their names. */
export function edgeCaseLeads(newest: number, random: Random): LeadRecord[] {
  let step = 0;

  function edgeCase(id: string, first: string, last: string, change: (plain: LeadRecord) => LeadOverrides): LeadRecord {
    const job = jobCategory('Plumbing');
    const number = Number(id);
    const plain = leadRecord(number, newest - FIRST_ODD_DAY * DAY - step++ * 3 * HOUR, {
      category: wireCategory(job),
      questionsAndAnswers: answered(job, random),
      customerInfo: customer(number, first, last, random.pick(PLACES), { addressLineOne: '1600 Bluebonnet Ln' }),
      status: 'ContactAndQualify',
    });
    const { lead, ...beside } = change(plain);
    return { ...plain, ...beside, lead: { ...plain.lead, ...lead } };
  }

  function person(first: string, last: string, phoneNumber?: string) {
    return customer(51, first, last, AUSTIN, phoneNumber === undefined ? {} : { phoneNumber });
  }

  const names = SANDBOX_LEADS;
  return [
    edgeCase(names.eightAnswers, 'Hollis', 'Avery', () => ({
      lead: {
        questionsAndAnswers: [
          pair(
            'Which fixtures need work?',
            'Kitchen sink',
            'Bathroom sink',
            'Shower',
            'Bathtub',
            'Toilet',
            'Laundry tub',
            'Outdoor spigot',
            'Ice maker line',
          ),
          pair('Anything else?'),
        ],
      },
    })),
    edgeCase(names.longText, 'Margaret', 'Oyelaran-Fitzgerald', () => ({
      lead: { description: LONG_TEXT, notes: LONG_TEXT.slice(0, 2048) },
    })),
    edgeCase(names.longWord, LONG_WORD.slice(0, 60), 'Word', () => ({
      lead: { description: LONG_WORD, notes: LONG_WORD },
    })),
    edgeCase(names.arabic, 'ليلى', 'الحداد', () => ({
      lead: {
        description: 'مرحبا، يوجد تسرب ماء تحت المغسلة في المطبخ. الرجاء الاتصال بعد الساعة 5.',
        notes: 'Interpreter on the phone, 3 PM.',
      },
    })),
    edgeCase(names.chinese, '美玲', '陈', () => ({ lead: { description: '热水器漏水，需要尽快更换。请先发短信。' } })),
    edgeCase(names.emoji, 'Zoë 🌵', 'O’Hara 👩🏽‍🔧', () => ({
      lead: { description: '🚽💦 It overflowed again 😩 — 2nd time this week!! 🇺🇸 👨‍👩‍👧‍👦' },
    })),
    edgeCase(names.nullFields, '', '', () => ({
      lead: {
        source: null,
        read: null,
        hasUnreadMessages: null,
        isArchived: null,
        urgency: null,
        description: null,
        notes: null,
        redemptionId: null,
        thimbleUrl: null,
        feedback: null,
        category: null,
        dealInfo: null,
        questionsAndAnswers: null,
        customerInfo: null,
        isOptedInButNotConnected: null,
      },
    })),
    edgeCase(names.numericId, 'Nolan', 'Integer', () => ({
      lead: {
        leadId: Number(names.numericId),
        redemptionId: 5512,
        customerInfo: { ...person('Nolan', 'Integer'), userId: 880018 },
      },
    })),
    edgeCase(names.noCategory, 'Petra', 'Novak', () => ({ lead: { category: null, questionsAndAnswers: [] } })),
    edgeCase(names.noAddress, 'Silas', 'Moore', () => ({
      lead: {
        customerInfo: {
          ...person('Silas', 'Moore'),
          addressLineOne: null,
          addressLineTwo: null,
          city: null,
          state: null,
          postalCode: null,
        },
      },
    })),
    edgeCase(names.redemption, 'Ingrid', 'Solberg', () => ({
      lead: { source: 'Redemption', redemptionId: '7730-2290' },
    })),
    edgeCase(names.thimble, 'Desmond', 'Clarke', () => ({
      lead: { thimbleUrl: 'https://insurance.example.com/quote?job=90412022' },
    })),
    edgeCase(names.unknownUrgency, 'Bianca', 'Russo', () => ({ lead: { urgency: 'BeforeTheHolidays' } })),
    edgeCase(names.unknownStatus, 'Anders', 'Holm', () => ({ lead: { status: 'OnHold' } })),
    edgeCase(names.optedInNotConnected, 'Keisha', 'Grant', () => ({
      lead: { source: 'ProDirMsgCallOptIn', isOptedInButNotConnected: true },
    })),
    edgeCase(names.otherOffset, 'Tomás', 'Rey', ({ createdAt }) => ({
      lead: { createDate: isoWithOffset(createdAt, 330) },
    })),
    edgeCase(names.missingFields, 'Una', 'Byrne', ({ lead: { leadId, createDate } }) => ({
      lead: { ...absent, leadId, status: 'Initial', createDate, customerInfo: { firstName: 'Una', lastName: 'Byrne' } },
    })),
    edgeCase(names.archived, 'Gordon', 'Pruitt', () => ({ lead: { isArchived: true, status: 'ClosedDidntWin' } })),
    edgeCase(names.archivedUnread, 'Lucia', 'Bianchi', () => ({
      lead: { isArchived: true, read: false, hasUnreadMessages: true },
    })),
    edgeCase(names.notDisplayed, 'Hidden', 'Lead', () => ({ displayed: false })),
  ];
}

/** `undefined` is left out of JSON, so these fields are absent on the wire. */
const absent: Partial<LeadRecord['lead']> = {
  source: undefined,
  read: undefined,
  hasUnreadMessages: undefined,
  isArchived: undefined,
  urgency: undefined,
  description: undefined,
  notes: undefined,
  redemptionId: undefined,
  thimbleUrl: undefined,
  feedback: undefined,
  category: undefined,
  dealInfo: undefined,
  questionsAndAnswers: undefined,
  isOptedInButNotConnected: undefined,
};
