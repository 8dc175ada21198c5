/** Numbers of the contact types. */
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

/** A contact type without a known number. It is sent by name unless the host sets a number. */
export const MESSAGE_SENT = 'MessageSent';

export type ContactType = keyof typeof CONTACT_TYPES | typeof MESSAGE_SENT;

/** Numbers of contact types that a host overrides. */
export type ContactTypeNumbers = Readonly<Partial<Record<ContactType, number>>>;

/** Known numbers of contact placements. */
export const CONTACT_PLACEMENT_TYPES = { Unknown: 44 } as const;

/** Default name of the cookie with the campaign id. */
export const CAMPAIGN_COOKIE = 'campaignId';

/** The number of a contact type. A number or an unknown name is returned unchanged. */
export function contactTypeNumber(type: string | number, own: ContactTypeNumbers = {}): string | number {
  const numbers = new Map<string | number, number | undefined>(Object.entries({ ...CONTACT_TYPES, ...own }));
  return numbers.get(type) ?? type;
}
