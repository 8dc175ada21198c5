/** What both pages ask for: the ten-lead answer. */
export const SERVICE_PROVIDER_ID = '4711042';
export const LIMIT = 10;
export const SOURCE_APPLICATION = 'bench';
export const APPLICATION_VERSION = '1.0.0';

declare global {
  /** Makes the call once, and tells how many leads came. */
  var benchTurn: (() => Promise<number>) | undefined;
}
