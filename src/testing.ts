/**
 * For the unit tests of a host's own app: a gateway without a server, and what a simulated DOM lacks.
 * @example
 * import { createTestGateway, setUpDom, whenReady } from 'lead-widgets/testing';
 *
 * setUpDom();
 * const { gateway, calls } = createTestGateway();
 * const { element } = await whenReady(Object.assign(document.createElement('lead-board'), { spId: '7001', gateway }));
 */

import type { ChatClient } from './gateway/chat/chat.js';
import { createGateway, type GatewayClient } from './gateway/create-gateway.js';
import type { Operation } from './gateway/gateway.js';
import { createSandbox, type Sandbox, type SandboxOptions } from './sandbox/create-sandbox.js';
import { USUAL_TEXT_SIZE } from './ui/theme/sheets.js';

/** A call that a widget has made. */
export interface TestCall {
  readonly operation: string;
  /** What the widget asked for: the fields of path, query and body. */
  readonly input: unknown;
}

export interface TestGatewayOptions extends SandboxOptions {
  /**
   * What single operations answer instead of the sandbox. An error is thrown to the widget.
   * @example { leads: () => new Error('down'), setStatus: () => undefined }
   */
  readonly answers?: Readonly<Partial<Record<Operation, (input: unknown) => unknown>>>;
}

export interface TestGateway {
  /** For the property `gateway` of a widget or of `<lead-gateway>`. */
  readonly gateway: GatewayClient;
  /** For the property `chat` of `<message-thread>`. */
  readonly chat: ChatClient;
  /** Every call so far, in order. */
  readonly calls: readonly TestCall[];
  /** The data behind it. */
  readonly sandbox: Sandbox;
}

/** Creates a gateway in memory, with the example data of the demo. It makes no request. */
export function createTestGateway({ answers = {}, ...options }: TestGatewayOptions = {}): TestGateway {
  const sandbox = createSandbox({ mirror: false, ...options });
  const gateway = createGateway({ fetch: sandbox.fetch });
  const calls: TestCall[] = [];
  for (const [name, method] of Object.entries(gateway)) {
    if (typeof method !== 'function') continue;
    Reflect.set(gateway, name, async (...args: readonly unknown[]) => {
      calls.push({ operation: name, input: args[0] });
      const answer: unknown = Reflect.get(answers, name);
      if (typeof answer !== 'function') return Reflect.apply(method, gateway, args);
      const answered: unknown = await Reflect.apply(answer, undefined, [args[0]]);
      if (answered instanceof Error) throw answered;
      return answered;
    });
  }
  return { gateway, chat: sandbox.chat, calls, sandbox };
}

/** How long `whenReady` waits, in milliseconds. */
const READY_MS = 5000;

/**
 * Waits until a widget shows its data. Appends it to the page first if it is not connected.
 * @param element a tag of this package
 * @param forMs how long to wait, in milliseconds
 * @returns the element, and the root in which it draws, for queries
 * @throws Error when the widget reports an error first, with its operation and kind, or does not get ready in time
 */
export function whenReady<Tag extends HTMLElement>(
  element: Tag,
  forMs = READY_MS,
): Promise<{ readonly element: Tag; readonly root: ShadowRoot }> {
  return new Promise((resolve, reject) => {
    const ended = new AbortController();
    const { signal } = ended;
    const endPause = pauseActWarnings();
    const end = (finish: () => void) => {
      clearTimeout(timer);
      endPause();
      ended.abort();
      finish();
    };
    const timer = setTimeout(
      () => end(() => reject(new Error(`<${element.localName}> was not ready within ${forMs} ms.`))),
      forMs,
    );
    element.addEventListener(
      'widget-ready',
      () =>
        end(() => {
          const { shadowRoot: root } = element;
          if (root) resolve({ element, root });
          else reject(new Error(`<${element.localName}> has no shadow root: import 'lead-widgets/elements'.`));
        }),
      { signal },
    );
    element.addEventListener(
      'widget-error',
      (event) => end(() => reject(new Error(`<${element.localName}> reported ${JSON.stringify(detailOf(event))}.`))),
      { signal },
    );
    if (!element.isConnected) document.body.append(element);
  });
}

const ACT = 'IS_REACT_ACT_ENVIRONMENT';
let pauses = 0;
let wasAct: unknown;

/** React warns about updates outside of `act` if a test asks for it. A widget updates by itself, so waiting for it is correct. */
function pauseActWarnings(): () => void {
  if (pauses === 0) {
    wasAct = Reflect.get(globalThis, ACT);
    Reflect.set(globalThis, ACT, false);
  }
  pauses += 1;
  return () => {
    pauses -= 1;
    if (pauses === 0) Reflect.set(globalThis, ACT, wasAct);
  };
}

function detailOf(event: Event): unknown {
  return event instanceof CustomEvent ? event.detail : undefined;
}

/** An observer that never sees anything: a simulated DOM has no layout. */
class StillObserver {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
  takeRecords(): readonly [] {
    return [];
  }
}

/**
 * Adds what jsdom and happy-dom lack and the widgets use: style sheets of a shadow root, `matchMedia`, observers of size,
 * and the methods of a dialog. What is there stays. Call it once, before the first widget. In a browser it does nothing.
 */
export function setUpDom(): void {
  const view = document.defaultView ?? globalThis;
  for (const place of new Set<object>([globalThis, view])) {
    add(place, 'ResizeObserver', StillObserver);
    add(place, 'IntersectionObserver', StillObserver);
    add(place, 'matchMedia', mediaOf);
    add(place, 'CSS', {});
    add(Reflect.get(place, 'CSS'), 'supports', () => true);
    add(place, 'scrollTo', () => {});
  }
  const { CSSStyleSheet, Document, Element, HTMLDialogElement, HTMLElement, ShadowRoot } = view;
  add(CSSStyleSheet.prototype, 'replaceSync', () => {});
  for (const Root of [Document, ShadowRoot]) {
    if (!('adoptedStyleSheets' in Root.prototype)) addSheets(Root.prototype);
    add(Root.prototype, 'elementFromPoint', () => null);
  }
  for (const name of ['scrollIntoView', 'scrollTo']) add(Element.prototype, name, () => {});
  const { prototype: dialog } = HTMLDialogElement;
  if (!isNative(Reflect.get(dialog, 'close'))) Object.assign(dialog, dialogMethods);
  const { prototype: element } = HTMLElement;
  if (!isNative(Reflect.get(element, 'attachInternals'))) Object.assign(element, { attachInternals: missingInternals });
}

/** A browser closes a dialog immediately and fires `close` in a later task. */
const dialogMethods = {
  showModal(this: HTMLDialogElement): void {
    this.open = true;
  },
  close(this: HTMLDialogElement): void {
    if (!this.open) return;
    this.open = false;
    setTimeout(() => this.dispatchEvent(new Event('close')));
  },
};

/** A field that takes every value and belongs to no form. */
function missingInternals(): object {
  const validity = { valid: true, valueMissing: false };
  return {
    setFormValue: () => {},
    setValidity: () => {},
    checkValidity: () => true,
    reportValidity: () => true,
    validity,
    labels: [],
    form: null,
    willValidate: true,
    validationMessage: '',
  };
}

function isNative(method: unknown): boolean {
  return typeof method === 'function' && Function.prototype.toString.call(method).includes('[native code]');
}

function add(place: object, name: string, value: unknown): void {
  if (Reflect.get(place, name) === undefined)
    Object.defineProperty(place, name, { configurable: true, writable: true, value });
}

function addSheets(prototype: object): void {
  const sheetsOf = new WeakMap<object, readonly unknown[]>();
  Object.defineProperty(prototype, 'adoptedStyleSheets', {
    configurable: true,
    get(this: object) {
      return sheetsOf.get(this) ?? [];
    },
    set(this: object, sheets: readonly unknown[]) {
      sheetsOf.set(this, sheets);
    },
  });
}

/** A wide screen with a mouse, on which nobody has chosen anything. */
function mediaOf(media: string): EventTarget {
  const matches = media === USUAL_TEXT_SIZE || media.includes('pointer: fine');
  return Object.assign(new EventTarget(), { media, matches, onchange: null });
}
