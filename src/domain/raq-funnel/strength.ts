import { DEFAULT_URGENCY } from '../../contract/limits/lead.js';
import type { FunnelState } from '../../contract/raq-funnel.js';

/** Hints that help the customer get quotes sooner. */
export type FunnelHint = 'funnelHintDescription' | 'funnelHintTiming';

/** The length from which a description is useful to a provider, in characters. */
const MIN_USEFUL_LENGTH = 20;

/** The hints for a request. All are optional. */
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
