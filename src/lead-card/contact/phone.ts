import { addDays } from 'date-fns/addDays';
import { formatPhone, telHref, tenDigits } from '../../contact/phone-number.js';
import { MASKED_NUMBER_DAYS, MASKED_NUMBER_WARNING_DAYS } from '../../gateway/limits.js';
import type { Lead } from '../lead/lead.js';

export type ContactPhone =
  | { readonly kind: 'none' }
  | { readonly kind: 'expired'; readonly shown: string }
  | { readonly kind: 'link'; readonly shown: string; readonly href: string; readonly worksUntil: Date | null };

/**
 * Returns how to show a customer's number. A temporary number is a link only while it is active.
 * `worksUntil` is an estimate from the lead's creation.
 */
export function contactPhone(lead: Pick<Lead, 'createDate' | 'customer'>): ContactPhone {
  const { phoneNumber, phoneUrl, maskedPhone, maskedPhoneActive, smsEnabled } = lead.customer;
  if (!phoneNumber) return { kind: 'none' };
  const shown = formatPhone(phoneNumber);
  if (maskedPhone && !maskedPhoneActive) return { kind: 'expired', shown };
  const worksUntil = maskedPhone ? maskedNumberEnds(lead.createDate, smsEnabled) : null;
  const href = (isTelAddress(phoneUrl) && telHref(phoneUrl)) || telHref(phoneNumber);
  return { kind: 'link', shown, href, worksUntil };
}

/** The last day of a temporary number: 30 days after the lead's creation with texting, else 28. */
function maskedNumberEnds(createDate: string, smsEnabled: boolean): Date {
  return addDays(new Date(createDate), smsEnabled ? MASKED_NUMBER_DAYS.withTexting : MASKED_NUMBER_DAYS.withoutTexting);
}

export function endsSoon(worksUntil: Date, now: Date): boolean {
  return worksUntil > now && worksUntil <= addDays(now, MASKED_NUMBER_WARNING_DAYS);
}

/** Whether the gateway's phone URL holds a phone number. Digits in any other URL are not a number. */
function isTelAddress(phoneUrl: string): boolean {
  return /^tel:/i.test(phoneUrl) || tenDigits(phoneUrl) !== '';
}

/**
 * An `sms:` URL with a greeting, for a number that can be called now.
 * Some phones read `?body=` and some `&body=`. All of them read `?&body=`.
 * @param phone the customer's number as the card shows it
 * @returns undefined without a number
 */
export function textMessageHref(phone: ContactPhone, greeting: string): string | undefined {
  if (phone.kind !== 'link') return undefined;
  const number = /^tel:(\+?\d+)/.exec(phone.href)?.[1];
  return number === undefined ? undefined : `sms:${number}?&body=${encodeURIComponent(greeting)}`;
}
