import people from './fixtures/people.json' with { type: 'json' };
import places from './fixtures/places.json' with { type: 'json' };
import type { SandboxCustomer } from './lead-record.js';

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
