import { atom } from 'jotai/vanilla';
import { forgettersAtom, nextEpochAtom } from './epoch.js';
import { forgetKeptDrafts } from './kept-drafts.js';
import { forgetLeadsAtom } from './lead.js';
import { leadBoardsAtom, patchBoardAtom } from './lead-board.js';
import { abortLoadAtom } from './lead-board-load.js';
import { confirmationsAtom } from './lead-confirmed.js';
import { signOutLoadsAtom } from './lead-load.js';
import { forgetSavesAtom } from './lead-save.js';
import { forgetNoteDraftsAtom } from './note-draft.js';
import { forgetServiceProvidersAtom } from './service-provider.js';
import { connectionAtom, everyStore } from './store.js';

const forgetAllAtom = atom(null, (get, set) => {
  set(nextEpochAtom);
  set(signOutLoadsAtom);
  for (const id of get(leadBoardsAtom).keys()) {
    set(abortLoadAtom, id);
    set(patchBoardAtom, {
      id,
      patch: { phase: 'signed-out', leadIds: [], totalCount: 0, loadedAt: null, openLeadId: null },
    });
  }
  get(confirmationsAtom).forget();
  set(forgetLeadsAtom);
  set(forgetSavesAtom);
  set(forgetNoteDraftsAtom);
  set(forgetServiceProvidersAtom);
  for (const forget of get(forgettersAtom)) set(forget);
  get(connectionAtom)?.challenges.clear();
});

/** Empties every store of the page: leads, saves, drafts, deferred actions. Boards say that the person is signed out. */
export function forgetStores(): void {
  for (const store of everyStore()) store.set(forgetAllAtom);
  forgetKeptDrafts();
}
