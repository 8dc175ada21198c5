import { expect, vi } from 'vitest';
import { deliver } from '../../../src/message-thread/conversation/send.js';
import type { OutgoingMessage } from '../../../src/message-thread/message.js';
import { NOBODY, phases, SP_ID, type ThreadStage } from './message-thread-stage.js';

export const ref = { spId: SP_ID, userId: NOBODY };
export const sends = (on: ThreadStage) => on.to('/v1/messages');
export const bodyOf = async (request: Request | undefined): Promise<unknown> =>
  JSON.parse((await request?.clone().text()) ?? '');
export const last = (on: ThreadStage): OutgoingMessage | undefined => on.thread(NOBODY).outgoing.at(-1);
export const retry = (on: ThreadStage) =>
  deliver({ ...on.request(NOBODY, undefined), clientId: last(on)?.clientId ?? '' });
export const nothingOnItsWay = (on: ThreadStage, userId = NOBODY) =>
  vi.waitFor(() => expect(phases(on, userId)).toEqual([]));

/** The device has no network until `back()` is called. */
export function offline() {
  const says = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  return {
    back() {
      says.mockReturnValue(true);
      globalThis.dispatchEvent(new Event('online'));
    },
  };
}

/** The gateway waits with sending until it is told. */
export function holdSends(on: ThreadStage) {
  let release = () => {};
  const held = new Promise<undefined>((resolve) => {
    release = () => resolve(undefined);
  });
  on.setFault(({ url }) => (url.endsWith('/v1/messages') ? held : undefined));
  return { release: () => release() };
}
