import { beforeEach, expect, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { createGateway, type FetchFunction } from '../../src/gateway.js';
import { createSandbox, SANDBOX_LEADS, type SandboxOptions } from '../../src/sandbox.js';
import { clearDevice } from '../../src/session/clear-device.js';
import { press } from '../element/press.js';
import { type Host, mount, rootOf, SP_ID } from '../element/stage.js';

export { SP_ID };
export const DANA = 'u42';
export const LEAD_ID = SANDBOX_LEADS.newest;

type Fault = (request: Request) => Response | Promise<Response | undefined> | undefined;

export const refusal = (status: number) => Response.json({}, { status, headers: { 'Retry-After': '60' } });

// Clears data of earlier tests.
beforeEach(() => clearDevice());

let nobodies = 0;

export function threadStage(options: SandboxOptions = {}) {
  const sandbox = createSandbox({ mirror: false, clock: () => new Date(), ...options });
  const requests: Request[] = [];
  let fault: Fault | null = null;
  const fetch: FetchFunction = async (address, init) => {
    const request = new Request(new URL(address, location.origin), init);
    requests.push(request.clone());
    return (await fault?.(request)) ?? sandbox.fetch(request);
  };
  const gateway = createGateway({ fetch });
  nobodies += 1;
  const nobody = `nobody-${nobodies}-${Math.random()}`;
  return {
    sandbox,
    fetch,
    gateway,
    /** A client of another page at the same gateway: another tab, or this tab after a reload. */
    otherPage: () => createGateway({ fetch }),
    requests,
    nobody,
    chat: sandbox.chat,
    controls: sandbox.chatControls,
    customer: (userId: string) => sandbox.customer({ serviceProviderId: SP_ID, userId }),
    async received(limit = 30) {
      const session = await sandbox.customer({ serviceProviderId: SP_ID, userId: nobody }).session();
      const chat = await sandbox.chat.open({ ...session, getToken: async () => 'x' });
      return { chat, messages: (await chat.recent(limit)).messages };
    },
    to: (end: string) => requests.filter(({ url }) => new URL(url).pathname.endsWith(end)),
    setFault(next: Fault | null) {
      fault = next;
    },
  };
}

export type ThreadStage = ReturnType<typeof threadStage>;

export const place = (on: ThreadStage, properties: Record<string, unknown> = {}): Host =>
  mount('message-thread', {
    spId: SP_ID,
    userId: DANA,
    leadId: LEAD_ID,
    boardUrl: '#board/{spId}',
    historyUrl: '#history/{userId}',
    timeZone: 'America/Chicago',
    gateway: on.gateway,
    chat: on.chat,
    ...properties,
  });

export async function open(on: ThreadStage, properties: Record<string, unknown> = {}): Promise<Host> {
  const element = place(on, properties);
  await vi.waitFor(() => {
    if (rootOf(element).querySelector('.thread')?.getAttribute('aria-busy') !== 'false') throw new Error('It is busy.');
  });
  return element;
}

export const openEmpty = (on: ThreadStage, properties: Record<string, unknown> = {}) =>
  open(on, { userId: on.nobody, leadId: undefined, ...properties });

export const box = () => page.getByRole('textbox', { name: 'Message' });
export const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true });
export const link = (name: string) => page.getByRole('link', { name, exact: true });
export const log = () => page.getByRole('log');
export const value = () => (box().element() as HTMLTextAreaElement).value;
export const write = async (text: string) => {
  await press(box());
  await userEvent.keyboard(text);
};
export const focused = (element: Element): string => {
  const at = rootOf(element).activeElement;
  return at?.getAttribute('aria-label') ?? at?.textContent ?? '';
};
export const isThere = (what: { elements(): Element[] }) => what.elements().length > 0;

export const bubbles = (element: Element): string[] =>
  [...rootOf(element).querySelectorAll('.message')].map((message) => {
    const text = message.querySelector('.bubble')?.textContent?.replace(/^You: /, '') ?? '(image)';
    return message.classList.contains('own') ? `* ${text}` : text;
  });

export const said = (element: Element): string =>
  [...rootOf(element).querySelectorAll('p.sr[role="status"]')].at(-1)?.textContent ?? '';

export function scroller(element: Element): HTMLElement {
  const found = rootOf(element).querySelector('.scroller');
  if (!(found instanceof HTMLElement)) throw new Error('There is no list.');
  return found;
}

export const fromEnd = (element: Element): number => {
  const { scrollHeight, scrollTop, clientHeight } = scroller(element);
  return scrollHeight - scrollTop - clientHeight;
};

export const untilAtEnd = (element: Element) => vi.waitFor(() => expect(fromEnd(element)).toBeLessThan(2));

export async function picture(type = 'image/png', width = 40, height = 20, name = `sink.${type.slice(6)}`) {
  const canvas = new OffscreenCanvas(width, height);
  const pen = canvas.getContext('2d');
  if (pen === null) throw new Error('There is nothing to draw on.');
  pen.fillStyle = '#26c';
  pen.fillRect(0, 0, width, height);
  return new File([await canvas.convertToBlob({ type })], name, { type });
}

export const fileOf = (bytes: BlobPart[], type: string, name: string) => new File(bytes, name, { type });

export function pick(element: Element, ...files: File[]): void {
  const input = rootOf(element).querySelector('input[type="file"]');
  if (!(input instanceof HTMLInputElement)) throw new Error('There is no file control.');
  input.files = carried(...files).files;
  input.dispatchEvent(new Event('change', { bubbles: true }));
}

export function carried(...files: File[]): DataTransfer {
  const data = new DataTransfer();
  for (const file of files) data.items.add(file);
  return data;
}

export async function readAbove(element: Element): Promise<void> {
  await untilAtEnd(element);
  await vi.waitFor(() => {
    scroller(element).scrollTop = 200;
    scroller(element).dispatchEvent(new Event('scroll'));
    if (!isThere(page.getByRole('button', { name: /Jump to latest/ }))) throw new Error('It is at its end.');
  });
}

/** A paste event with these files. Firefox ignores files passed to the constructor. */
export function pasteOf(data: DataTransfer): ClipboardEvent {
  const event = new ClipboardEvent('paste', { bubbles: true, cancelable: true });
  Object.defineProperty(event, 'clipboardData', { value: data });
  return event;
}
