import * as v from 'valibot';
import { CONTACT_MAX_LENGTH } from '../limits.js';

/** Fields that people fill in, and ids that only some calls send. Few widgets need them first. */

/** An id that is sent as an integer. */
export const integerId = v.pipe(
  v.custom<string | number>((value) => Number.isSafeInteger(value)),
  v.transform(String),
);

/** 5 digits, or ZIP+4. */
export const postalCode = v.pipe(v.string(), v.regex(/^\d{5}(?:-?\d{4})?$/, 'A postal code has 5 digits.'));

export const phoneNumber = v.pipe(v.string(), v.regex(/^\d{10}$/, 'A phone number has 10 digits.'));

export const email = v.pipe(v.string(), v.maxLength(CONTACT_MAX_LENGTH), v.email('Please enter a valid email address'));
