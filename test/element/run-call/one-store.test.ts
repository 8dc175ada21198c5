import { afterEach, describe, expect, it, vi } from 'vitest';
import { createReplayQueue } from '../../../src/gateway/transport/replay-queue.js';
import { leadBoardsAtom } from '../../../src/lead-board/list/board-state.js';
import { dismissSave } from '../../../src/lead-card/lead/lead-changes.js';
import { editLead } from '../../../src/lead-card/lead/lead-edit.js';
import { leadsAtom } from '../../../src/lead-card/lead/lead-state.js';
import { serviceProvidersAtom } from '../../../src/lead-card/lead/service-provider.js';
import { noteDraftOf, putNoteDraft } from '../../../src/lead-card/notes/note-draft.js';
import { leadLoadsAtom, loadLead } from '../../../src/lead-card/single-lead.js';
import { leadKey } from '../../../src/session/lead-ref.js';
import { createSession, sessionAtom } from '../../../src/session/session.js';
import * as leads from '../../stage/leads-on-stage.js';
import { aWidget, noGateway, OWNER, SP, settle, stage } from '../../stage/stage.js';

const lead = { spId: SP, leadId: 'a' };

describe('two boards and a card on one gateway', () => {
  it('share one store and load the provider once, and another session has its own store', async () => {
    const { session, store } = stage();
    expect(store.get(sessionAtom)).toBe(session);
    expect(stage().store).not.toBe(store);
    const on = stage({ leads: () => leads.aPage([]) });
    await leads.openBoard(aWidget(on.store), { id: 'one' });
    await leads.openBoard(aWidget(on.store), { id: 'other' });
    expect(on.of('serviceProvider')).toHaveLength(1);
    await on.last('serviceProvider').answer(leads.PROVIDER_ANSWER);
    expect(on.store.get(serviceProvidersAtom).get(SP)).toEqual({ name: 'Lone Star', postalCode: '' });
  });

  it('show each other’s changes, and only the changed widget fires lead-change', async () => {
    const on = stage({ leads: () => leads.aPage(['a', 'b']) });
    const [one, other] = [aWidget(on.store), aWidget(on.store)];
    await leads.openBoard(one, { id: 'one' });
    await leads.openBoard(other, { id: 'other' });
    const card = aWidget(on.store);
    void loadLead(card.session, { spId: SP, leadId: 'a' });
    await settle();
    await on.last('providerLead').answer(leads.aWireLead('a', { notes: 'from the card' }));
    expect(leads.leadOf(on.store, 'a').notes).toBe('from the card');
    const edit = { field: 'status', value: 'Selling' } as const;
    void editLead(card.session, { spId: SP, leadId: 'a' }, edit);
    expect(leads.leadOf(on.store, 'a').status).toBe('Selling');
    await settle();
    await on.last('setStatus').answer();
    expect([card.told('lead-change').length, one.told('lead-change')]).toEqual([1, []]);
  });

  it('both remove an archived lead and fill their page', async () => {
    const book = leads.aBook(['a', 'b', 'c']);
    const on = stage({ leads: book.answer });
    const page = aWidget(on.store);
    await leads.openBoard(page, { id: 'one', pageSize: 2 });
    await leads.openBoard(aWidget(on.store), { id: 'other', pageSize: 2 });
    const lead = { spId: SP, leadId: 'a' };
    void editLead(page.session, lead, { field: 'archived', value: true }, { list: 'one' });
    expect(leads.boardOf(on.store, 'other').visibleIds).toEqual(['b']);
    await settle();
    book.put('a', { isArchived: true });
    await on.last('archive').answer();
    expect(leads.boardOf(on.store, 'one').visibleIds).toEqual(['b', 'c']);
    expect(leads.boardOf(on.store, 'other').visibleIds).toEqual(['b', 'c']);
  });

  it('keep the leads of different providers apart', async () => {
    const on = stage({ leads: () => leads.aPage(['a']) });
    const page = aWidget(on.store);
    await leads.openBoard(page);
    void loadLead(page.session, { spId: 'other', leadId: 'a' });
    await settle();
    await on.last('providerLead').answer(leads.aWireLead('a', { status: 'ClosedWon' }));
    expect(leads.leadOf(on.store, 'a').status).toBe('Initial');
  });
});

it('two cards that load the same lead share one call', async () => {
  const on = stage();
  void loadLead(aWidget(on.store).session, lead);
  void loadLead(aWidget(on.store).session, lead);
  await settle();
  expect(on.of('providerLead').map(({ input }) => input)).toEqual([{ serviceProviderId: SP, leadId: 'a' }]);
});

it('a card whose lead fails to load reports the error and can load it again', async () => {
  const on = stage();
  const page = aWidget(on.store);
  const load = async () => {
    void loadLead(page.session, lead);
    await settle();
  };
  await load();
  await on.last('providerLead').fail({ status: 404 });
  const stands = () => on.store.get(leadLoadsAtom).get(leadKey(lead)) ?? null;
  expect(stands()).toMatchObject({ phase: 'failed', failure: { status: 404, operation: 'providerLead' } });
  expect(page.told('widget-error')).toMatchObject([{ operation: 'providerLead', status: 404 }]);
  await load();
  await on.last('providerLead').answer(leads.aWireLead('a'));
  expect([stands(), leads.leadOf(on.store, 'a').leadId]).toEqual([null, 'a']);
});

it('a gateway without the required methods is reported once per operation as a configuration error', async () => {
  const { store } = createSession({ ...noGateway(), owner: OWNER });
  const page = aWidget(store);
  await leads.openBoard(page);
  await vi.waitFor(() =>
    expect(leads.boardOf(store)).toMatchObject({
      phase: 'failed',
      failure: { kind: 'configuration', operation: 'leads' },
    }),
  );
  expect(page.told('widget-error')).toMatchObject([
    { operation: 'serviceProvider', kind: 'configuration', path: 'the gateway has no method serviceProvider' },
    { operation: 'leads', kind: 'configuration', path: 'the gateway has no method leads' },
  ]);
});

afterEach(leads.endBoards);

async function challenged() {
  const board = await leads.aBoard();
  const status = async (value: string) => {
    await board.edit('a', { field: 'status', value });
    return board.last('setStatus');
  };
  const first = await status('Selling');
  await first.challenge();
  return { ...board, status, first };
}

describe('a change stopped by a challenge', () => {
  it('is reverted, and fires an error and a challenge', async () => {
    const { store, page, first, challenges } = await challenged();
    const { requestId } = first.options;
    expect(leads.leadOf(store, 'a').status).toBe('Initial');
    expect(page.told('widget-error')).toEqual([{ operation: 'setStatus', kind: 'challenge', status: 511, requestId }]);
    expect([page.told('challenge-required'), challenges.size]).toEqual([[{ operation: 'setStatus', requestId }], 1]);
  });

  it('is sent with the same id, shown, saved and reported when it is replayed', async () => {
    const { store, page, first, of, challenges } = await challenged();
    void challenges.replayAll();
    await settle();
    expect(leads.leadOf(store, 'a').status).toBe('Selling');
    const second = of('setStatus')[1];
    expect(second?.options.requestId).toBe(first.options.requestId);
    await second?.answer();
    expect(leads.saveOf(store, 'a', 'status')?.phase).toBe('saved');
    expect(page.told('lead-change')).toEqual([{ leadId: 'a', change: 'status', value: 'Selling' }]);
  });

  it('is not replayed if another status was chosen since', async () => {
    const { store, status, of, challenges } = await challenged();
    const newer = await status('ClosedWon');
    await newer.answer();
    await challenges.replayAll();
    expect([of('setStatus').length, leads.leadOf(store, 'a').status]).toEqual([2, 'ClosedWon']);
  });

  it('is not replayed if its message was dismissed', async () => {
    const { store, of, challenges } = await challenged();
    dismissSave(store, lead, 'status');
    await challenges.replayAll();
    expect(of('setStatus')).toHaveLength(1);
  });
});

it('a first load stopped by a challenge opens the board when it is replayed', async () => {
  const on = stage();
  const page = aWidget(on.store);
  await leads.openBoard(page);
  await on.last('leads').challenge();
  expect(leads.boardOf(on.store)).toMatchObject({ phase: 'failed', failure: { kind: 'challenge' } });
  void on.challenges.replayAll();
  await settle();
  expect(leads.boardOf(on.store).phase).toBe('loading');
  await on.last('leads').answer(leads.aPage(['a', 'b']));
  expect(leads.boardOf(on.store)).toMatchObject({ phase: 'ready', visibleIds: ['a', 'b'], openLeadId: 'a' });
});

/** Ignores abort signals, because a host's gateway may answer an aborted call. */
async function opened() {
  const board = await leads.aBoard({ serviceProvider: undefined }, {}, { heedsAbort: false });
  await board.last('leads').answer(leads.aPage(['a', 'b'], 30));
  return board;
}

const nextOne = (challenges = createReplayQueue()) => stage({}, { challenges });

function expectEmpty({ store }: Pick<ReturnType<typeof stage>, 'store'>): void {
  expect([store.get(leadBoardsAtom).size, store.get(leadsAtom).size]).toEqual([0, 0]);
  expect(store.get(serviceProvidersAtom).get(SP)).toBeUndefined();
  for (const field of ['status', 'notes'] as const) expect(leads.saveOf(store, 'a', field)).toBeNull();
  expect(noteDraftOf(store, lead)).toBeNull();
}

describe('sign-out', () => {
  it('leaves no board, lead, provider, save, draft or deferred call to the next session', async () => {
    const { core, store, page, of, last, challenges } = await opened();
    await last('serviceProvider').answer(leads.PROVIDER_ANSWER);
    putNoteDraft(store, lead, 'half a note');
    void editLead(page.session, lead, { field: 'status', value: 'Selling' });
    await settle();
    await last('setStatus').challenge();
    expect(challenges.size).toBe(1);
    core.end();
    const next = nextOne(challenges);
    await challenges.replayAll();
    await settle();
    expect([of('setStatus').length, next.calls]).toEqual([1, []]);
    expectEmpty(next);
  });

  it('ignores the responses to earlier calls', async () => {
    const on = stage({}, { heedsAbort: false });
    const page = aWidget(on.store);
    await leads.openBoard(page);
    void loadLead(page.session, lead);
    await settle();
    on.session.end();
    const next = nextOne();
    const told = page.events.length;
    await on.last('leads').answer(leads.aPage(['a']));
    await on.last('serviceProvider').answer(leads.PROVIDER_ANSWER);
    await on.last('providerLead').answer(leads.aWireLead('a'));
    expectEmpty(next);
    // Not even in the ended store, which a view may still read.
    expect([on.store.get(leadsAtom).size, on.store.get(serviceProvidersAtom).size]).toEqual([0, 0]);
    expect(page.events).toHaveLength(told);
  });

  it('does not send queued writes', async () => {
    const { core, editing, of } = await opened();
    void editing('a', { field: 'notes', value: 'one' });
    void editing('a', { field: 'notes', value: 'two' });
    await settle();
    expect(of('saveNote')).toHaveLength(1);
    core.end();
    await of('saveNote')[0]?.answer();
    expect(of('saveNote')).toHaveLength(1);
  });
});
