import { afterEach, describe, expect, it } from 'vitest';
import { dismissBulk, stopBulk } from '../../../src/lead-board/bulk/bulk-state.js';
import { selectBoardPage, selectedIdsAtomOf } from '../../../src/lead-board/bulk/selection.js';
import { editLead } from '../../../src/lead-card/lead/lead-edit.js';
import { putLeads } from '../../../src/lead-card/lead/lead-state.js';
import { endBoards, leadOf } from '../../stage/leads-on-stage.js';
import { SP, settle } from '../../stage/stage.js';
import { aBoardOfSix, accept, answerAll, archived, IDS, id, idsOf, leadsOf, selling, stepsOf } from './bulk-stage.js';

afterEach(endBoards);

describe('a bulk change', () => {
  it('makes one call per lead, at most four at a time, and ends without a report', async () => {
    const { begin, of, run, store } = await aBoardOfSix();
    selectBoardPage(store, id);
    const { ended } = await begin(selling);
    expect(leadsOf(of('setStatus'))).toEqual(['a', 'b', 'c', 'd']);
    expect(run()).toMatchObject({ isRunning: true, total: 6, doneCount: 0 });
    expect(store.get(selectedIdsAtomOf(id))).toEqual([]);
    await of('setStatus')[2]?.answer();
    expect(leadsOf(of('setStatus'))).toEqual(['a', 'b', 'c', 'd', 'e']);
    expect(run()).toMatchObject({ doneCount: 1 });
    await answerAll(() => of('setStatus'), accept);
    expect([stepsOf((await ended)?.taken).toSorted(), new Set(idsOf(of('setStatus'))).size]).toEqual([IDS, 6]);
    expect(run()).toBeNull();
  });

  it('makes no call if it changes nothing or the lead is unknown, and ignores a second change meanwhile', async () => {
    const { begin, change, calls, of, run, store } = await aBoardOfSix();
    selectBoardPage(store, id);
    const before = calls.length;
    await expect(change({ field: 'status', value: 'Initial' })).resolves.toBeNull();
    expect([calls.length, store.get(selectedIdsAtomOf(id))]).toEqual([before, []]);
    await expect(change(selling, ['zzz'])).resolves.toBeNull();
    expect(calls).toHaveLength(before);
    await begin(selling, ['a']);
    await expect(change(archived, ['b'])).resolves.toBeNull();
    expect([of('archive'), run()]).toMatchObject([[], { edit: selling, isRunning: true }]);
  });

  it('marks read only the leads whose status was saved', async () => {
    const { begin, of, store } = await aBoardOfSix({ fields: { a: { read: false }, b: { read: false } } });
    await begin(selling, ['a', 'b']);
    await of('setStatus')[0]?.answer();
    await of('setStatus')[1]?.fail();
    expect([leadsOf(of('markRead')), of('markRead')[0]?.input['read']]).toEqual([['a'], true]);
    expect([leadOf(store, 'a').read, leadOf(store, 'b').read]).toEqual([true, false]);
  });

  it('skips a lead that someone else changed before its turn', async () => {
    const { begin, of, store } = await aBoardOfSix();
    const { ended } = await begin(selling);
    const theirs = { ...leadOf(store, 'f'), status: 'ClosedLost' };
    putLeads(store, { spId: SP, leads: [theirs], requestedAt: Number.POSITIVE_INFINITY });
    await answerAll(() => of('setStatus'), accept);
    const { taken, changed } = (await ended) ?? {};
    expect([taken?.length, stepsOf(changed)]).toEqual([5, ['f']]);
    expect(leadsOf(of('setStatus'))).not.toContain('f');
    expect(leadOf(store, 'f').status).toBe('ClosedLost');
  });
});

describe('failed leads of a bulk change', () => {
  it('are not reported if the person has changed them again meanwhile', async () => {
    const { begin, of, store, session } = await aBoardOfSix();
    const { ended } = await begin(selling, ['a']);
    const edit = { field: 'status', value: 'ClosedWon' } as const;
    void editLead(session, { spId: SP, leadId: 'a' }, edit);
    await of('setStatus')[0]?.fail();
    const report = await ended;
    expect([stepsOf(report?.failed), stepsOf(report?.changed)]).toEqual([[], ['a']]);
    expect(leadOf(store, 'a').status).toBe('ClosedWon');
  });

  it('are reported until the report is dismissed, and the others stay changed', async () => {
    const { begin, of, run, store } = await aBoardOfSix();
    const { ended } = await begin(selling);
    await answerAll(
      () => of('setStatus'),
      (call) => (['b', 'e'].includes(String(call.input['leadId'])) ? call.fail() : call.answer()),
    );
    const report = await ended;
    expect([stepsOf(report?.failed), report?.taken.length, report?.stop]).toEqual([['b', 'e'], 4, null]);
    expect([leadOf(store, 'a').status, leadOf(store, 'b').status]).toEqual(['Selling', 'Initial']);
    expect(run()).toMatchObject({ isRunning: false });
    dismissBulk(store, id);
    expect(run()).toBeNull();
  });

  it('are retried with the same request ids, and the host is notified of each status once', async () => {
    const { begin, goOn, of, run, page } = await aBoardOfSix();
    await begin(selling, ['a', 'b', 'c']);
    await answerAll(
      () => of('setStatus'),
      (call) => (call.input['leadId'] === 'b' ? call.fail() : call.answer()),
    );
    const [, failed] = of('setStatus');
    const again = goOn();
    await settle();
    expect(of('setStatus')).toHaveLength(4);
    expect(of('setStatus').at(-1)?.options.requestId).toBe(failed?.options.requestId);
    await of('setStatus').at(-1)?.answer();
    expect([stepsOf((await again)?.taken), run()]).toEqual([['a', 'c', 'b'], null]);
    const choices = page.told('analytics').filter((each) => Reflect.get(each, 'name') === 'status-change');
    expect(choices).toHaveLength(3);
  });
});

describe('a bulk change stops', () => {
  it.each([
    ['a challenge', { kind: 'challenge', status: 511 }, 'challenge'],
    ['an expired sign-in', { kind: 'auth', status: 401 }, 'sign-in'],
  ] as const)('after %s: it makes no more calls, and Continue makes the rest', async (_, failure, stop) => {
    const { begin, goOn, of, run } = await aBoardOfSix();
    const { ended } = await begin(selling);
    await of('setStatus')[0]?.fail(failure);
    await answerAll(() => of('setStatus'), accept, 1);
    const report = await ended;
    expect(leadsOf(of('setStatus'))).toEqual(['a', 'b', 'c', 'd']);
    expect([report?.stop, stepsOf(report?.left), stepsOf(report?.taken)]).toEqual([
      stop,
      ['a', 'e', 'f'],
      ['b', 'c', 'd'],
    ]);
    const again = goOn();
    await settle();
    await answerAll(() => of('setStatus'), accept, 4);
    expect(leadsOf(of('setStatus').slice(4))).toEqual(['a', 'e', 'f']);
    expect(of('setStatus')[4]?.options.requestId).toBe(of('setStatus')[0]?.options.requestId);
    expect([(await again)?.taken.length, run()]).toEqual([6, null]);
  });

  it('and counts the calls that a replay made meanwhile, without another call', async () => {
    const { begin, goOn, of, challenges } = await aBoardOfSix();
    await begin(selling, ['a', 'b']);
    const [first, second] = of('setStatus');
    await first?.challenge();
    await second?.answer();
    const replayed = challenges.replayAll();
    await settle();
    await of('setStatus')[2]?.answer();
    await replayed;
    expect([stepsOf((await goOn())?.taken), of('setStatus').length]).toEqual([['b', 'a'], 3]);
  });

  it('when the person stops it: running calls end and the rest is not sent', async () => {
    const { begin, of, store } = await aBoardOfSix();
    const { ended } = await begin(selling);
    stopBulk(store, id);
    await answerAll(() => of('setStatus'), accept);
    const report = await ended;
    expect([report?.stop, report?.taken.length, stepsOf(report?.left)]).toEqual(['person', 4, ['e', 'f']]);
    expect(of('setStatus')).toHaveLength(4);
  });

  it('when its widget is removed from the page', async () => {
    const { begin, of, page } = await aBoardOfSix();
    const { ended } = await begin(selling);
    page.leave();
    await answerAll(() => of('setStatus'), accept);
    await expect(ended).resolves.toBeNull();
    expect(of('setStatus')).toHaveLength(4);
  });
});
