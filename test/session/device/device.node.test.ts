import { afterEach, describe, expect, it, vi } from 'vitest';
import { announceSignOut, clearDevice } from '../../../src/session/clear-device.js';
import { dropSignedOut, sweepDevice } from '../../../src/session/device.js';
import { lastSignOut } from '../../../src/session/persisted-since.js';
import * as stage from './device-on-stage.js';

const areas = stage.stagedDevice();

it('a stored entry is found by the same owner, and its key contains no ids, names or addresses', () => {
  stage.written();
  expect(stage.readable(stage.deviceOf())).toEqual(stage.ALL);
  expect([stage.count(areas.tab), stage.count(areas.browser)]).toEqual([1, 2]);
  for (const key of [...Object.keys(areas.tab.kept), ...Object.keys(areas.browser.kept)]) {
    expect(key).toMatch(/^lead-widgets\/(?:session\/)?[a-z\d]{8,14}\/[a-z\d]{8,14}$/);
  }
});

it.each([
  ['another provider', stage.OWNER.replace('90412001', '90412002')],
  ['the same provider at another gateway', stage.OWNER.replace('gateway.', 'another.')],
  ['a customer', JSON.stringify(['https://gateway.example/', 'customer', ''])],
])('a stored entry is never found by %s', (_, owner) => {
  stage.written();
  expect(stage.readable(stage.deviceOf(owner))).toEqual([null, null, null]);
  stage.written(owner);
  expect([stage.deviceOf().drafts.get('note 90412001/~77'), stage.count(areas.tab)]).toEqual(['half a note', 2]);
});

it('a stored entry can be any text, including an empty one, and null removes it', () => {
  const { drafts } = stage.deviceOf();
  for (const text of ['', ' ', 'two words', '12 34', 'a\nb']) {
    drafts.set('note', text);
    expect(stage.deviceOf().drafts.get('note')).toBe(text);
  }
  drafts.set('note', null);
  expect([stage.deviceOf().drafts.get('note'), areas.tab.kept]).toEqual([null, {}]);
});

it('a draft expires after 24 hours and other entries after 180 days, and a sweep removes none before', () => {
  stage.written();
  stage.at(stage.DAY - 1);
  sweepDevice();
  expect(stage.readable(stage.deviceOf())).toEqual(stage.ALL);
  stage.at(stage.DAY);
  expect(stage.readable(stage.deviceOf())).toEqual([null, 'called', 'hidden']);
  stage.at(180 * stage.DAY - 1);
  expect(stage.readable(stage.deviceOf())).toEqual([null, 'called', 'hidden']);
  stage.at(180 * stage.DAY);
  expect(stage.readable(stage.deviceOf())).toEqual([null, null, null]);
});

it('writing a draft again restarts its 24 hours', () => {
  const { drafts } = stage.written();
  stage.at(23 * stage.HOUR);
  drafts.set('note 90412001/~77', 'more of it');
  stage.at(30 * stage.HOUR);
  expect(stage.readable(stage.deviceOf())[0]).toBe('more of it');
});

it('a sweep removes expired entries of every owner', () => {
  stage.written();
  stage.written('another owner');
  stage.at(stage.DAY);
  sweepDevice();
  expect([areas.tab.kept, stage.count(areas.browser)]).toEqual([{}, 4]);
  stage.at(180 * stage.DAY);
  sweepDevice();
  expect(areas.browser.kept).toEqual({});
});

it('an ended session does not read, write or remove entries', () => {
  const session = stage.sessionOf();
  const { drafts, preferences } = session.device;
  stage.written();
  session.end();
  expect(stage.readable(session.device)).toEqual([null, null, null]);
  drafts.set('note 90412001/~77', 'after');
  drafts.set('another', 'after');
  preferences.set('no-insurance 90412001/~77', null);
  expect([...stage.readable(stage.deviceOf()), stage.deviceOf().drafts.get('another')]).toEqual([...stage.ALL, null]);
});

it.each(['the page forbids it', 'there is none'])('storage stores nothing and throws no error if %s', async (why) => {
  if (why === 'there is none') {
    for (const name of ['sessionStorage', 'localStorage', 'indexedDB', 'BroadcastChannel'])
      vi.stubGlobal(name, undefined);
  }
  areas.tab.refuse();
  areas.browser.refuse();
  const device = stage.written();
  expect(stage.readable(device)).toEqual([null, null, null]);
  device.drafts.set('note', null);
  sweepDevice();
  clearDevice();
  announceSignOut({ at: stage.START, scope: '' });
  await Promise.all([device.holdTexts(), device.clear(stage.START), dropSignedOut()]);
});

it('storage stores nothing and throws no error if it is full', () => {
  vi.stubGlobal('sessionStorage', {
    getItem: () => null,
    setItem() {
      throw new DOMException('full', 'QuotaExceededError');
    },
  });
  const { drafts } = stage.deviceOf();
  drafts.set('note', 'half a note');
  expect(drafts.get('note')).toBeNull();
});

it('session.later() runs its action once, leaves no timer and does not run after the session has ended', () => {
  const run = vi.fn();
  const session = stage.sessionOf();
  session.later(4000, run);
  vi.advanceTimersByTime(3999);
  expect(run).not.toHaveBeenCalled();
  vi.advanceTimersByTime(60_000);
  expect([run.mock.calls.length, vi.getTimerCount()]).toEqual([1, 0]);
  session.later(4000, run);
  session.end();
  vi.advanceTimersByTime(60_000);
  session.later(4000, run);
  vi.advanceTimersByTime(60_000);
  expect([run.mock.calls.length, vi.getTimerCount()]).toEqual([1, 0]);
});

it('a sweep removes entries without a time and keeps entries of other code', () => {
  areas.tab.kept['lead-widgets/raq-funnel/7001'] = '{"funnel":{}}';
  areas.browser.kept['lead-widgets/no-insurance/7001/90412001'] = '1';
  areas.browser.kept['lead-widgets/no-insurance/7001/'] = '';
  sweepDevice();
  expect([areas.tab.kept, areas.browser.kept]).toEqual([{}, {}]);
  const foreign = { cart: '1', 'lead-widgets': '1', 'lead-widgets-outbox': 'x', 'my-lead-widgets/notes/1': '5 old' };
  Object.assign(areas.tab.kept, foreign);
  Object.assign(areas.browser.kept, foreign);
  sweepDevice();
  clearDevice();
  expect([areas.tab.kept, areas.browser.kept]).toEqual([foreign, foreign]);
});

it('a sweep removes the record of a sign-out after 24 hours', () => {
  announceSignOut({ at: stage.START, scope: '' });
  announceSignOut({ at: stage.START, scope: 'abc' });
  stage.at(stage.DAY - 1);
  sweepDevice();
  expect(Object.keys(areas.browser.kept)).toHaveLength(2);
  stage.at(stage.DAY);
  sweepDevice();
  expect(areas.browser.kept).toEqual({});
});

describe('a sign-out', () => {
  it('removes drafts and records immediately, and keeps preferences', () => {
    stage.written();
    stage.at(1);
    clearDevice();
    expect([stage.count(areas.tab), stage.count(areas.browser)]).toEqual([0, 1]);
    expect(stage.readable(stage.deviceOf())).toEqual([null, null, 'hidden']);
  });

  it('that this tab has missed makes earlier drafts and records unreadable, and a sweep removes them', () => {
    stage.written();
    stage.at(1);
    announceSignOut({ at: stage.START + 1, scope: '' });
    expect(stage.readable(stage.deviceOf())).toEqual([null, null, 'hidden']);
    expect([stage.count(areas.tab), stage.count(areas.browser)]).toEqual([1, 2]);
    sweepDevice();
    expect([stage.count(areas.tab), stage.count(areas.browser)]).toEqual([0, 1]);
  });

  it('of one session makes only its own drafts and records unreadable', () => {
    const { scope } = stage.written();
    stage.written('another owner');
    stage.at(1);
    announceSignOut({ at: stage.START + 1, scope });
    expect(stage.readable(stage.deviceOf())).toEqual([null, null, 'hidden']);
    expect(stage.readable(stage.deviceOf('another owner'))).toEqual(stage.ALL);
  });

  it('keeps entries written after it', () => {
    announceSignOut({ at: stage.START, scope: '' });
    stage.at(1);
    stage.written();
    expect(stage.readable(stage.deviceOf())).toEqual(stage.ALL);
    void dropSignedOut();
    expect(stage.readable(stage.deviceOf())).toEqual(stage.ALL);
  });

  it('is recorded without the user’s identity', () => {
    announceSignOut({ at: stage.START, scope: stage.written().scope });
    const marks = Object.entries(areas.browser.kept).filter(([key]) => key.startsWith('lead-widgets/ended/'));
    expect(marks).toEqual([[expect.stringMatching(/^lead-widgets\/ended\/[a-z\d]{8,14}$/), `${stage.START}`]]);
  });

  it('of one session removes its entries up to that time, and none of another session', async () => {
    const device = stage.written();
    stage.written('another owner');
    stage.at(1);
    device.drafts.set('note later', 'of the next sign-in');
    await device.clear(stage.START);
    expect(stage.readable(stage.deviceOf())).toEqual([null, null, 'hidden']);
    expect(stage.deviceOf().drafts.get('note later')).toBe('of the next sign-in');
    expect(stage.readable(stage.deviceOf('another owner'))).toEqual(stage.ALL);
  });
});

describe('a sign-out whose clock was a day ahead', () => {
  afterEach(() => void vi.restoreAllMocks());

  const signOutAhead = () => {
    announceSignOut({ at: stage.START + stage.DAY, scope: '' });
    // The next page starts an hour later, with the correct time.
    vi.spyOn(performance, 'timeOrigin', 'get').mockReturnValue(stage.START + stage.HOUR);
    stage.at(stage.HOUR + 1);
  };

  it('deletes no note typed after it, on this page or a later one', () => {
    signOutAhead();
    sweepDevice();
    stage.written();
    expect(stage.readable(stage.deviceOf())).toEqual(stage.ALL);
    vi.spyOn(performance, 'timeOrigin', 'get').mockReturnValue(stage.START + 2 * stage.HOUR);
    stage.at(2 * stage.HOUR + 1);
    sweepDevice();
    expect(stage.readable(stage.deviceOf())).toEqual(stage.ALL);
  });

  it('does not sign out a later page, and still removes text typed before it', () => {
    stage.written();
    signOutAhead();
    expect(stage.readable(stage.deviceOf())).toEqual([null, null, 'hidden']);
    sweepDevice();
    expect(lastSignOut()).toBeLessThanOrEqual(stage.START + stage.HOUR);
  });
});

const typedAhead = () => {
  stage.at(stage.DAY);
  stage.written();
  stage.at(stage.HOUR);
};

it('text typed while the clock was a day ahead is removed by a sign-out after the clock is corrected', async () => {
  typedAhead();
  announceSignOut({ at: stage.START + stage.HOUR, scope: '' });
  expect(stage.readable(stage.deviceOf())).toEqual([null, null, 'hidden']);
  void dropSignedOut(stage.START + stage.HOUR);
  expect(areas.tab.kept).toEqual({});
  typedAhead();
  await stage.deviceOf().clear(stage.START + stage.HOUR);
  expect([stage.count(areas.tab), stage.count(areas.browser)]).toEqual([0, 1]);
});
