import { TAXONOMY_ROOT } from '../../category/starter-table.js';
import type { CallOptions } from '../../gateway/call.js';
import { GatewayError } from '../../gateway/errors/gateway-error.js';
import type { Gateway } from '../../gateway/gateway.js';
import type { ServiceChoice } from '../funnel/funnel.js';
import { sendFunnelEvent } from '../state/funnel-state.js';
import { endFunnelCall, runFunnelCall } from '../state/run.js';
import { type FunnelRef, funnelOf, taskOf } from '../state/store.js';

/** Chooses a service. The taxonomy decides whether it is a category or a task. */
export async function chooseService(
  ref: FunnelRef,
  service: ServiceChoice,
  { requestId, unknown }: { readonly requestId?: string; readonly unknown?: string | undefined } = {},
): Promise<void> {
  const node = await runFunnelCall(ref, {
    name: 'chooseService',
    operation: 'taxonomyCategory',
    unknown,
    call: (taxonomyCategory, options) => findNode(taxonomyCategory, service, options),
    requestId,
    again: (id) => chooseService(ref, service, { unknown, requestId: id }),
  });
  if (node === undefined) return;
  // Who serves the place depends on the service.
  endFunnelCall(ref, 'coverage');
  sendFunnelEvent(ref, { type: 'service-found', ...node, words: service.words });
  // A chosen service goes to the next step at once.
  if (funnelOf(ref)?.state.step === 'service') {
    sendFunnelEvent(ref, { type: 'went-on', questions: [] });
  }
}

async function findNode(taxonomyCategory: Gateway['taxonomyCategory'], service: ServiceChoice, options: CallOptions) {
  const { categoryId, name, parentCategory } = await taxonomyCategory({ categoryId: service.id }, options);
  const parentId = parentCategory?.categoryId ?? null;
  const hasParent = parentId !== null && parentId !== TAXONOMY_ROOT;
  const parentName = hasParent ? await nameOf(taxonomyCategory, parentId, { ...options, requestId: undefined }) : '';
  return { node: { categoryId, name: name || service.name, parentId }, parentName };
}

/** The name of a category; empty if the gateway does not know it. */
async function nameOf(taxonomyCategory: Gateway['taxonomyCategory'], categoryId: string, options: CallOptions) {
  try {
    return (await taxonomyCategory({ categoryId }, options)).name;
  } catch (error) {
    if (error instanceof GatewayError && error.status === 404) return '';
    throw error;
  }
}

/** The service that a host has named by its id alone. */
export async function chooseGivenService(ref: FunnelRef): Promise<void> {
  const id = funnelOf(ref)?.state.entry.categoryId ?? '';
  if (id === '') return;
  await chooseService(ref, { id, name: '' }, { unknown: 'category-id' });
  const funnel = funnelOf(ref);
  if (funnel === null || taskOf(funnel, 'chooseService').failure?.path !== 'category-id') return;
  endFunnelCall(ref, 'chooseService');
  sendFunnelEvent(ref, { type: 'service-unknown', categoryId: id });
}
