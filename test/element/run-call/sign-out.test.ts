import { afterEach, describe, expect, it } from 'vitest';
import { createReplayQueue } from '../../../src/gateway/transport/replay-queue.js';
import { leadBoardsAtom } from '../../../src/lead-board/list/board-state.js';
import { editLead } from '../../../src/lead-card/lead/lead-edit.js';
import { leadsAtom } from '../../../src/lead-card/lead/lead-state.js';
import { serviceProviderOfAtom } from '../../../src/lead-card/lead/service-provider.js';
import { noteDraftOf, putNoteDraft } from '../../../src/lead-card/notes/note-draft.js';
import { loadLead } from '../../../src/lead-card/single-lead.js';
import { aBoard, aPage, aWireLead, endBoards, openBoard, PROVIDER_ANSWER, saveOf } from '../../stage/leads-on-stage.js';
import { aWidget, SP, settle, stage } from '../../stage/stage.js';

const lead = { spId: SP, leadId: 'a' };

afterEach(endBoards);

/** A host's gateway may answer although its call was aborted. */
async function opened() {
  const board = await aBoard({ serviceProvider: undefined }, {}, { heedsAbort: false });
  await board.last('leads').answer(aPage(['a', 'b'], 30));
  return board;
}

/** The session of whoever signs in next at the same gateway. */
const nextOne = (challenges = createReplayQueue()) => stage({}, { challenges });

function expectEmpty({ store }: Pick<ReturnType<typeof stage>, 'store'>): void {
  expect(store.get(leadBoardsAtom).size).toBe(0);
  expect(store.get(leadsAtom).size).toBe(0);
  expect(store.get(serviceProviderOfAtom)(SP)).toBeNull();
  for (const field of ['status', 'notes'] as const) expect(saveOf(store, 'a', field)).toBeNull();
  expect(noteDraftOf(store, lead)).toBeNull();
}

describe('signing out', () => {
  it('leaves the next session no board, lead, provider, save or draft, and nothing that was deferred', async () => {
    const { core, store, page, of, last, challenges } = await opened();
    await last('serviceProvider').answer(PROVIDER_ANSWER);
    putNoteDraft(store, lead, 'half a note');
    void editLead(page.session, lead, { field: 'status', value: 'Selling' });
    await settle();
    await last('setStatus').challenge();
    expect(challenges.size).toBe(1);
    core.end();
    const next = nextOne(challenges);
    await challenges.replayAll();
    await settle();
    expect(of('setStatus')).toHaveLength(1);
    expect(next.calls).toEqual([]);
    expectEmpty(next);
  });

  it('lets no answer in that was asked for before', async () => {
    const on = stage({}, { heedsAbort: false });
    const page = aWidget(on.store);
    await openBoard(page);
    void loadLead(page.session, lead);
    await settle();
    on.session.end();
    const next = nextOne();
    const told = page.events.length;
    await on.last('leads').answer(aPage(['a']));
    await on.last('serviceProvider').answer(PROVIDER_ANSWER);
    await on.last('providerLead').answer(aWireLead('a'));
    expectEmpty(next);
    // Not even where a view that has not gone yet still reads what has ended.
    expect(on.store.get(leadsAtom).size).toBe(0);
    expect(on.store.get(serviceProviderOfAtom)(SP)).toBeNull();
    expect(page.events).toHaveLength(told);
  });

  it('sends no write that waited for its turn', async () => {
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
