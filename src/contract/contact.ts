/** Contact types by name, as numbered on the wire. */
export const CONTACT_TYPES = {
  RequestAQuote: 1,
  PhoneNumberRevealed: 2,
  DealClaimed: 3,
  PhoneNumberClicked: 4,
  PhoneNumberTapped: 6,
  ServiceRequestRequestAQuote: 7,
  ServiceRequestPhoneNumberRevealed: 8,
  ServiceRequestPhoneNumberClicked: 9,
} as const;

/** A contact type that has no known number: it is sent by name until the host sets one. */
export const MESSAGE_SENT = 'MessageSent';

export type ContactType = keyof typeof CONTACT_TYPES | typeof MESSAGE_SENT;

/** Numbers of contact types that a host knows better. */
export type ContactTypeNumbers = Readonly<Partial<Record<ContactType, number>>>;

/** Where a contact came from, as far as the numbers are known. */
export const CONTACT_PLACEMENT_TYPES = { Unknown: 44 } as const;

/** Name of the cookie that holds the campaign's id, unless the host names another. */
export const CAMPAIGN_COOKIE = 'campaignId';

/** The number of a contact type; a number, or a name that has none, as it came. */
export function contactTypeNumber(type: string | number, own: ContactTypeNumbers = {}): string | number {
  const numbers = new Map<string | number, number | undefined>(Object.entries({ ...CONTACT_TYPES, ...own }));
  return numbers.get(type) ?? type;
}
