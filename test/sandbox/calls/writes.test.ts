import { beforeEach, describe, expect, it } from 'vitest';
import { createSandbox, SANDBOX_LEADS } from '../../../src/sandbox.js';
import { type Ask, DRAWN_CLOCK, PROVIDER, session } from '../ask.js';
import { callsOf, ids } from '../calls.js';

const { unread, newest, archived, deal } = SANDBOX_LEADS;
let ask: Ask;
let board: ReturnType<typeof callsOf>;

beforeEach(() => {
  ask = session(createSandbox({ clock: DRAWN_CLOCK }).fetch);
  board = callsOf(ask);
});

describe('a write', () => {
  it('a status is kept, and the lead is read from then on', async () => {
    const answer = await board.setStatus(unread, 'ClosedWon');
    expect([answer.status, await answer.text()]).toEqual([204, '']);
    expect(await board.lead(unread)).toMatchObject({ status: 'ClosedWon', read: true });
    expect(ids(await board.leads({ filters: { serviceProviderLeadStatuses: ['ClosedWon'] } }))).toContain(unread);
  });

  it('read and unread are kept', async () => {
    await board.markRead(newest, false);
    expect((await board.lead(newest)).read).toBe(false);
    await board.markRead(newest, true);
    expect((await board.lead(newest)).read).toBe(true);
  });

  it('a note takes the place of the note before, and may be empty or 2048 characters long', async () => {
    for (const note of ['Second visit on Friday.', '', 'x'.repeat(2048)]) {
      await board.saveNote(newest, note);
      expect((await board.lead(newest)).notes).toBe(note);
    }
  });

  it('an archived lead leaves the list and comes back', async () => {
    await board.archive(newest, true);
    expect(ids(await board.leads())).not.toContain(newest);
    expect(ids(await board.leads({ filters: { archived: true } }))[0]).toBe(newest);
    await board.archive(newest, false);
    expect(ids(await board.leads())[0]).toBe(newest);
    await board.archive(archived, false);
    expect(ids(await board.leads())).toContain(archived);
  });

  it('feedback is kept on the lead', async () => {
    await board.sendFeedback(deal, 2, 'Potential spam');
    expect((await board.lead(deal)).feedback).toEqual({ rating: 2, reason: 'Potential spam' });
  });

  it('a connected number is listed, and refused a second time with 409', async () => {
    const path = '/gateway/service-provider-management/v1/all-call-tracker/pro-registered-phone-number';
    const body = { spId: PROVIDER, brand: 'ADS', name: 'Front desk', phoneNumber: '5125550100' };
    expect((await ask(path, { body })).status).toBe(204);
    expect((await ask(path, { body })).status).toBe(409);
    const list = await ask(`${path}?spId=${PROVIDER}&brand=ADS`);
    expect(await list.json()).toEqual({ registeredNumbers: [body] });
  });
});

describe('a repeated request id', () => {
  const again = { headers: { 'X-Request-Id': 'one-decision' } };

  it('gives the first answer and does not do it twice', async () => {
    const first = await board.saveNote(newest, 'First.', again);
    await board.saveNote(newest, 'Typed meanwhile.');
    const second = await board.saveNote(newest, 'First.', again);
    expect(second.status).toBe(first.status);
    expect((await board.lead(newest)).notes).toBe('Typed meanwhile.');
  });

  it('does it once even when both are on their way at the same time', async () => {
    const path = '/gateway/service-provider-management/v1/all-call-tracker/pro-registered-phone-number';
    const body = { spId: PROVIDER, brand: 'ADS', name: 'Front desk', phoneNumber: '5125550100' };
    const answers = await Promise.all([ask(path, { body, ...again }), ask(path, { body, ...again })]);
    expect(answers.map(({ status }) => status)).toEqual([204, 204]);
  });

  it('of another call is another decision', async () => {
    await board.saveNote(newest, 'Noted.', again);
    await board.setStatus(newest, 'ClosedWon', again);
    expect(await board.lead(newest)).toMatchObject({ notes: 'Noted.', status: 'ClosedWon' });
  });

  it('after a refusal is tried again', async () => {
    expect((await board.setStatus(newest, 'NoSuchStatus', again)).status).toBe(400);
    expect((await board.setStatus(newest, 'ClosedWon', again)).status).toBe(204);
    expect((await board.lead(newest)).status).toBe('ClosedWon');
  });

  it('means nothing to calls that only read', async () => {
    const one = await ask(`/gateway/lead/office/v2/leads/${newest}?spId=${PROVIDER}`, again);
    await board.saveNote(newest, 'Changed.');
    const two = await ask(`/gateway/lead/office/v2/leads/${newest}?spId=${PROVIDER}`, again);
    expect(await one.text()).not.toBe(await two.text());
  });
});
