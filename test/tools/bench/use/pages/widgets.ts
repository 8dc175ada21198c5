import 'lead-widgets/elements';
import { createTestGateway } from 'lead-widgets/testing';

interface Action {
  readonly name: string;
  readonly isPossible?: () => boolean;
  /** Typed text appears in its field immediately. The action ends when it is painted. */
  readonly isTyping?: boolean;
  act(): void;
}

interface Scene {
  readonly tag: string;
  readonly properties: Readonly<Record<string, unknown>>;
  isThere(): boolean;
  readonly actions: readonly Action[];
}

export interface UsePage {
  readonly scenes: readonly string[];
  /**
   * Adds a widget to the page, uses all of it, and removes it.
   * @returns for each action, the milliseconds until its first change was painted
   */
  play(scene: string, options: { readonly isTimed: boolean }): Promise<Readonly<Record<string, number>>>;
  leftovers(): number;
}

declare global {
  var benchUse: UsePage | undefined;
}

const LONGEST_MS = 20_000;
/** If nothing changes for this long, the requested content is there. */
const QUIET_MS = 120;

// Counts what the page and its widgets add and do not remove.
const timers = new Set<unknown>();
const { setTimeout: later, clearTimeout: notLater, setInterval: often, clearInterval: notOften } = window;
const ended = (end: (timer: number) => void) => (timer: number) => {
  timers.delete(timer);
  end(timer);
};
Object.assign(window, {
  setTimeout: (work: (...given: unknown[]) => void, ms?: number, ...given: unknown[]) => {
    const timer = later(() => {
      timers.delete(timer);
      work(...given);
    }, ms);
    timers.add(timer);
    return timer;
  },
  setInterval: (work: () => void, ms?: number, ...given: unknown[]) => {
    const timer = often(work, ms, ...given);
    timers.add(timer);
    return timer;
  },
  clearTimeout: ended(notLater),
  clearInterval: ended(notOften),
});

const sockets = new Set<WebSocket | BroadcastChannel>();
const Channel = window.BroadcastChannel;
window.BroadcastChannel = class extends Channel {
  constructor(name: string) {
    super(name);
    sockets.add(this);
  }
  override close(): void {
    sockets.delete(this);
    super.close();
  }
};

const now = new Date('2026-11-18T20:20:00Z');
let stage = createTestGateway({ clock: () => now, mirror: false });
let shown: HTMLElement | undefined;

const root = (): ShadowRoot | null => shown?.shadowRoot ?? null;
const find = (selector: string) => root()?.querySelector<HTMLElement>(selector) ?? null;
const named = (selector: string, name: RegExp) =>
  [...(root()?.querySelectorAll<HTMLElement>(selector) ?? [])].find((each) =>
    name.test(each.getAttribute('aria-label') ?? each.textContent ?? ''),
  ) ?? null;
const click = (selector: string, name = /(?:)/) => ({
  isPossible: () => named(selector, name) !== null,
  act: () => named(selector, name)?.click(),
});
const type = (selector: string, text: string) => ({
  isPossible: () => find(selector) !== null,
  isTyping: true,
  act: () => {
    const field = find(selector);
    if (!(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)) return;
    field.focus();
    const kind = field instanceof HTMLInputElement ? HTMLInputElement : HTMLTextAreaElement;
    Object.getOwnPropertyDescriptor(kind.prototype, 'value')?.set?.call(field, text);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  },
});
const rows = () => [...(root()?.querySelectorAll<HTMLElement>('.leads button.toggle') ?? [])];

const ids = { spId: '7001', timeZone: 'America/Chicago', locale: 'en-US' };

const scene = (
  tag: string,
  properties: Scene['properties'],
  isThere: () => boolean,
  actions: readonly Action[],
): Scene => ({ tag, properties, isThere, actions });

const SCENES: readonly Scene[] = [
  scene('lead-board', { ...ids, pageSize: 10, pollSeconds: 0 }, () => find('.lead.open .body .contact') !== null, [
    {
      name: 'open another lead',
      act: () => {
        // The filters load when a person uses the board.
        rows()[2]?.focus();
        rows()[2]?.click();
      },
    },
    {
      name: 'choose a status',
      act: () => {
        const status = find('.status select');
        if (!(status instanceof HTMLSelectElement)) return;
        status.value = 'InProgressWon';
        status.dispatchEvent(new Event('change', { bubbles: true }));
      },
    },
    { name: 'show the contact', ...click('.contact') },
    { name: 'open the actions', ...click('[aria-label="More actions"]') },
    { name: 'close the actions', ...click('[aria-label="More actions"]') },
    { name: 'type a city', ...type('.filters input:not([role=switch])', 'Aus') },
    { name: 'open a filter', ...click('.filters button.select', /Any/) },
    { name: 'next page', ...click('.pages button, .pages a', /Next|›/) },
  ]),
  scene('lead-card', { ...ids, leadId: '90412001' }, () => find('button.toggle') !== null, [
    { name: 'open', ...click('button.toggle') },
    { name: 'edit the notes', ...click('button.link', /Edit notes/) },
    { name: 'type a note', ...type('textarea', 'Call before noon.') },
    { name: 'cancel the note', ...click('button', /^Cancel$/) },
    { name: 'close', ...click('button.toggle') },
  ]),
  scene('date-range-picker', { variant: 'ranges', locale: 'en-US' }, () => find('[role=grid]') !== null, [
    { name: 'next month', ...click('[aria-label="Next month"]') },
    { name: 'choose a day', ...click('.grid button:not(:disabled)', / 3,/) },
    { name: 'choose a range', ...click('button', /^Last Week$/) },
  ]),
  scene('raq-funnel', { locale: 'en-US', persist: 'none' }, () => find('.funnel-tile') !== null, [
    { name: 'type a service', ...type('[role=combobox]', 'drain') },
    { name: 'choose a service', ...click('.funnel-tile') },
    { name: 'go back', ...click('[part~=back]') },
  ]),
  scene('raq-funnel', { locale: 'en-US', persist: 'none', presentation: 'modal' }, () => true, [
    { name: 'open the dialog', act: () => Reflect.get(shown ?? {}, 'show')?.call(shown) },
    { name: 'close the dialog', act: () => Reflect.get(shown ?? {}, 'close')?.call(shown) },
  ]),
  scene(
    'message-thread',
    { ...ids, userId: 'u42', leadId: '90412001' },
    () => find('.message') !== null && find('.thread[aria-busy=false]') !== null,
    [
      { name: 'type a message', ...type('textarea', 'On my way.') },
      { name: 'send it', ...click('[type=submit]') },
      { name: 'take a quick reply', ...click('.replies button') },
    ],
  ),
  scene('review-request-modal', { ...ids, leadId: '90412001' }, () => true, [
    { name: 'open', act: () => Reflect.get(shown ?? {}, 'show')?.call(shown) },
    { name: 'type a name', ...type('input', 'Dana') },
    { name: 'close', ...click('button', /Close/) },
  ]),
  scene('lead-page', { ...ids, leadId: '90412001' }, () => find('[part~=contact]') !== null, []),
];

const nameOf = ({ tag, properties }: Scene) => (properties['presentation'] === 'modal' ? `${tag} (modal)` : tag);

const frame = () => new Promise<void>((resolve) => requestAnimationFrame(() => resolve()));
const wait = (ms: number) => new Promise<void>((resolve) => later(resolve, ms));

async function until(isThere: () => boolean, what: string): Promise<void> {
  const end = performance.now() + LONGEST_MS;
  while (!isThere()) {
    if (performance.now() > end) throw new Error(`It did not come: ${what}.`);
    await frame();
  }
}

function watch(onChange: () => void): () => void {
  const observer = new MutationObserver(onChange);
  const roots = [document, ...[...document.querySelectorAll('*')].flatMap((each) => each.shadowRoot ?? [])];
  for (const each of roots) {
    observer.observe(each, { childList: true, subtree: true, attributes: true, characterData: true });
  }
  return () => observer.disconnect();
}

/** Does something and waits until its first change is painted. */
async function paintedAfter({ act, isTyping = false }: Action, what: string): Promise<number> {
  let hasChanged = isTyping;
  const stop = watch(() => {
    hasChanged = true;
  });
  const start = performance.now();
  act();
  await Promise.resolve();
  await until(() => hasChanged, what);
  stop();
  await frame();
  // The task after the frame, so it has been drawn.
  await new Promise<void>((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });
  return performance.now() - start;
}

async function quiet(): Promise<void> {
  let last = performance.now();
  const stop = watch(() => {
    last = performance.now();
  });
  while (performance.now() - last < QUIET_MS) await wait(20);
  stop();
}

globalThis.benchUse = {
  scenes: SCENES.map(nameOf),
  async play(name, { isTimed }) {
    const scene = SCENES.find((each) => nameOf(each) === name);
    if (scene === undefined) throw new Error(`There is no scene ${name}.`);
    // Each scene starts with the same leads.
    stage = createTestGateway({ clock: () => now, mirror: false });
    shown = Object.assign(document.createElement(scene.tag), {
      ...scene.properties,
      gateway: stage.gateway,
      ...(scene.tag === 'message-thread' ? { chat: stage.chat } : {}),
    });
    document.body.append(shown);
    await until(scene.isThere, name);
    const times: Record<string, number> = {};
    for (const action of scene.actions) {
      const what = `${name}, ${action.name}`;
      await until(action.isPossible ?? (() => true), what);
      if (isTimed) await quiet();
      times[action.name] = await paintedAfter(action, what);
    }
    shown.remove();
    shown = undefined;
    await wait(0);
    return times;
  },
  leftovers: () => timers.size + sockets.size,
};
