import { expect, vi } from 'vitest';
import { page } from 'vitest/browser';
import type { ReviewRequestModalElement } from '../../src/elements.js';
import { SANDBOX_LEADS } from '../../src/sandbox.js';
import { press } from '../element/press.js';
import { rootOf, SP_ID } from '../element/stage.js';
import { bodyOf, type Stage, stage } from '../lead-board/board-stage.js';

export { SP_ID, stage };

export const REQUEST_CALL = '/review/request-by-email';
const THANKS = 'Thank you! Your Review Request has been submitted.';

/** Desmond Clarke, a lead that fills in the whole form. */
export const WHOLE = SANDBOX_LEADS.thimble;
/** Dana Whitfield, whose number is a temporary one; the category Drain Cleaning has the parent Plumbing. */
export const MASKED = SANDBOX_LEADS.maskedActive;

export const dialog = () => page.getByRole('dialog', { name: 'Request a Review' });
export const button = (name: string) => page.getByRole('button', { name, exact: true });
export const field = (name: string) => page.getByRole('textbox', { name });
export const choice = (name: string) => page.getByRole('checkbox', { name, exact: true });
export const thanks = () => page.getByRole('heading', { name: THANKS });
export const opener = () => button('Ask for a review');

export async function modal(on: Stage, properties: Record<string, unknown> = {}): Promise<ReviewRequestModalElement> {
  const element = document.createElement('review-request-modal');
  Object.assign(element, { spId: SP_ID, leadId: WHOLE, gateway: on.gateway, ...properties });
  const host = document.createElement('button');
  host.textContent = 'Ask for a review';
  host.addEventListener('click', () => element.show());
  document.body.append(host, element);
  await vi.waitFor(() => expect(element.shadowRoot?.querySelector('.root') != null).toBe(true));
  return element;
}

export async function openModal(
  on: Stage,
  properties: Record<string, unknown> = {},
): Promise<ReviewRequestModalElement> {
  const element = await modal(on, properties);
  await press(opener());
  await expect.element(button('Send request')).toBeVisible();
  return element;
}

export async function send(): Promise<void> {
  await press(button('Send request'));
  await expect.element(thanks()).toBeVisible();
}

export function focused(element: Element): string {
  const at = rootOf(element).activeElement;
  if (at instanceof HTMLInputElement || at instanceof HTMLTextAreaElement) return at.labels?.[0]?.textContent ?? '';
  return at?.ariaLabel ?? at?.textContent ?? 'nothing';
}

export const focusedInPage = () => document.activeElement?.textContent ?? '';

export const sentBodies = async (on: Stage): Promise<unknown[]> => Promise.all(on.to(REQUEST_CALL).map(bodyOf));

export const failRequest = (on: Stage, answer: () => Response | Promise<Response>) =>
  failCall(on, REQUEST_CALL, answer);

export const refused = (status: number) => () => Response.json({}, { status });

export const failCall = (on: Stage, end: string, answer: () => Response | Promise<Response>) =>
  on.setFault(({ url }) => (new URL(url).pathname.endsWith(end) ? answer() : undefined));

export const gone = () => vi.waitFor(() => expect(dialog().elements().length).toBe(0));
