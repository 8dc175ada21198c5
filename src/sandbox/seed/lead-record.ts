import type { InferInput } from 'valibot';
import type { wireLead } from '../../gateway/calls/provider-dashboard.js';
import { isoWithOffset } from './dates.js';
import people from './fixtures/people.json' with { type: 'json' };
import places from './fixtures/places.json' with { type: 'json' };

/** A lead in any form that the client's schema accepts. */
export type SandboxLead = InferInput<typeof wireLead>;
export type SandboxCustomer = NonNullable<SandboxLead['customerInfo']>;
export type SandboxQuestion = NonNullable<SandboxLead['questionsAndAnswers']>[number];

/** The sale of a lead. It ends 24 hours after sending, or with 3 purchasers. */
export interface Sale {
  /** If undefined, the scenario decides. */
  readonly purchased: boolean | undefined;
  /** Milliseconds since 1970; undefined if unknown. */
  readonly sentAt: number | undefined;
  readonly purchaserCount: number;
}

/** A lead with more data of the sandbox, in forms that rules can compare. */
export interface LeadRecord {
  /** The lead's id as a string, also where the wire has a number. */
  readonly id: string;
  /** Milliseconds since 1970. */
  readonly createdAt: number;
  /** False for hidden leads. The board requests `displayLead: true`. */
  readonly displayed: boolean;
  readonly contactInformationId: string;
  /** Without a sale, the lead counts as sent when it was created. */
  readonly sale?: Sale | undefined;
  readonly lead: SandboxLead;
}

export type LeadFields = Omit<Partial<SandboxLead>, 'createDate'>;

/** A record with ordinary values for missing fields. */
export function leadRecord(number: number, createdAt: number, fields: LeadFields): LeadRecord {
  return {
    id: String(number),
    createdAt,
    displayed: true,
    contactInformationId: `c${number}`,
    lead: {
      leadId: String(number),
      status: 'Initial',
      source: 'RequestAQuote',
      read: true,
      hasUnreadMessages: false,
      isArchived: false,
      createDate: isoWithOffset(createdAt),
      urgency: 'NA',
      description: '',
      notes: '',
      redemptionId: null,
      thimbleUrl: null,
      feedback: null,
      category: null,
      dealInfo: null,
      questionsAndAnswers: [],
      customerInfo: null,
      isOptedInButNotConnected: false,
      ...fields,
    },
  };
}

/** Records of leads that are given as on the wire, newest first. */
export function recordsOfLeads(leads: readonly SandboxLead[]): LeadRecord[] {
  return leads
    .map((lead) => {
      const id = String(lead.leadId);
      const createdAt = new Date(lead.createDate).getTime();
      return { id, createdAt, displayed: true, contactInformationId: `c${id}`, lead };
    })
    .sort((one, other) => other.createdAt - one.createdAt);
}

export const { firstNames: FIRST_NAMES, lastNames: LAST_NAMES, streets: STREETS } = people;

export interface Place {
  readonly city: string;
  readonly state: string;
  readonly postalCode: string;
}

/** Where the sandbox's customers live: Austin and the towns around it. */
export const PLACES: readonly Place[] = places.customers;

export const AUSTIN = '78704';

let byPostalCode: ReadonlyMap<string, Place> | undefined;

/** The place of a postal code (5 digits, or ZIP+4). Undefined if unknown. */
export function placeOf(postalCode: string): Place | undefined {
  byPostalCode ??= new Map([...places.towns, ...PLACES].map((place) => [place.postalCode, place]));
  return byPostalCode.get(postalCode.slice(0, 5));
}

/** Numbers that are reserved for fiction: 555-0100 to 555-0199. */
export function fictionalPhone(areaCode: string, line: number): string {
  return `${areaCode}55501${String(line % 100).padStart(2, '0')}`;
}

/** A customer with ordinary values. `fields` replace them. */
export function customer(
  number: number,
  firstName: string,
  lastName: string,
  place: Place,
  fields: Partial<SandboxCustomer> = {},
): SandboxCustomer {
  const phoneNumber = fields.phoneNumber === undefined ? fictionalPhone('512', number) : fields.phoneNumber;
  return {
    userId: `u${number}`,
    firstName,
    lastName,
    phoneNumber,
    emailAddress: `${slug(firstName)}.${slug(lastName)}@example.com`,
    addressLineOne: '',
    addressLineTwo: '',
    ...place,
    isMaskedPhone: false,
    isMaskedPhoneActive: false,
    isSmsEnabled: false,
    phoneUrl: phoneNumber ? `tel:+1${phoneNumber}` : '',
    ...fields,
  };
}

function slug(name: string): string {
  const plain = name
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^a-z]+/g, '');
  return plain === '' ? 'customer' : plain;
}
