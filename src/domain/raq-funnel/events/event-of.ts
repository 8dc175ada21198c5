import type { FunnelEvent } from '../../../contract/raq-funnel.js';

/** The events of these types. */
export type EventOf<Type extends FunnelEvent['type']> = Extract<FunnelEvent, { readonly type: Type }>;
