import { addDays } from 'date-fns/addDays';
import type { Lead } from '../../contract/lead.js';
import { MASKED_NUMBER_DAYS, MASKED_NUMBER_WARNING_DAYS } from '../../contract/limits.js';

/** What a card can offer of a customer's number (Spec §4 Contact card, §9 temporary numbers). */
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
export function maskedNumberEnds(createDate: string, smsEnabled: boolean): Date {
  return addDays(new Date(createDate), smsEnabled ? MASKED_NUMBER_DAYS.withTexting : MASKED_NUMBER_DAYS.withoutTexting);
}

/** Whether a temporary number stops working within three days: time to ask for another one. */
export function endsSoon(worksUntil: Date, now: Date): boolean {
  return worksUntil > now && worksUntil <= addDays(now, MASKED_NUMBER_WARNING_DAYS);
}

/** '(555) 555-5555' for ten digits, or eleven with a leading 1; anything else as it came. */
export function formatPhone(phone: string): string {
  const digits = tenDigits(phone);
  return digits ? `(${digits.slice(0, 3)}) ${digits.slice(3, 6)}-${digits.slice(6)}` : phone;
}

/** Ten digits, a leading 1 accepted on eleven, else empty (Spec §5 Phone normalisation). */
export function tenDigits(phone: string): string {
  const digits = phone.replace(/\D/g, '');
  if (digits.length === 11 && digits.startsWith('1')) return digits.slice(1);
  return digits.length === 10 ? digits : '';
}

/** A `tel:` address made from the dialable characters alone, without an extension; empty when there are none. */
function telHref(phone: string): string {
  const number = phone.replace(/^tel:/i, '').replace(/\s*(?:x|ext\.?|extension)\s*\d+$/i, '');
  const national = tenDigits(number);
  if (national) return `tel:+1${national}`;
  const dialable = number.replace(/[^\d+*#,;]/g, '');
  return /\d/.test(dialable) ? `tel:${dialable}` : '';
}

/** The gateway's phone address counts only when it is one: any other address has digits that are no number. */
function isTelAddress(phoneUrl: string): boolean {
  return /^tel:/i.test(phoneUrl) || tenDigits(phoneUrl) !== '';
}
