import { afterEach, describe, expect, it, vi } from 'vitest';
import { sendMessage } from '../../../src/message-thread/conversation/send.js';
import { settle } from '../../stage/stage.js';
import { bodyOf, nothingOnItsWay } from './message-thread-sending.js';
import { anOpenThread, openEmpty, phases, refusal, say, type ThreadStage } from './message-thread-stage.js';

afterEach(() => vi.restoreAllMocks());

describe('the contact that a message was', () => {
  const contact = async (on: ThreadStage) => {
    await vi.waitFor(() => expect(on.to('/v1/contact').length).toBe(1));
    return bodyOf(on.to('/v1/contact')[0]);
  };

  it('is recorded with what is known', async () => {
    // biome-ignore lint/suspicious/noDocumentCookie: there is no cookie store here
    document.cookie = 'campaignId=spring-9';
    const { on, request } = await anOpenThread();
    await vi.waitFor(() => expect(on.to('/leads/90412001').length).toBe(1));
    await settle();
    sendMessage({ ...request, text: 'Hello', files: [] });
    expect(await contact(on)).toEqual({
      postalCode: '78704',
      payloads: [{ contactPlacementType: 44, serviceProviderIds: [expect.anything()] }],
      campaignId: 'spring-9',
      sessionStartTimestamp: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
      categoryId: expect.anything(),
      contactType: 'MessageSent',
      entityId: on.thread().messages.at(-1)?.id,
      entityType: 'message',
    });
    // biome-ignore lint/suspicious/noDocumentCookie: there is no cookie store here
    document.cookie = 'campaignId=; max-age=0';
  });

  it('is numbered, timed and traced to a campaign as the host says', async () => {
    // biome-ignore lint/suspicious/noDocumentCookie: there is no cookie store here
    document.cookie = 'promo=winter-2';
    const { on, request } = await openEmpty();
    const own = {
      campaignCookie: 'promo',
      contactTypes: { MessageSent: 12 },
      sessionStartedAt: '2026-11-18T20:00:00.000Z',
    };
    sendMessage({ ...request, contact: own, text: 'Hello', files: [] });
    expect(await contact(on)).toMatchObject({
      campaignId: 'winter-2',
      contactType: 12,
      sessionStartTimestamp: '2026-11-18T20:00:00.000Z',
    });
    // biome-ignore lint/suspicious/noDocumentCookie: there is no cookie store here
    document.cookie = 'promo=; max-age=0';
  });

  it('is recorded without a campaign in a sandboxed frame, where the page may read no cookie', async () => {
    vi.spyOn(document, 'cookie', 'get').mockImplementation(() => {
      throw new DOMException('Access is denied for this document.', 'SecurityError');
    });
    const { on } = await openEmpty();
    say(on, 'Hello');
    expect(await contact(on)).not.toHaveProperty('campaignId');
  });

  it('leaves out what is not known', async () => {
    const { on } = await openEmpty();
    say(on, 'Hello');
    expect(Object.keys(Object(await contact(on))).toSorted()).toEqual([
      'contactType',
      'entityId',
      'entityType',
      'payloads',
      'sessionStartTimestamp',
    ]);
  });

  it('that cannot be recorded is nobody’s matter', async () => {
    const { on } = await openEmpty();
    on.setFault(({ url }) => (url.endsWith('/v1/contact') ? refusal(500) : undefined));
    say(on, 'Hello');
    await contact(on);
    await nothingOnItsWay(on);
    expect(on.page.told('widget-error')).toEqual([]);
  });

  it('is not recorded for a message that was not sent', async () => {
    const { on } = await openEmpty();
    on.setFault(({ url }) => (url.endsWith('/v1/messages') ? refusal(500) : undefined));
    say(on, 'Hello');
    await vi.waitFor(() => expect(phases(on)).toEqual(['failed']));
    await settle();
    expect(on.to('/v1/contact').length).toBe(0);
  });
});
