/** The cookie by which a page under test tells `network-faults.ts` which requests fail. */
const REFUSED = 'test-refused';

/** The modules that a test may take away. The browser does not keep them: see `kept-modules.ts`. */
export const REFUSABLE = [
  'ui/list/lists',
  'elements/lead-board.ts',
  'date-range-picker/calendar/calendars',
  'raq-funnel/shell/funnel-rest',
] as const;

/** Requests for one of these modules fail from now on, as on a broken network; none do with an empty list. */
export function refuseRequests(words: readonly (typeof REFUSABLE)[number][]): void {
  const age = words.length === 0 ? '; max-age=0' : '';
  // biome-ignore lint/suspicious/noDocumentCookie: not every engine has the Cookie Store API.
  document.cookie = `${REFUSED}=${encodeURIComponent(words.join(' '))}; path=/; samesite=strict${age}`;
}

/** The modules that a page's cookies refuse. */
export function refusedIn(cookies: string): readonly string[] {
  const [, value = ''] = new RegExp(`${REFUSED}=([^;]*)`).exec(cookies) ?? [];
  return value === '' ? [] : decodeURIComponent(value).split(' ');
}
