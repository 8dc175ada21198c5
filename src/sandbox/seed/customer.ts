import type { SandboxCustomer } from './lead-record.js';
import type { Place } from './places.js';

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
    city: place.city,
    state: place.state,
    postalCode: place.postalCode,
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
