import { DEFAULT_URGENCY } from '../../contract/limits/lead.js';
import type { FunnelState } from '../../contract/raq-funnel.js';

/** Sentences that say what would bring quotes sooner. */
export type FunnelHint = 'funnelHintDescription' | 'funnelHintTiming';

/** Characters from which a description tells a provider something. */
const MIN_USEFUL_LENGTH = 20;

/** What would make a request stronger. All of it is optional. */
export function funnelHints({
  description,
  urgency,
}: Pick<FunnelState, 'description' | 'urgency'>): readonly FunnelHint[] {
  const hasTiming = urgency !== '' && urgency !== DEFAULT_URGENCY;
  return [
    ...(description.trim().length < MIN_USEFUL_LENGTH ? (['funnelHintDescription'] as const) : []),
    ...(hasTiming ? [] : (['funnelHintTiming'] as const)),
  ];
}
