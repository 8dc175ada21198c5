import type { ContactPhone } from './phone.js';

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
