import { describe, expect, it } from 'vitest';
import { leadsAtom } from '../../src/state/lead.js';
import { refreshBoardAtom } from '../../src/state/lead-board-actions.js';
import { editLeadAtom } from '../../src/state/lead-edit.js';
import { loadLeadAtom } from '../../src/state/lead-load.js';
import { noteDraftOfAtom, putNoteDraftAtom } from '../../src/state/note-draft.js';
import { serviceProviderOfAtom } from '../../src/state/service-provider.js';
import { forgetStores } from '../../src/state/sign-out.js';
import { aPage, aWireLead, boardOf, leadOf, openBoard, PROVIDER_ANSWER, saveOf } from './leads-on-stage.js';
import { anAsker, SP, settle, stage } from './stage.js';

const lead = { spId: SP, leadId: 'a' };

async function opened() {
  const on = stage();
  const page = anAsker();
  await openBoard(on.store, page);
  await on.last('leads').answer(aPage(['a', 'b'], 30));
  return { ...on, page };
}

describe('signing out', () => {
  it('empties boards, leads, provider, saves, drafts and what was deferred', async () => {
    const { store, page, last, challenges } = await opened();
    await last('serviceProvider').answer(PROVIDER_ANSWER);
    store.set(putNoteDraftAtom, { lead, draft: 'half a note' });
    void store.set(editLeadAtom, { lead, edit: { field: 'status', value: 'Selling' }, asker: page.asker });
    await settle();
    await last('setStatus').challenge();
    expect(challenges.size).toBe(1);
    forgetStores();
    expect(boardOf(store)).toMatchObject({ phase: 'signed-out', visibleIds: [], totalCount: 0, openLeadId: null });
    expect(store.get(leadsAtom).size).toBe(0);
    expect(store.get(serviceProviderOfAtom)(SP)).toBeNull();
    expect(saveOf(store, 'a', 'status')).toBeNull();
    expect(store.get(noteDraftOfAtom)(lead)).toBeNull();
    expect(challenges.size).toBe(0);
  });

  it('lets no answer in that was asked for before', async () => {
    const on = stage();
    const page = anAsker();
    await openBoard(on.store, page);
    void on.store.set(loadLeadAtom, { lead, asker: page.asker });
    await settle();
    forgetStores();
    await on.last('leads').answer(aPage(['a']));
    await on.last('serviceProvider').answer(PROVIDER_ANSWER);
    await on.last('providerLead').answer(aWireLead('a'));
    expect(boardOf(on.store).phase).toBe('signed-out');
    expect(on.store.get(leadsAtom).size).toBe(0);
    expect(on.store.get(serviceProviderOfAtom)(SP)).toBeNull();
  });

  it('leaves no trace of a save that ends after it', async () => {
    const { store, page, last } = await opened();
    void store.set(editLeadAtom, { lead, edit: { field: 'notes', value: 'private' }, asker: page.asker });
    await settle();
    forgetStores();
    await last('saveNote').fail();
    expect(store.get(leadsAtom).size).toBe(0);
    expect(saveOf(store, 'a', 'notes')).toBeNull();
    expect(store.get(noteDraftOfAtom)(lead)).toBeNull();
  });

  it('lets the board be loaded afresh, its first lead opened', async () => {
    const { store, page, last } = await opened();
    forgetStores();
    void store.set(refreshBoardAtom, { id: 'board', asker: page.asker });
    await settle();
    expect(boardOf(store).phase).toBe('loading');
    await last('leads').answer(aPage(['b']));
    expect(boardOf(store)).toMatchObject({ phase: 'ready', visibleIds: ['b'], openLeadId: 'b' });
    expect(leadOf(store, 'b').leadId).toBe('b');
  });
});
