/** The version of our own consent text. */
export const CONSENT_VERSION = '2026-10';

/** The text that a customer agrees to, and its version. */
export interface ConsentText {
  readonly version: string;
  readonly text: string;
}

/** What was agreed to, and when; without the names of who may use it. */
export interface ConsentRecord {
  readonly version: string;
  /** SHA-256 of the text, in hexadecimal digits. */
  readonly textHash: string;
  /** ISO 8601. */
  readonly at: string;
}
