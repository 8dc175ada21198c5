import * as v from 'valibot';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { sendFeedback } from '../../../src/lead-card/feedback/feedback-state.js';
import type { LeadEdit } from '../../../src/lead-card/lead/edit.js';
import { editLead } from '../../../src/lead-card/lead/lead-edit.js';
import { beginLeadOutbox, retryUnsaved, savedFromEarlierAtom } from '../../../src/lead-card/lead/lead-outbox.js';
import { saveOfAtom } from '../../../src/lead-card/lead/lead-save.js';
import { leadKey } from '../../../src/session/lead-ref.js';
import { withTexts } from '../../../src/session/text-database.js';
import { cleanDevice, valuesOnDevice } from '../../session/device/outbox-stage.js';
import { aPage, aWireLead, openBoard, PROVIDER_ANSWER } from '../../stage/leads-on-stage.js';
import { aWidget, SP, stage } from '../../stage/stage.js';

beforeEach(cleanDevice);
afterEach(cleanDevice);

/** A board on a page of its own. Pages of one owner share the device. */
async function aPageOfLeads({ holdsRestored = false } = {}) {
  const owner = `in flight ${SP}`;
  const answers = {
    leads: () => aPage(['a', 'b']),
    providerLead: () => aWireLead('b'),
    serviceProvider: () => PROVIDER_ANSWER,
  };
  const on = stage(answers, { owner, holdsRestored });
  const asker = aWidget(on.store);
  await openBoard(asker);
  beginLeadOutbox(asker.session);
  return { ...on, widget: asker.session };
}

const storedBody = v.pipe(v.string(), v.parseJson(), v.object({ edit: v.object({ field: v.string() }) }));

type Board = Awaited<ReturnType<typeof aPageOfLeads>>;
const lead = { spId: SP, leadId: 'b' };
const edit = ({ widget }: Board, change: LeadEdit) => void editLead(widget, lead, change);

/** The tab closes: nothing of it runs any more. */
const close = ({ session }: Board) => session.end();

const bodies = async () => (await valuesOnDevice()).filter((value) => JSON.stringify(value).includes('"body"'));
const fields = async () =>
  (await bodies()).map((value) => v.parse(v.object({ body: storedBody }), value).body.edit.field);
const stored = (count: number) => vi.waitFor(async () => expect(await bodies()).toHaveLength(count));

const CHANGES: readonly (readonly [string, 'setStatus' | 'archive' | 'saveNote', LeadEdit])[] = [
  ['a status', 'setStatus', { field: 'status', value: 'Selling' }],
  ['an archive', 'archive', { field: 'archived', value: true }],
  ['a note', 'saveNote', { field: 'notes', value: 'Bring a ladder.' }],
];

it.each(CHANGES)('after I close the tab, %s is sent again with its request id', async (_name, operation, change) => {
  const before = await aPageOfLeads();
  edit(before, change);
  await vi.waitFor(() => expect(before.of(operation)).toHaveLength(1));
  await stored(1);
  const { requestId } = before.last(operation).options;
  close(before);

  const after = await aPageOfLeads();
  await vi.waitFor(() => expect(after.of(operation)).toHaveLength(1), { timeout: 3000 });
  expect([after.last(operation).options.requestId, after.store.get(savedFromEarlierAtom)]).toEqual([requestId, 0]);
  await after.last(operation).answer();
  await vi.waitFor(() => expect(after.store.get(savedFromEarlierAtom)).toBe(1));
  await stored(0);
  expect(JSON.stringify(await valuesOnDevice())).not.toContain('ladder');
});

it('after I close the tab, a rating is sent again too', async () => {
  const before = await aPageOfLeads();
  const given = { rating: 2, reason: 'Low-value job', notes: '' } as const;
  void sendFeedback(before.widget, lead, given);
  await stored(1);
  close(before);
  const after = await aPageOfLeads();
  await vi.waitFor(() => expect(after.of('sendFeedback')).toHaveLength(1), { timeout: 3000 });
  expect(after.last('sendFeedback').input).toMatchObject(given);
});

it('after I close the tab, that I have read a lead is not sent again', async () => {
  const before = await aPageOfLeads();
  edit(before, { field: 'read', value: false });
  await vi.waitFor(() => expect(before.of('markRead')).toHaveLength(1));
  // Entries are stored one after the other.
  edit(before, { field: 'status', value: 'Selling' });
  await vi.waitFor(async () => expect(await fields()).toContain('status'));
  expect(await fields()).toEqual(['status']);
});

it('a change of an earlier page waits for me if another person may have signed in since', async () => {
  const before = await aPageOfLeads();
  edit(before, { field: 'status', value: 'Selling' });
  await stored(1);
  close(before);
  const after = await aPageOfLeads({ holdsRestored: true });
  const save = () => after.store.get(saveOfAtom)(leadKey(lead), 'status');
  await vi.waitFor(() => expect(save()).toMatchObject({ phase: 'waiting', isHeld: true }));
  expect(after.of('setStatus')).toEqual([]);
  void retryUnsaved(after.widget, save()?.requestId ?? '');
  await vi.waitFor(() => expect(after.of('setStatus')).toHaveLength(1));
});

it('a change that is being saved in one tab is not sent by another tab that starts meanwhile', async () => {
  const here = await aPageOfLeads();
  edit(here, { field: 'status', value: 'Selling' });
  await stored(1);
  const other = await aPageOfLeads();
  const save = () => other.store.get(saveOfAtom)(leadKey(lead), 'status');
  await vi.waitFor(() => expect(save()?.phase).toBe('waiting'));
  await here.last('setStatus').answer();
  await vi.waitFor(() => expect(save()).toBeNull());
  expect([other.of('setStatus'), other.store.get(savedFromEarlierAtom)]).toEqual([[], 0]);
});

it('a damaged entry on the device does not stop other changes from being sent', async () => {
  const status: LeadEdit = { field: 'status', value: 'Selling' };
  const bodies = [
    { lead: null, edit: status },
    { lead, edit: { field: 'status', value: 7 }, confirmed: { field: 'status', value: 'Initial' } },
    { lead: { spId: SP, leadId: 'a' }, edit: status, confirmed: { field: 'read', value: true } },
    { lead, given: { rating: 'many', reason: 'Other', notes: '' } },
    'no object',
  ].map((damaged): unknown => JSON.stringify(damaged));
  const before = await aPageOfLeads();
  edit(before, status);
  await stored(1);
  close(before);
  await withTexts('readwrite', async (texts) => {
    const keys: IDBRequest<IDBValidKey[]> = texts.getAllKeys();
    await new Promise((resolve) => (keys.onsuccess = resolve));
    const prefix = String(keys.result[0]).replace(/[^/]*$/, '');
    const entry = { createdAt: Date.now() - 1, isPosted: true, hasFailed: false };
    for (const [at, body] of [...bodies, 7, '{'].entries()) texts.put({ ...entry, body }, `${prefix}damaged-${at}`);
  });
  const after = await aPageOfLeads();
  await vi.waitFor(() => expect(after.of('setStatus')).toHaveLength(1), { timeout: 3000 });
  expect(after.last('setStatus').input['leadId']).toBe('b');
  await after.last('setStatus').answer();
  await stored(0);
  expect(after.of('setStatus')).toHaveLength(1);
});
