import { atom, type Getter, type Setter } from 'jotai/vanilla';
import { TAXONOMY_ROOT } from '../../category/starter-table.js';
import type { CallOptions } from '../../gateway/call.js';
import type { Gateway } from '../../gateway/gateway.js';
import type { ServiceChoice } from '../funnel-types.js';
import { sendFunnelEventAtom } from '../state/funnel-state.js';
import { endFunnelCallAtom, runFunnelCall } from '../state/run.js';
import { type FunnelRef, funnelOfAtom } from '../state/store.js';

/** Chooses a service. The taxonomy decides whether it is a category or a task. */
export const chooseServiceAtom = atom(
  null,
  (get, set, { ref, service }: { readonly ref: FunnelRef; readonly service: ServiceChoice }): Promise<void> =>
    chooseService(get, set, ref, service),
);

async function chooseService(
  get: Getter,
  set: Setter,
  ref: FunnelRef,
  service: ServiceChoice,
  requestId?: string,
): Promise<void> {
  const node = await runFunnelCall(get, set, ref, {
    name: 'chooseService',
    operation: 'taxonomyCategory',
    call: (taxonomyCategory, options) => findNode(taxonomyCategory, service, options),
    requestId,
    again: (id) => chooseService(get, set, ref, service, id),
  });
  if (node === undefined) return;
  // Who serves the place depends on the service.
  set(endFunnelCallAtom, { id: ref.id, name: 'coverage' });
  set(sendFunnelEventAtom, { ref, event: { type: 'service-found', ...node, words: service.words } });
  // A chosen service goes to the next step at once.
  if (get(funnelOfAtom)(ref.id)?.state.step === 'service') {
    set(sendFunnelEventAtom, { ref, event: { type: 'went-on', questions: [] } });
  }
}

async function findNode(taxonomyCategory: Gateway['taxonomyCategory'], service: ServiceChoice, options: CallOptions) {
  const { categoryId, name, parentCategory } = await taxonomyCategory({ categoryId: service.id }, options);
  const parentId = parentCategory?.categoryId ?? null;
  const parent =
    parentId === null || parentId === TAXONOMY_ROOT
      ? null
      : await taxonomyCategory({ categoryId: parentId }, { ...options, requestId: undefined });
  return { node: { categoryId, name: name || service.name, parentId }, parentName: parent?.name ?? '' };
}

/** The service that a host has named by its id alone. */
export const chooseGivenServiceAtom = atom(null, async (get, set, ref: FunnelRef): Promise<void> => {
  const id = get(funnelOfAtom)(ref.id)?.state.entry.categoryId ?? '';
  if (id !== '') await set(chooseServiceAtom, { ref, service: { id, name: '' } });
});
