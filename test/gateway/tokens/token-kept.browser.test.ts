import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { cleanPage, listen, mount, SP_ID, untilText } from '../../element/stage.js';

const TOKEN = 'tok-4711-known-to-nobody';
const ONCE = 'once-4711-known-to-nobody';
const EVENTS = [
  'widget-ready',
  'widget-error',
  'challenge-required',
  'navigate',
  'analytics',
  'lead-change',
  'lead-select',
];

cleanPage();

let sent: Request[];
let said: unknown[][];

beforeEach(() => {
  sent = [];
  said = [];
  const { fetch } = globalThis;
  vi.spyOn(globalThis, 'fetch').mockImplementation((input, init) => {
    const request = new Request(input, init);
    sent.push(request.clone());
    return fetch(input, init);
  });
  for (const method of ['log', 'info', 'warn', 'error', 'debug'] as const) {
    vi.spyOn(console, method).mockImplementation((...all) => void said.push(all));
  }
});

afterEach(() => vi.restoreAllMocks());

const markup = (root: ParentNode): string =>
  [...root.querySelectorAll('*')]
    .map((element) => {
      const own = [...element.attributes].map(({ name, value }) => `${name}=${value}`).join(' ');
      return `${own} ${element.shadowRoot ? `${element.shadowRoot.textContent} ${markup(element.shadowRoot)}` : ''}`;
    })
    .join('\n');

async function kept(): Promise<string> {
  const databases = (await indexedDB.databases()).map(({ name }) => name);
  const addresses = performance.getEntries().map(({ name }) => name);
  return JSON.stringify([
    { ...localStorage },
    { ...sessionStorage },
    document.cookie,
    databases,
    await caches.keys(),
    history.state,
    location.href,
    addresses,
  ]);
}

it.each([
  ['default', /Showing 1/],
  ['unauthorized', /Unauthorized|Sorry, something went wrong/],
  ['challenge', /Showing 1/],
])(
  'the tokens of a board appear in no URL, event, attribute, text, console message or storage: %s',
  async (weather, shows) => {
    const heard = EVENTS.map((name) => listen(document, name));
    const board = mount('lead-board', {
      spId: SP_ID,
      gatewayUrl: `/weather/${weather}`,
      auth: { getToken: async () => TOKEN },
    });
    board.setAttribute('one-time-token', ONCE);
    await untilText(board, shows);
    await vi.waitFor(() => expect(heard.flat().length).toBeGreaterThan(0));
    await vi.waitFor(() => expect(sent.length).toBeGreaterThan(1));

    expect(sent.map(({ headers }) => headers.get('Authorization'))).toEqual(sent.map(() => `Bearer ${TOKEN}`));
    const bodies = await Promise.all(sent.map((request) => request.text()));
    const addresses = sent.map(({ url }) => url);
    const texts = JSON.stringify([addresses, bodies, heard, said.map(String), markup(document)]) + (await kept());
    for (const token of [TOKEN, ONCE]) expect(texts.includes(token)).toBe(false);
  },
);
