import { jobCategory } from './categories.js';
import { customer } from './customer.js';
import { MINUTE } from './dates.js';
import { answered, pair, wireCategory } from './job-details.js';
import { type LeadFields, type LeadRecord, leadRecord, type SandboxCustomer } from './lead-record.js';
import type { Place } from './places.js';
import type { Random } from './random.js';
import { SANDBOX_LEADS } from './sandbox-leads.js';

function at(city: string, postalCode: string): Place {
  return { city, state: 'TX', postalCode };
}

const DANA: LeadFields = {
  status: 'Selling',
  hasUnreadMessages: true,
  urgency: 'Emergency',
  description:
    'Started on Sunday. The plunger helps for an hour, then it fills again. Dog in the apartment, he is friendly.',
  notes: 'Called at 2:40, left voicemail. Bring the 50 ft auger and a new trap kit. Gate code is 4471#.',
  redemptionId: '7730-2214',
  thimbleUrl: 'https://insurance.example.com/quote?job=90412001',
  dealInfo: { title: '$89 kitchen drain special', price: null },
  questionsAndAnswers: [
    pair('What is the problem with the drain?', 'Slow drain, kitchen sink and dishwasher back up together'),
    pair('How many drains need attention?', '2'),
    pair('Is there standing water right now?', 'Yes, in the kitchen sink'),
    pair('What type of property is this?', 'Apartment, second floor'),
    pair('Which rooms are affected?', 'Kitchen', 'Laundry'),
    pair('Has anyone worked on it before?', 'Yes, last spring'),
    pair('Do you own the property?', 'No, I rent'),
    pair('When can a professional come by?', 'Any time this week', 'After 5 PM is best'),
  ],
  customerInfo: customer(42, 'Dana', 'Whitfield', at('Austin', '78704'), {
    addressLineOne: '1408 Kinney Ave',
    addressLineTwo: 'Apt 3',
    isMaskedPhone: true,
    isMaskedPhoneActive: true,
    isSmsEnabled: true,
  }),
};

interface Drawn {
  readonly id: string;
  /** Minutes before the newest lead. */
  readonly before: number;
  readonly first: string;
  readonly last: string;
  readonly place: Place;
  readonly job: string;
  readonly fields: LeadFields;
  readonly customer?: Partial<SandboxCustomer>;
}

const ROWS: readonly Drawn[] = [
  {
    id: SANDBOX_LEADS.noName,
    before: 153,
    first: '',
    last: '',
    place: at('Round Rock', '78664'),
    job: 'Water Heater Repair',
    fields: {
      read: false,
      urgency: 'Emergency',
      description: 'No hot water since last night. The tank is in the attic.',
    },
    customer: { emailAddress: '' },
  },
  {
    id: SANDBOX_LEADS.longName,
    before: 370,
    first: 'Guadalupe',
    last: 'Fernández-Villanueva de la Cruz',
    place: at('Pflugerville', '78660'),
    job: 'Garbage Disposal Installation',
    fields: {
      status: 'ContactAndQualify',
      read: false,
      hasUnreadMessages: true,
      urgency: 'ThisWeek',
      description: 'It hums but does not turn.',
    },
    customer: { addressLineOne: '2217 Pecan St' },
  },
  {
    id: SANDBOX_LEADS.maskedWithoutTexting,
    before: 1185,
    first: 'Marcus',
    last: 'Bell',
    place: at('Austin', '78745'),
    job: 'Sewer Line Repair',
    fields: {
      status: 'ContactAndQualify',
      urgency: 'ThisWeek',
      description: 'Roots were found at 40 feet two years ago.',
    },
    customer: { addressLineOne: '909 Manchaca Rd', isMaskedPhone: true, isMaskedPhoneActive: true },
  },
  {
    id: SANDBOX_LEADS.cyrillic,
    before: 1683,
    first: 'Ольга',
    last: 'Ткаченко',
    place: at('Cedar Park', '78613'),
    job: 'Plumbing',
    fields: {
      status: 'InProgressWon',
      hasUnreadMessages: true,
      urgency: 'ThisMonth',
      description: 'Добрый день! Нужно заменить трубу под раковиной на кухне.',
      notes: 'Scheduled for Friday, 9 to 11. Her son speaks English.',
    },
    customer: { addressLineOne: '58 Sycamore Creek Dr', isSmsEnabled: true },
  },
  {
    id: SANDBOX_LEADS.noPhone,
    before: 2727,
    first: 'Priya',
    last: 'Raghunathan',
    place: at('Austin', '78731'),
    job: 'Bathroom Faucet Replacement',
    fields: {
      status: 'Selling',
      urgency: 'Planning',
      description: 'New faucets are here, brushed nickel, two of them.',
      source: 'HA_OL_RAQ',
    },
    customer: { phoneNumber: '', addressLineOne: '4610 Mesa Dr' },
  },
  {
    id: SANDBOX_LEADS.rated,
    before: 3175,
    first: 'Theodore',
    last: '“Ted” Okonkwo',
    place: at('Dripping Springs', '78620'),
    job: 'Plumbing',
    fields: {
      status: 'ClosedWon',
      feedback: { rating: 4, reason: 'Low-value job' },
      notes: 'Paid by card. Invoice 2231.',
    },
    customer: { addressLineOne: '77 Ranch Road 12' },
  },
  {
    id: SANDBOX_LEADS.markup,
    before: 5828,
    first: 'Wendy',
    last: 'Liu',
    place: at('Georgetown', '78628'),
    job: 'Water Softener Installation',
    fields: {
      status: 'InProgressWon',
      urgency: 'ThisMonth',
      description:
        'Hard water <b>everywhere</b>. <img src="x" onerror="document.title=\'owned\'"> We have a salt-free one in mind & want 2 < 3 quotes.',
      notes: '<script>document.title="owned"</script> Loop is in the garage.',
      questionsAndAnswers: [
        pair('Is there a <i>loop</i> for a softener?', 'Yes <svg onload="document.title=1">', '&lt;not sure&gt;'),
        pair('How many people live there?', '3 or 4'),
      ],
    },
    customer: { addressLineOne: '12 Cypress Point W' },
  },
  {
    id: SANDBOX_LEADS.maskedExpired,
    before: 6860,
    first: 'James R.',
    last: 'Hollingsworth III',
    place: at('Austin', '78702'),
    job: 'Drain Cleaning',
    fields: { status: 'ClosedDidntWin', notes: 'Went with the company of his brother-in-law.' },
    customer: { isMaskedPhone: true, isMaskedPhoneActive: false, isSmsEnabled: true },
  },
  {
    id: SANDBOX_LEADS.deal,
    before: 8741,
    first: 'Bea',
    last: 'Santos',
    place: at('Leander', '78641'),
    job: 'Toilet Repair',
    fields: {
      status: 'ClosedWon',
      source: 'Redemption',
      redemptionId: 77302291,
      dealInfo: { title: 'Toilet tune-up', price: 129 },
    },
    customer: { addressLineOne: '301 Live Oak St' },
  },
];

/** The ten leads of the drawn board, in its order and with its distances in time. */
export function drawnLeads(newest: number, random: Random): LeadRecord[] {
  const dana = leadRecord(Number(SANDBOX_LEADS.newest), newest, {
    category: wireCategory(jobCategory('Drain Cleaning')),
    ...DANA,
  });
  return [dana, ...ROWS.map((row) => record(row, newest, random))];
}

function record(row: Drawn, newest: number, random: Random): LeadRecord {
  const number = Number(row.id);
  const job = jobCategory(row.job);
  return leadRecord(number, newest - row.before * MINUTE, {
    category: wireCategory(job),
    questionsAndAnswers: answered(job, random),
    customerInfo: customer(number, row.first, row.last, row.place, row.customer),
    ...row.fields,
  });
}
