import { expect, it } from 'vitest';
import { chooseStatusAtom } from '../../../src/state/lead/lead-edit.js';
import { aPage, leadOf, openBoard } from '../leads-on-stage.js';
import { aRequester, SP, settle, stage } from '../stage.js';

async function withLead() {
  const on = stage({
    leads: () => aPage(['a', 'b'], 2, { status: 'Selling', read: false }),
    markRead: () => undefined,
  });
  const widget = aRequester();
  await openBoard(on.store, widget);
  const choose = (status: string, leadId = 'a') =>
    on.store.set(chooseStatusAtom, { lead: { spId: SP, leadId }, status, requester: widget.requester });
  return { ...on, widget, choose };
}

it('a status that is chosen is told, sent, and says whether the lead has just been won', async () => {
  const { choose, of, widget } = await withLead();
  expect(choose('InProgressWon')).toBe(false);
  expect(choose('ClosedWon')).toBe(true);
  await settle();
  const told = widget.told('analytics').filter((event) => 'name' in event && event.name === 'status-change');
  expect(told).toHaveLength(2);
  expect(of('setStatus').length).toBeGreaterThan(0);
});

it('the status that the lead has already is neither told nor sent, and wins nothing again', async () => {
  const { choose, of, widget } = await withLead();
  expect(choose('Selling')).toBe(false);
  await settle();
  expect(of('setStatus')).toEqual([]);
  expect(JSON.stringify(widget.told('analytics'))).not.toContain('status-change');
});

it('a lead whose status is chosen in the list counts as read', async () => {
  const { store, choose, last } = await withLead();
  expect(leadOf(store, 'b').read).toBe(false);
  choose('ClosedLost', 'b');
  await settle();
  expect(leadOf(store, 'b').read).toBe(true);
  await last('setStatus').answer();
  expect(last('markRead').input).toEqual({ serviceProviderId: SP, leadId: 'b', read: true });
});
