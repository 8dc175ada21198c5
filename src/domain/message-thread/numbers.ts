import type { ContactNumber } from '../../contract/message-thread.js';
import type { WirePhoneNumbers } from '../../contract/wire/message-center.js';

/** The customer's numbers: a temporary one is a link only when active, otherwise 'Expired' (Spec §4 Contact card). */
export function contactNumbers({ phoneNumbers }: WirePhoneNumbers): readonly ContactNumber[] {
  return phoneNumbers.flatMap(({ phoneNumber, maskedNumber, maskedNumberActive }) => {
    const number = maskedNumber || phoneNumber;
    if (!number) return [];
    const temporary = Boolean(maskedNumber);
    return [{ phoneNumber: number, temporary, expired: temporary && maskedNumberActive !== true }];
  });
}
