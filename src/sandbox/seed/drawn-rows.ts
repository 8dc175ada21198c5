import { pair } from './job-category.js';
import type { LeadFields, SandboxCustomer } from './lead-record.js';
import type { Place } from './places.js';
import { SANDBOX_LEADS } from './sandbox-leads.js';

/** One row of the board in the design. */
export interface DrawnRow {
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

function at(city: string, postalCode: string): Place {
  return { city, state: 'TX', postalCode };
}

/** The rows below the first, in the order of the design. */
export const DRAWN_ROWS: readonly DrawnRow[] = [
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
