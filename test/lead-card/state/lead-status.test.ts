import { afterEach, expect, it } from 'vitest';
import { chooseStatus } from '../../../src/lead-card/lead/lead-edit.js';
import { aBoard, aPage, endBoards, leadOf } from '../../stage/leads-on-stage.js';
import { SP, settle } from '../../stage/stage.js';

afterEach(endBoards);

async function withLead() {
  const board = await aBoard({
    leads: () => aPage(['a', 'b'], 2, { status: 'Selling', read: false }),
    markRead: () => undefined,
  });
  const { ref, session } = board;
  const choose = (status: string, leadId = 'a') => chooseStatus(session, ref(leadId), status);
  return { ...board, choose };
}

it('a status that is chosen is told, sent, and says whether the lead has just been won', async () => {
  const { choose, of, page } = await withLead();
  expect(choose('InProgressWon')).toBe(false);
  expect(choose('ClosedWon')).toBe(true);
  await settle();
  const told = page.told('analytics').filter((event) => 'name' in event && event.name === 'status-change');
  expect(told).toHaveLength(2);
  expect(of('setStatus').length).toBeGreaterThan(0);
});

it('the status that the lead has already is neither told nor sent, and wins nothing again', async () => {
  const { choose, of, page } = await withLead();
  expect(choose('Selling')).toBe(false);
  await settle();
  expect(of('setStatus')).toEqual([]);
  expect(JSON.stringify(page.told('analytics'))).not.toContain('status-change');
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
