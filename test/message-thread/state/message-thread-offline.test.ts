import { afterEach, describe, expect, it, vi } from 'vitest';
import { settle } from '../../stage/stage.js';
import { nothingOnItsWay, offline, sends } from './message-thread-sending.js';
import { aPhoto, bodies, NOBODY, openEmpty, phases, SP_ID, say, threadStage } from './message-thread-stage.js';

afterEach(() => vi.restoreAllMocks());

function breakSends({ url }: Request): undefined {
  if (url.endsWith('/v1/messages')) throw new TypeError('Failed to fetch');
}

describe('offline', () => {
  it('a text waits, and is sent once when the device is back, though the chat has noticed nothing', async () => {
    const { on } = await openEmpty();
    const device = offline();
    say(on, 'One');
    say(on, 'Two');
    await settle();
    expect([phases(on), sends(on).length]).toEqual([['waiting', 'waiting'], 0]);
    device.back();
    on.controls.drop();
    on.controls.restore();
    await nothingOnItsWay(on);
    expect([bodies(on), sends(on).length]).toEqual([['One', 'Two'], 2]);
  });

  it('a text that waits is not taken for the same words from another device, and is sent too', async () => {
    const { on } = await openEmpty(threadStage({ clock: () => new Date() }));
    const device = offline();
    say(on, 'Hello');
    const body = { text: 'Hello', senderEntityId: SP_ID, receiverEntityId: NOBODY };
    await on.gateway.sendMessage(body);
    await vi.waitFor(() => expect(bodies(on)).toEqual(['Hello']));
    expect(phases(on)).toEqual(['waiting']);
    device.back();
    await nothingOnItsWay(on);
    expect([bodies(on), sends(on).length]).toEqual([['Hello', 'Hello'], 2]);
  });

  it('a text that breaks off waits too, and is not told as a failure of its own twice', async () => {
    const { on } = await openEmpty();
    const device = offline();
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValueOnce(true).mockReturnValue(false);
    on.setFault(breakSends);
    say(on, 'Hello');
    await vi.waitFor(() => expect(phases(on)).toEqual(['waiting']), { timeout: 8000 });
    on.setFault(null);
    device.back();
    await vi.waitFor(() => expect(phases(on)).toEqual([]), { timeout: 3000 });
    expect(bodies(on)).toEqual(['Hello']);
  }, 15_000);

  it('a text that breaks off while the device is online is not sent, and waits for nothing', async () => {
    const { on } = await openEmpty();
    on.setFault(breakSends);
    say(on, 'Hello');
    await vi.waitFor(() => expect(phases(on)).not.toEqual(['sending']), { timeout: 8000 });
    expect(phases(on)).toEqual(['failed']);
  }, 15_000);

  it('a photo waits for the chat, not for the device alone', async () => {
    const { on } = await openEmpty();
    const device = offline();
    on.controls.drop();
    say(on, '', NOBODY, aPhoto());
    device.back();
    await settle();
    expect(phases(on)).toEqual(['waiting']);
    on.controls.restore();
    await nothingOnItsWay(on);
    expect(on.thread(NOBODY).messages.map(({ media }) => media[0]?.filename)).toEqual(['sink.jpg']);
  });
});
