import { describe, expect, it } from 'vitest';
import { funnelHints } from '../../../src/domain/raq-funnel/strength.js';

describe('the hints that help a request get quotes', () => {
  it('asks for a description and a time while they are missing, and for nothing else', () => {
    expect(funnelHints({ description: '', urgency: '' })).toEqual(['funnelHintDescription', 'funnelHintTiming']);
    expect(funnelHints({ description: ' It drips.          ', urgency: 'NA' })).toHaveLength(2);
    expect(funnelHints({ description: 'The kitchen sink is slow.', urgency: 'NA' })).toEqual(['funnelHintTiming']);
    expect(funnelHints({ description: 'The kitchen sink is slow.', urgency: 'ThisWeek' })).toEqual([]);
  });
});
