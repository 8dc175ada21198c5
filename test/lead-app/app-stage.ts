import { afterEach, beforeEach, expect, vi } from 'vitest';
import { cleanPage, type Host, make, rootOf, tick } from '../element/stage.js';
import { type Stage, stage } from '../lead-board/board-stage.js';

/** The base path of the app in these tests. */
export const BASE = '/office';
export const SP = '4711042';
export const LEAD = '90412001';
export const BOARD = `${BASE}/lead/board/${SP}`;
export const LEAD_PAGE = `${BASE}/lead?leadId=${LEAD}&serviceProviderId=${SP}`;
export const NOWHERE = `${BASE}/lead/nowhere`;

export const SILENT_CHAT = { open: () => new Promise(() => {}) };

/** Cleans the page, and restores its address and title after each test. */
export function ownAddress(): void {
  const address = location.href;
  const { title } = document;
  cleanPage();
  beforeEach(() => visit(address));
  afterEach(async () => {
    document.body.replaceChildren();
    await tick(10);
    await visit(address);
    document.title = title;
    scrollTo(0, 0);
  });
}

/** Pushes an address to the history. Retries, because WebKit accepts only 100 entries in 10 seconds. */
export async function visit(address: string): Promise<void> {
  if (address !== location.href) await vi.waitFor(() => history.pushState(null, '', address), { interval: 500 });
}

export function placeApp(
  on: Stage,
  properties: Record<string, unknown> = {},
  parent: ParentNode = document.body,
): Host {
  const app = make('lead-app', { gateway: on.gateway, basePath: BASE, timeZone: 'America/Chicago', ...properties });
  parent.append(app);
  return app;
}

export async function openApp(
  address: string,
  { on = stage(), ...properties }: Record<string, unknown> & { on?: Stage } = {},
): Promise<Host> {
  await visit(address);
  const app = placeApp(on, properties);
  await untilShown(app, expected(address));
  return app;
}

function expected(address: string): string {
  if (address.includes('/board/')) return 'lead-board';
  return address.includes('leadId=') ? 'lead-page' : 'not found';
}

/** The tag that is shown, `not found`, `waiting`, or an empty string. */
export function shownIn(app: Element): string {
  const shown = viewOf(app);
  if (shown === null) return '';
  if (shown.classList.contains('wait')) return 'waiting';
  if (shown.classList.contains('not-found')) return 'not found';
  return shown.localName;
}

export const regionOf = (app: Element): HTMLElement | null => rootOf(app).querySelector('section');

export const viewOf = (app: Element): Element | null => regionOf(app)?.firstElementChild ?? null;

export async function untilShown(app: Element, what: string): Promise<void> {
  await vi.waitFor(() => expect(shownIn(app)).toBe(what), { interval: 10 });
  if (what === 'lead-board') await untilText(app, /Showing 1/);
  if (what === 'lead-page') await untilText(app, /LeadFeed/);
}

export const untilText = (app: Element, text: RegExp) =>
  vi.waitFor(() => expect(viewOf(app)?.shadowRoot?.textContent ?? '').toMatch(text), { interval: 10 });

/** Goes back or forward in the browser, and waits for popstate and for the app to show `what`. */
export async function traverse(steps: number, app?: Element, what = ''): Promise<void> {
  const heard = new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }));
  history.go(steps);
  await heard;
  if (app) await untilShown(app, what);
}

export async function goTo(app: Host, address: string): Promise<void> {
  call(app, 'goTo', address);
  await untilShown(app, expected(address));
}

export function linkIn(app: Element, text: RegExp): HTMLAnchorElement {
  const links = [rootOf(app), viewOf(app)?.shadowRoot].flatMap((root) => [...(root?.querySelectorAll('a') ?? [])]);
  const link = links.find((each) => text.test(each.textContent ?? ''));
  if (link === undefined) throw new Error(`There is no link ${text}.`);
  return link;
}

export function addLink(app: Element, attributes: Readonly<Record<string, string>>): HTMLAnchorElement {
  const link = document.createElement('a');
  for (const [name, value] of Object.entries(attributes)) link.setAttribute(name, value);
  link.textContent = 'link';
  regionOf(app)?.append(link);
  return link;
}

/** Clicks a link, and returns whether the browser would have followed it. The navigation itself is prevented. */
export function isLeftToBrowser(link: HTMLAnchorElement, init: MouseEventInit = {}): boolean {
  let isLeft = false;
  const onClick = (event: Event) => {
    isLeft = !event.defaultPrevented;
    event.preventDefault();
  };
  window.addEventListener('click', onClick, { once: true });
  link.dispatchEvent(new MouseEvent('click', { bubbles: true, composed: true, cancelable: true, ...init }));
  window.removeEventListener('click', onClick);
  return isLeft;
}

export const here = (): string => location.pathname + location.search;

export function call(element: Host, method: string, ...given: unknown[]): unknown {
  const made = element[method];
  if (typeof made !== 'function') throw new Error(`There is no ${method}().`);
  return Reflect.apply(made, element, given);
}
