/** The cookie that tells `network-faults.ts` which requests of a page fail. */
const REFUSED = 'test-refused';

/** The modules that a test can make unavailable. The browser does not cache them: see `kept-modules.ts`. */
export const REFUSABLE = [
  'ui/list/lists',
  'elements/lead-board.ts',
  'lead-board/board-tools',
  'lead-card/card-tools',
  'ui/popup/dialog',
  'raq-funnel/shell/funnel-steps',
] as const;

/** Makes requests for these modules fail from now on, as on a broken network. An empty list ends it. */
export function refuseRequests(words: readonly (typeof REFUSABLE)[number][]): void {
  const age = words.length === 0 ? '; max-age=0' : '';
  // biome-ignore lint/suspicious/noDocumentCookie: not every engine has the Cookie Store API.
  document.cookie = `${REFUSED}=${encodeURIComponent(words.join(' '))}; path=/; samesite=strict${age}`;
}

/** The modules that fail, from a page's cookies. */
export function refusedIn(cookies: string): readonly string[] {
  const [, value = ''] = new RegExp(`${REFUSED}=([^;]*)`).exec(cookies) ?? [];
  return value === '' ? [] : decodeURIComponent(value).split(' ');
}
