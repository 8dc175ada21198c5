import { afterEach, describe, expect, it, vi } from 'vitest';
import { sentFilesAtom } from '../../../src/message-thread/conversation/conversation-state.js';
import { deleteOutgoing } from '../../../src/message-thread/conversation/outgoing.js';
import { sendMessage } from '../../../src/message-thread/conversation/send.js';
import { settle } from '../../stage/stage.js';
import * as stage from './message-thread-stage.js';

afterEach(() => vi.restoreAllMocks());

it('a photo is sent through the chat after the text, and both are reported in that order', async () => {
  const { on } = await stage.openEmpty();
  stage.say(on, 'Look', stage.NOBODY, stage.aPhoto());
  expect(on.thread(stage.NOBODY).outgoing.map(({ body, file }) => [body, file?.name])).toEqual([
    ['Look', undefined],
    ['', 'sink.jpg'],
  ]);
  await stage.nothingOnItsWay(on);
  expect(on.thread(stage.NOBODY).messages.map(({ body, media }) => [body, media.length])).toEqual([
    ['Look', 0],
    ['', 1],
  ]);
  const [text, photo] = on.thread(stage.NOBODY).messages;
  expect(on.page.told('message-sent')).toEqual([
    { messageId: text?.id, kind: 'text' },
    { messageId: photo?.id, kind: 'media' },
  ]);
  expect(on.store.get(sentFilesAtom).size).toBe(0);
});

it('a photo is recorded as a contact and in analytics', async () => {
  const { on, request } = await stage.openEmpty();
  const unset = { campaignCookie: undefined, contactTypes: undefined, sessionStartedAt: undefined };
  const contact = { ...unset, contactPlacement: 7 };
  Object.assign(request, { contact });
  sendMessage({ ...request, contact, text: '', files: [stage.aPhoto()] });
  await vi.waitFor(() => expect(on.to('/v1/contact').length).toBe(1));
  expect(await stage.bodyOf(on.to('/v1/contact')[0])).toMatchObject({
    entityId: on.thread(stage.NOBODY).messages.at(-1)?.id,
    entityType: 'message',
    contactType: 'MessageSent',
    payloads: [{ contactPlacementType: 7 }],
  });
  expect(on.page.told('analytics')).toEqual([{ name: 'message-send', userType: 'Authenticated' }]);
});

it('a photo canceled during its upload is not sent and reports no error', async () => {
  const { on } = await stage.openEmpty();
  on.controls.bytesPerSecond = 1000;
  stage.say(on, '', stage.NOBODY, stage.aPhoto());
  await vi.waitFor(() => expect(stage.last(on)?.progress).toBeGreaterThan(0));
  deleteOutgoing({ session: on.page.session, ref: stage.ref, clientId: stage.last(on)?.clientId ?? '' });
  on.controls.bytesPerSecond = undefined;
  stage.say(on, 'Another time');
  await stage.nothingOnItsWay(on);
  expect(on.thread(stage.NOBODY).messages.map(({ body }) => body)).toEqual(['Another time']);
  expect([on.page.told('widget-error'), on.store.get(sentFilesAtom).size]).toEqual([[], 0]);
});

it('a photo that failed is sent once by Retry', async () => {
  const { on } = await stage.openEmpty();
  on.controls.failNext('sendMedia');
  stage.say(on, '', stage.NOBODY, stage.aPhoto());
  await vi.waitFor(() => expect(stage.phases(on)).toEqual(['failed']));
  expect(on.page.told('widget-error')).toEqual([{ operation: 'sendMedia', kind: 'chat' }]);
  await stage.retry(on);
  await stage.nothingOnItsWay(on);
  expect(on.thread(stage.NOBODY).messages.length).toBe(1);
});

it('a photo fails if its thread closes during the upload, and can be retried when the thread is open again', async () => {
  const { on, close } = await stage.openEmpty();
  on.controls.bytesPerSecond = 1000;
  stage.say(on, '', stage.NOBODY, stage.aPhoto());
  await vi.waitFor(() => expect(stage.last(on)?.progress).toBeGreaterThan(0));
  close();
  await vi.waitFor(() => expect(stage.phases(on)).toEqual(['failed']));
  on.controls.bytesPerSecond = undefined;
  await stage.openEmpty(on);
  await stage.retry(on);
  await stage.nothingOnItsWay(on);
  expect(on.thread(stage.NOBODY).messages.map(({ media }) => media.length)).toEqual([1]);
});

describe('the contact of a message', () => {
  const setCookie = (text: string) => {
    // biome-ignore lint/suspicious/noDocumentCookie: there is no cookie store here
    document.cookie = text;
  };
  const contact = async (on: stage.ThreadStage) => {
    await vi.waitFor(() => expect(on.to('/v1/contact').length).toBe(1));
    return stage.bodyOf(on.to('/v1/contact')[0]);
  };

  it('is recorded with all known values', async () => {
    setCookie('campaignId=spring-9');
    const { on, request } = await stage.anOpenThread();
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
    setCookie('campaignId=; max-age=0');
  });

  it('uses the contact type, session start and campaign cookie of the host', async () => {
    setCookie('promo=winter-2');
    const { on, request } = await stage.openEmpty();
    const sessionStartedAt = '2026-11-18T20:00:00.000Z';
    const own = { campaignCookie: 'promo', contactTypes: { MessageSent: 12 }, sessionStartedAt };
    sendMessage({ ...request, contact: own, text: 'Hello', files: [] });
    const expected = { campaignId: 'winter-2', contactType: 12, sessionStartTimestamp: sessionStartedAt };
    expect(await contact(on)).toMatchObject(expected);
    setCookie('promo=; max-age=0');
  });

  it('leaves out unknown values, and the campaign if cookies cannot be read', async () => {
    vi.spyOn(document, 'cookie', 'get').mockImplementation(() => {
      throw new DOMException('Access is denied for this document.', 'SecurityError');
    });
    const { on } = await stage.openEmpty();
    stage.say(on, 'Hello');
    const names = ['contactType', 'entityId', 'entityType', 'payloads', 'sessionStartTimestamp'];
    expect(Object.keys(Object(await contact(on))).toSorted()).toEqual(names);
  });

  it('that cannot be recorded reports no error', async () => {
    const { on } = await stage.openEmpty();
    on.setFault(({ url }) => (url.endsWith('/v1/contact') ? stage.refusal(500) : undefined));
    stage.say(on, 'Hello');
    await contact(on);
    await stage.nothingOnItsWay(on);
    expect(on.page.told('widget-error')).toEqual([]);
  });
});
