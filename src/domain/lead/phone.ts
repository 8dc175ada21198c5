import { addDays } from 'date-fns/addDays';
import type { Lead } from '../../contract/lead.js';
import { MASKED_NUMBER_DAYS, MASKED_NUMBER_WARNING_DAYS } from '../../contract/limits.js';
import { formatPhone, telHref, tenDigits } from './phone-number.js';

/** What a card can offer of a customer's number. */
export type ContactPhone =
  | { readonly kind: 'none' }
  | { readonly kind: 'expired'; readonly shown: string }
  | { readonly kind: 'link'; readonly shown: string; readonly href: string; readonly worksUntil: Date | null };

/**
 * A temporary number is a link only while the gateway calls it active; any other number is one always.
 * The day until which a temporary number works is an estimate from the lead's creation.
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

/** The last day of a temporary number: 30 days from the lead's creation where texting is enabled, else 28. */
function maskedNumberEnds(createDate: string, smsEnabled: boolean): Date {
  return addDays(new Date(createDate), smsEnabled ? MASKED_NUMBER_DAYS.withTexting : MASKED_NUMBER_DAYS.withoutTexting);
}

/** Whether a temporary number stops working within three days: time to ask for another one. */
export function endsSoon(worksUntil: Date, now: Date): boolean {
  return worksUntil > now && worksUntil <= addDays(now, MASKED_NUMBER_WARNING_DAYS);
}

/** The gateway's phone address counts only when it is one: any other address has digits that are no number. */
function isTelAddress(phoneUrl: string): boolean {
  return /^tel:/i.test(phoneUrl) || tenDigits(phoneUrl) !== '';
}

/**
 * An `sms:` address with a greeting in it, for a number that may be called now.
 * Phones differ in what begins the text, `?body=` or `&body=`: `?&body=` is read by all of them.
 * @param phone what the card offers of the customer's number
 * @returns undefined without a number to write to
 */
export function textMessageHref(phone: ContactPhone, greeting: string): string | undefined {
  if (phone.kind !== 'link') return undefined;
  const number = /^tel:(\+?\d+)/.exec(phone.href)?.[1];
  return number === undefined ? undefined : `sms:${number}?&body=${encodeURIComponent(greeting)}`;
}
