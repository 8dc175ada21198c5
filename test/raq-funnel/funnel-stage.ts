import { afterEach, beforeEach, expect, vi } from 'vitest';
import { page } from 'vitest/browser';
import { createGateway } from '../../src/gateway.js';
import type { PersistedFunnel } from '../../src/raq-funnel/funnel/persisted-funnel.js';
import { createSandbox, type SandboxOptions } from '../../src/sandbox.js';
import { endSessions, sessionFor } from '../../src/session/sessions.js';
import { leftAt } from '../../stories/page/kept-funnels.js';
import { fill, press } from '../element/press.js';
import { cleanPage, type Host, make, rootOf } from '../element/stage.js';
import { bodyOf, type Fault } from '../lead-board/board-stage.js';

export { bodyOf };

const SEEDED_LEADS = 3;

export const TOKEN = 'tok-8801';

/** The heading of each step. For the project, of its last screen. */
export const TITLES = {
  service: 'What do you need?',
  'postal-code': 'Where is the job?',
  project: 'What should the pros know?',
  timing: 'When do you need it done?',
  contact: 'How can the pros reach you?',
  suggestions: 'Who should get your request?',
  summary: 'Your request is on its way',
} as const;

export type Step = keyof typeof TITLES;

export const CUSTOMER = { first: 'Nova', last: 'Lindqvist', email: 'nova.lindqvist@example.com', phone: '5125550177' };

const FUNNEL_EVENTS = [
  ...['widget-ready', 'widget-error', 'challenge-required', 'navigate'],
  ...['funnel-step', 'lead-created', 'lead-assigned', 'funnel-complete', 'funnel-close'],
];

export type FunnelStage = ReturnType<typeof funnelStage>;

const origins = new Map<string, (request: Request) => Promise<Response>>();
let stages = 0;

/** Cleans the page before each test, and lets the sandbox of a stage answer its calls. */
export function funnelPage(): void {
  const address = location.href;
  cleanPage();
  beforeEach(() => {
    const { fetch } = globalThis;
    vi.spyOn(globalThis, 'fetch').mockImplementation((input, init) => {
      const request = new Request(input, init);
      return origins.get(new URL(request.url).origin)?.(request) ?? fetch(input, init);
    });
  });
  afterEach(async () => {
    document.body.replaceChildren();
    vi.restoreAllMocks();
    origins.clear();
    if (location.href !== address) history.replaceState(null, '', address);
    scrollTo(0, 0);
  });
}

export function funnelStage(options: SandboxOptions = {}) {
  const sandbox = createSandbox({ mirror: false, ...options });
  const requests: Request[] = [];
  let fault: Fault | null = null;
  const answer = async (request: Request) => {
    requests.push(request.clone());
    return (await fault?.(request.clone())) ?? sandbox.fetch(request);
  };
  stages += 1;
  const url = `https://gateway-${stages}.test`;
  origins.set(url, answer);
  const own = createGateway({
    fetch: (address, init) => sandbox.fetch(new Request(`http://own.test${address}`, init)),
  });
  return {
    requests,
    to: (end: string) => requests.filter((request) => new URL(request.url).pathname.endsWith(end)),
    /** Answers the following calls. If it returns undefined, the sandbox answers. */
    setFault(next: Fault | null) {
      fault = next;
    },
    url: () => url,
    reload() {
      document.body.replaceChildren();
      // After a reload only the data on the device is left.
      endSessions();
    },
    leads: async () => (await own.projects({ limit: 50 })).totalCount - SEEDED_LEADS,
  };
}

/** Answers calls whose path has this ending, a few times or always. */
export function striking(end: string, answer: () => Response, times = Number.POSITIVE_INFINITY): Fault {
  let left = times;
  return ({ url }) => {
    if (left <= 0 || !new URL(url).pathname.endsWith(end)) return undefined;
    left -= 1;
    return answer();
  };
}

/** An HTTP error that the client does not retry automatically. */
export const refusal = (status: number) => () => Response.json({}, { status, headers: { 'Retry-After': '60' } });

const heardOf = new WeakMap<Element, { readonly name: string; readonly detail: unknown }[]>();

export function heard(element: Element, name?: string): unknown[] {
  const all = heardOf.get(element) ?? [];
  return name === undefined ? all : all.filter((each) => each.name === name).map(({ detail }) => detail);
}

/** Adds a funnel to the page and records its events. By default it has no questions, so the project is one screen. */
export function place(on: FunnelStage, properties: Record<string, unknown> = {}): Host {
  const element = make('raq-funnel', {
    gatewayUrl: on.url(),
    oneTimeToken: TOKEN,
    locale: 'en-US',
    questions: () => [],
    ...properties,
  });
  heardOf.set(element, []);
  for (const name of FUNNEL_EVENTS) {
    element.addEventListener(name, (event) => {
      if (event instanceof CustomEvent) heardOf.get(element)?.push({ name, detail: event.detail });
    });
  }
  document.body.append(element);
  return element;
}

export async function open(on: FunnelStage, properties: Record<string, unknown> = {}, first: Step = 'service') {
  const element = place(on, properties);
  await untilAt(first);
  return element;
}

export const heading = (name: string | RegExp) => page.getByRole('heading', { name, exact: true });
export const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true });
export const textbox = (name: string | RegExp) => page.getByRole('textbox', { name });
export const checkbox = (name: string | RegExp) => page.getByRole('checkbox', { name });
export const radio = (name: string | RegExp) => page.getByRole('radio', { name });
export const isThere = (what: { elements(): Element[] }) => what.elements().length > 0;

/** The titles that are different in a funnel for a provider. */
const TITLES_FOR_ANY: { readonly [Name in Step]?: RegExp } = {
  contact: /^How can .+ reach you\?$/,
  suggestions: /^Who (?:else )?should get your request\?$/,
};

const titleOf = (step: Step) => TITLES_FOR_ANY[step] ?? TITLES[step];

export const untilAt = (step: Step) => expect.element(heading(titleOf(step))).toBeVisible();

export const untilSays = (element: Element, text: string | RegExp) =>
  vi.waitFor(() => expect(textIn(element)).toMatch(text));

export const textIn = (element: Element) => element.shadowRoot?.textContent ?? '';

export function focusedIn(element: Element): string {
  const active = rootOf(element).activeElement;
  if (active instanceof HTMLInputElement || active instanceof HTMLTextAreaElement) {
    return active.labels?.[0]?.textContent ?? active.name;
  }
  return active?.getAttribute('aria-label') ?? active?.textContent ?? '';
}

export async function calls(on: FunnelStage, end: string, count: number): Promise<Request[]> {
  await vi.waitFor(() => expect(on.to(end).length).toBe(count));
  return on.to(end);
}

export const bodiesOf = (requests: readonly Request[]): Promise<unknown[]> => Promise.all(requests.map(bodyOf));

export const idsOf = (requests: readonly Request[]) =>
  new Set(requests.map(({ headers }) => headers.get('X-Request-Id')));

export function call(element: Host, method: string, ...given: unknown[]): unknown {
  const made = element[method];
  if (typeof made !== 'function') throw new Error(`There is no ${method}().`);
  return Reflect.apply(made, element, given);
}

export const keptOnDevice = () => JSON.stringify([{ ...sessionStorage }, { ...localStorage }]);

export async function fillContact(): Promise<void> {
  await fill(textbox('First name'), CUSTOMER.first);
  await fill(textbox('Last name'), CUSTOMER.last);
  await fill(textbox('Email'), CUSTOMER.email);
  await fill(textbox('Phone'), CUSTOMER.phone);
}

export async function agree(): Promise<void> {
  await press(checkbox(/^I agree/));
  await press(button('Get quotes'));
}

export async function askForQuotes(): Promise<void> {
  await fillContact();
  await agree();
}

export async function pick(element: Element, ...files: readonly File[]): Promise<void> {
  await expect.element(button('Add photos')).toBeVisible();
  const input = rootOf(element).querySelector<HTMLInputElement>('input[type="file"]');
  if (input === null) throw new Error('There is no field for files.');
  const list = new DataTransfer();
  for (const file of files) list.items.add(file);
  input.files = list.files;
  input.dispatchEvent(new Event('change', { bubbles: true }));
}

export async function createdBody(on: FunnelStage, end = '/v3/lead'): Promise<Record<string, unknown>> {
  const [request] = await calls(on, end, 1);
  return Object(await bodyOf(request));
}

const LEAVE: Readonly<Record<Exclude<Step, 'summary'>, () => Promise<void>>> = {
  service: async () => {
    await fill(page.getByRole('combobox', { name: 'Service' }), 'drain cleaning');
    await press(page.getByRole('option', { name: /^Drain Cleaning/ }));
  },
  'postal-code': async () => {
    await fill(textbox('ZIP code'), '78704');
    await expect.element(page.getByText('Austin, TX')).toBeVisible();
    await press(button('Continue'));
  },
  project: async () => {
    await fill(textbox('Description'), 'The sink fills again.');
    await press(button('Continue'));
  },
  timing: async () => {
    await press(radio(/^This week/));
    await press(button('Continue'));
  },
  contact: askForQuotes,
  suggestions: async () => {
    await expect.element(checkbox('Live Oak Plumbing')).toBeVisible();
    await press(button('Continue'));
  },
};

const isLeft = (step: Step): step is Exclude<Step, 'summary'> => step !== 'summary';

/** Answers these steps in order. The next screen may be something other than a step. */
export async function answer(...steps: readonly Step[]): Promise<void> {
  for (const step of steps.filter(isLeft)) {
    await untilAt(step);
    await LEAVE[step]();
  }
}

/** Answers these steps in order, and waits for the step after them. */
export async function walk(steps: readonly Step[], until: Step): Promise<void> {
  await answer(...steps);
  await untilAt(until);
}

const ORDER: readonly Step[] = ['service', 'postal-code', 'project', 'timing', 'contact', 'suggestions', 'summary'];

export const walkTo = (step: Step, from: Step = 'service') =>
  walk(ORDER.slice(ORDER.indexOf(from), ORDER.indexOf(step)), step);

const ANSWERED = leftAt('contact', { answers: {}, description: 'The sink fills again.' });

const OPEN_AT: Partial<Record<Step, Partial<PersistedFunnel>>> = {
  'postal-code': {
    form: { ...ANSWERED.form, postalCode: '', advertisingZone: '' },
    place: null,
    description: '',
    urgency: '',
  },
  project: { description: '', urgency: '' },
  timing: { urgency: '' },
};

/**
 * Opens a funnel at a step. Restores the answers up to the contact step as after a reload, because walking takes
 * seconds, and walks later steps. A test about what happens on the way uses `openAndWalk`.
 */
export async function openAt(on: FunnelStage, step: Step, properties: Record<string, unknown> = {}): Promise<Host> {
  if (step === 'service') return open(on, properties);
  const restored = step === 'suggestions' || step === 'summary' ? 'contact' : step;
  const funnel: PersistedFunnel = { ...ANSWERED, step: restored, reached: restored, ...OPEN_AT[restored] };
  const { device } = sessionFor({ url: on.url(), oneTimeToken: TOKEN });
  device.drafts.set('raq-funnel/', JSON.stringify({ funnel, sent: null, touch: {} }));
  on.reload();
  const element = await open(on, properties, restored);
  await walkTo(step, restored);
  return element;
}

export async function openAndWalk(
  on: FunnelStage,
  step: Step,
  properties: Record<string, unknown> = {},
): Promise<Host> {
  const element = await open(on, properties);
  await walkTo(step);
  return element;
}
