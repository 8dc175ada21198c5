import { expect, vi } from 'vitest';
import { page } from 'vitest/browser';
import { type Host, mount, rootOf, SP_ID } from '../element/stage.js';
import { DRAWN_DAY, type Stage, stage } from '../lead-board/board-stage.js';

export { SP_ID, type Stage, stage };

export const LEAD = '90412041';
export const GONE = 'This lead is no longer available for purchase.';
export const UNLOCK = 'Unlock this lead';
const HOUR = 3_600_000;

export const hoursAgo = (hours: number) => new Date(DRAWN_DAY().getTime() - hours * HOUR).toISOString();

/**
 * A response with a lead that is for sale for 23 more hours (and half a minute, so that a slow test shows the same time).
 * It contains the customer's contact unless `fields` override it.
 */
export const leadAnswer = (fields: object = {}): object => ({
  leadId: LEAD,
  purchased: false,
  sentDate: hoursAgo(1 - 0.5 / 60),
  info: {
    title: 'Clear a main drain line',
    description: 'The tub gurgles when we flush.',
    urgency: 'ThisWeek',
    category: { id: 1101, name: 'Drain Cleaning' },
    attributes: [
      { questionText: 'What is wrong?', answerText: 'Slow drains' },
      { questionText: 'How old is it?', answerText: '' },
    ],
  },
  address: { lineOne: '1904 Bluebonnet Lane', lineTwo: 'Unit B', city: 'Austin', state: 'TX', postalCode: '78704' },
  customerInfo: {
    firstName: 'Maria',
    lastName: 'Delgado',
    phoneNumber: '5125550148',
    emailAddress: 'maria.delgado@example.com',
  },
  ...fields,
});

/** A response with status 200 and the Date header of the fixed day. */
export const dated = (body: object, now = DRAWN_DAY()): Response =>
  Response.json(body, { headers: { Date: now.toUTCString() } });

/** An HTTP error that the client does not retry, because Retry-After is too long. */
export const failing = (status: number, body: object = {}): Response =>
  Response.json(body, { status, headers: { 'Retry-After': '60' } });

export const answerWith = (on: Stage, answer: () => Response | Promise<Response>) =>
  on.setFault(({ url }) => (new URL(url).pathname.includes('/office/v2/leads/') ? answer() : undefined));

export function stageOf(fields: object = {}): Stage {
  const on = stage();
  answerWith(on, () => dated(leadAnswer(fields)));
  return on;
}

/** Adds a lead page as a host that takes payments does. */
export function place(on: Stage, properties: Record<string, unknown> = {}): Host {
  const { gateway } = on;
  return mount('lead-page', { spId: SP_ID, leadId: LEAD, features: ['lead-unlock'], gateway, ...properties });
}

/** A lead page that has loaded: it shows a lead, a message or an error. */
export async function open(on: Stage, properties: Record<string, unknown> = {}): Promise<Host> {
  const element = place(on, properties);
  await settled(element);
  return element;
}

export const settled = (element: Element) =>
  vi.waitFor(() => expect(element.shadowRoot?.querySelector('.page')?.getAttribute('aria-busy')).toBe('false'), {
    timeout: 8000,
    interval: 10,
  });

export const heading = (name: string) => page.getByRole('heading', { name, exact: true });
export const button = (name: string) => page.getByRole('button', { name, exact: true });
export const link = (name: string | RegExp) => page.getByRole('link', { name });
export const isThere = (what: { elements(): Element[] }) => what.elements().length > 0;

/** The text of a part of a widget, or '' if there is no such part. */
export const partText = (element: Element, part: string): string =>
  rootOf(element).querySelector(`[part~="${part}"]`)?.textContent ?? '';

export const focusedIn = (element: Element): string => rootOf(element).activeElement?.textContent ?? 'nothing';

export function callOn(element: Host, method: string, ...given: unknown[]): void {
  const made = element[method];
  if (typeof made !== 'function') throw new Error(`There is no ${method}().`);
  Reflect.apply(made, element, given);
}
