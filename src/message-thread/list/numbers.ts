import type { WirePhoneNumbers } from '../../gateway/calls/message-center.js';
import { contactPhone } from '../../lead-card/contact/phone.js';
import type { Lead } from '../../lead-card/lead/lead.js';
import type { ContactNumber } from '../message.js';

/** The customer's numbers: a temporary one is a link only when active, otherwise 'Expired'. */
export function contactNumbers({ phoneNumbers }: WirePhoneNumbers): readonly ContactNumber[] {
  return phoneNumbers.flatMap(({ phoneNumber, maskedNumber, maskedNumberActive }) => {
    const number = maskedNumber || phoneNumber;
    if (!number) return [];
    const temporary = Boolean(maskedNumber);
    return [{ phoneNumber: number, temporary, expired: temporary && maskedNumberActive !== true }];
  });
}

/** The lead's own number, by the rules of its card: for where the numbers cannot be had. */
export function leadNumbers(lead: Lead): readonly ContactNumber[] {
  const phone = contactPhone(lead);
  if (phone.kind === 'none') return [];
  const expired = phone.kind === 'expired';
  return [{ phoneNumber: phone.shown, temporary: lead.customer.maskedPhone, expired }];
}
