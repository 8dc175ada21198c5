import type { FunnelEvent } from '../../../contract/raq-funnel.js';

export type EventOf<Type extends FunnelEvent['type']> = Extract<FunnelEvent, { readonly type: Type }>;
