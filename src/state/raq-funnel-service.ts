import { atom, type Getter } from 'jotai/vanilla';
import type { ServiceChoice } from '../contract/raq-funnel.js';
import { TAXONOMY_ROOT } from '../domain/category/starter-table.js';
import { lateMethodOf } from './late-method.js';
import { tellFunnelAtom } from './raq-funnel.js';
import { runFunnelCall } from './raq-funnel-run.js';
import { type FunnelRef, funnelOfAtom } from './raq-funnel-store.js';
import { connectionAtom } from './store.js';

/** Takes a service: the taxonomy says whether it is a category or a task of one (Spec §4 Funnel). */
export const chooseServiceAtom = atom(
  null,
  async (get, set, { ref, service }: { readonly ref: FunnelRef; readonly service: ServiceChoice }): Promise<void> => {
    const node = await runFunnelCall(get, set, ref, {
      name: 'chooseService',
      operation: 'taxonomyCategory',
      call: async (signal) => findNode(get, service, signal),
    });
    if (node === undefined) return;
    set(tellFunnelAtom, { ref, event: { type: 'service-found', ...node } });
    // What is chosen goes on at once; the first step asks no further questions.
    if (get(funnelOfAtom)(ref.id)?.state.step === 'service') {
      set(tellFunnelAtom, { ref, event: { type: 'went-on', questions: [] } });
    }
  },
);

async function findNode(get: Getter, service: ServiceChoice, signal: AbortSignal) {
  const taxonomyCategory = await lateMethodOf(get(connectionAtom), 'taxonomyCategory');
  const { categoryId, name, parentCategory } = await taxonomyCategory({ categoryId: service.id }, { signal });
  const parentId = parentCategory?.categoryId ?? null;
  const parent =
    parentId === null || parentId === TAXONOMY_ROOT
      ? null
      : await taxonomyCategory({ categoryId: parentId }, { signal });
  return { node: { categoryId, name: name || service.name, parentId }, parentName: parent?.name ?? '' };
}

/** The service that a host has named by its id alone. */
export const chooseGivenServiceAtom = atom(null, async (get, set, ref: FunnelRef): Promise<void> => {
  const id = get(funnelOfAtom)(ref.id)?.state.entry.categoryId ?? '';
  if (id !== '') await set(chooseServiceAtom, { ref, service: { id, name: '' } });
});
