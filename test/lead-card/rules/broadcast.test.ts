import { describe, expect, it } from 'vitest';
import { readBroadcast } from '../../../src/lead-card/lead/other-tabs.js';

const EDIT = { key: '4711/l-1', madeAt: 1000 } as const;

describe('a message of another tab', () => {
  it.each([
    { ...EDIT, edit: { field: 'status', value: 'Selling' } },
    { ...EDIT, edit: { field: 'notes', value: '' } },
    { ...EDIT, edit: { field: 'read', value: false } },
    { ...EDIT, edit: { field: 'archived', value: true } },
    { ...EDIT, edit: { field: 'feedback', value: { rating: 2, reason: 'Other' } } },
    { readThread: { spId: '4711', userId: 'u-1' } },
  ])('is read: %j', (told) => {
    expect(readBroadcast({ from: 'another page', ...told })).toEqual(told);
  });

  it.each([
    null,
    {},
    { ...EDIT },
    { ...EDIT, edit: { field: 'status', value: true } },
    { ...EDIT, edit: { field: 'phone', value: '+15125550100' } },
    { ...EDIT, edit: { field: 'feedback', value: { rating: '2', reason: 'Other' } } },
    { ...EDIT, key: 'l-1', edit: { field: 'read', value: true } },
    { ...EDIT, madeAt: Number.NaN, edit: { field: 'read', value: true } },
    { readThread: { spId: '4711' } },
  ])('is ignored where its shape is wrong: %j', (message) => {
    expect(readBroadcast(message)).toBeNull();
  });
});
