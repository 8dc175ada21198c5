import { describe, expect, it } from 'vitest';
import { isLeadStatus, LEAD_STATUSES } from '../../../src/gateway/lead-status.js';
import { isStatusShown, statusTone } from '../../../src/lead-card/lead/status.js';

describe('a status', () => {
  it('is shown in the row unless it is the initial one', () => {
    expect(LEAD_STATUSES.filter(isStatusShown)).toEqual(LEAD_STATUSES.slice(1));
    expect(isStatusShown('SomethingNew')).toBe(true);
  });

  it('has a tone of its own', () => {
    expect(new Set(LEAD_STATUSES.map(statusTone)).size).toBe(LEAD_STATUSES.length);
    expect(statusTone('ClosedWon')).toBe('success');
  });

  it.each(['', 'initial', 'constructor', 'SomethingNew'])('that is not known, %j, is neutral', (status) => {
    expect(isLeadStatus(status)).toBe(false);
    expect(statusTone(status)).toBe('neutral');
  });
});
