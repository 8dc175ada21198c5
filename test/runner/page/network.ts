/** The cookies by which a page under test tells `network-faults.ts` how its requests fare. */
const REFUSED = 'test-refused';
const DELAY = 'test-delay';

/** The modules that a test may take away. The browser does not keep them: see `kept-modules.ts`. */
export const REFUSABLE = ['ui/list/lists', 'elements/lead-board.ts', 'date-range-picker/calendar/calendars'] as const;

const setCookie = (name: string, value: string) => {
  const age = value === '' ? '; max-age=0' : '';
  // biome-ignore lint/suspicious/noDocumentCookie: not every engine has the Cookie Store API.
  document.cookie = `${name}=${encodeURIComponent(value)}; path=/; samesite=strict${age}`;
};

/** Requests for one of these modules fail from now on, as on a broken network; none do with an empty list. */
export function refuseRequests(words: readonly (typeof REFUSABLE)[number][]): void {
  setCookie(REFUSED, words.join(' '));
}

export function delayRequests(milliseconds: number): void {
  setCookie(DELAY, milliseconds === 0 ? '' : `${milliseconds}`);
}

export function askedOf(cookies: string): { refused: string[]; delay: number } {
  const values = new Map(
    cookies.split('; ').map((cookie) => {
      const [name = '', value = ''] = cookie.split('=');
      return [name, decodeURIComponent(value)] as const;
    }),
  );
  return { refused: values.get(REFUSED)?.split(' ') ?? [], delay: Number(values.get(DELAY) ?? 0) };
}
