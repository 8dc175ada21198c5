import { describe, expect, it } from 'vitest';
import { isLeadStatus } from '../../src/contract/lead.js';
import { isStatusShown, STATUS_CHOICES, statusTone } from '../../src/domain/lead/status.js';

describe('a status', () => {
  it('is one of six, in the order of the select', () => {
    expect(STATUS_CHOICES).toEqual([
      'Initial',
      'ContactAndQualify',
      'Selling',
      'InProgressWon',
      'ClosedWon',
      'ClosedDidntWin',
    ]);
  });

  it('is shown in the row unless it is the initial one', () => {
    expect(STATUS_CHOICES.filter(isStatusShown)).toEqual(STATUS_CHOICES.slice(1));
    expect(isStatusShown('SomethingNew')).toBe(true);
  });

  it('has a tone of its own', () => {
    expect(new Set(STATUS_CHOICES.map(statusTone)).size).toBe(STATUS_CHOICES.length);
    expect(statusTone('ClosedWon')).toBe('success');
  });

  it.each(['', 'initial', 'constructor', 'SomethingNew'])('that is not known, %j, is neutral', (status) => {
    expect(isLeadStatus(status)).toBe(false);
    expect(statusTone(status)).toBe('neutral');
  });
});
