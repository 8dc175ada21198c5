import { afterEach, beforeEach, expect, vi } from 'vitest';
import { page } from 'vitest/browser';
import { endSessions } from '../../src/session/sessions.js';
import '../../src/elements.js';
import { createGateway, type GatewayClient } from '../../src/gateway.js';
import { createSandbox, type SandboxOptions } from '../../src/sandbox.js';

export const SP_ID = '4711042';

export type Fault = (request: Request) => Response | undefined | Promise<Response | undefined>;

export interface Recorded {
  readonly gateway: GatewayClient;
  readonly fetch: (address: string, init?: RequestInit) => Promise<Response>;
  readonly requests: Request[];
  to(end: string): Request[];
  /** Answers the following calls. If it returns undefined, the sandbox answers. */
  setFault(fault: Fault | null): void;
}

export function recordedGateway(options: SandboxOptions = {}): Recorded {
  const sandbox = createSandbox({ clock: () => new Date('2026-11-18T20:30:00Z'), ...options });
  const requests: Request[] = [];
  let fault: Fault | null = null;
  const fetch: Recorded['fetch'] = async (address, init) => {
    const request = new Request(new URL(address, location.origin), init);
    requests.push(request.clone());
    return (await fault?.(request)) ?? sandbox.fetch(request);
  };
  return {
    gateway: createGateway({ fetch }),
    fetch,
    requests,
    to: (end) => requests.filter(({ url }) => new URL(url).pathname.endsWith(end)),
    setFault(next) {
      fault = next;
    },
  };
}

export interface Host extends HTMLElement {
  [property: string]: unknown;
}

export function mount(tag: string, properties: Record<string, unknown> = {}, parent: ParentNode = document.body): Host {
  const element = make(tag, properties);
  parent.append(element);
  return element;
}

export function make(tag: string, properties: Record<string, unknown> = {}): Host {
  const element = document.createElement(tag);
  Object.assign(element, properties);
  return asHost(element);
}

export function asHost(element: Element | null): Host {
  if (!(element instanceof HTMLElement)) throw new Error('There is no such element.');
  return element as Host;
}

export function rootOf(element: Element): ShadowRoot {
  if (element.shadowRoot === null) throw new Error(`${element.localName} has no open shadow root.`);
  return element.shadowRoot;
}

export const textOf = (element: Element): string => rootOf(element).textContent ?? '';

export const untilText = (element: Element, text: string | RegExp) =>
  vi.waitFor(() => expect(textOf(element)).toMatch(text), { interval: 20 });

export function listen(element: EventTarget, name: string): unknown[] {
  const heard: unknown[] = [];
  element.addEventListener(name, (event) => heard.push(event instanceof CustomEvent ? event.detail : event));
  return heard;
}

export function callOn(element: Element, name: string, ...given: unknown[]): unknown {
  const method: unknown = Reflect.get(element, name);
  if (typeof method !== 'function') throw new Error(`There is no ${name}().`);
  return Reflect.apply(method, element, given);
}

export const tick = (ms = 0): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

export const pageFaults: unknown[] = [];

const onFault = (event: ErrorEvent | PromiseRejectionEvent) =>
  pageFaults.push(event instanceof ErrorEvent ? event.message : event.reason);

export function cleanPage(): void {
  beforeEach(() => {
    // Read marks need a focused window, and a test must not depend on a click in the test before.
    window.focus();
    // A failed test may have left a widget in the page.
    document.body.replaceChildren();
    pageFaults.length = 0;
    localStorage.clear();
    sessionStorage.clear();
    indexedDB.deleteDatabase('lead-widgets-outbox');
    window.addEventListener('error', onFault);
    window.addEventListener('unhandledrejection', onFault);
  });
  afterEach(async () => {
    document.body.replaceChildren();
    if (window.innerWidth !== 1280) await page.viewport(1280, 900);
    await tick();
    // A session without a widget stays alive and still stores pending changes.
    endSessions();
    window.removeEventListener('error', onFault);
    window.removeEventListener('unhandledrejection', onFault);
    expect(pageFaults).toEqual([]);
  });
}
