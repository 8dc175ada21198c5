import { afterEach, describe, expect, it, vi } from 'vitest';
import { announceSignOut, clearDevice } from '../../../src/session/clear-device.js';
import { dropSignedOut, sweepDevice } from '../../../src/session/device.js';
import { lastSignOut } from '../../../src/session/persisted-since.js';
import * as stage from './device-on-stage.js';

const areas = stage.stagedDevice();

it('an entry of a session is found again by the same owner, and has a key without ids, names and addresses', () => {
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
])('an entry of a session is never found by %s', (_, owner) => {
  stage.written();
  expect(stage.readable(stage.deviceOf(owner))).toEqual([null, null, null]);
  stage.written(owner);
  expect([stage.deviceOf().drafts.get('note 90412001/~77'), stage.count(areas.tab)]).toEqual(['half a note', 2]);
});

it('an entry of a session is any text, line breaks and nothing at all included; null removes it', () => {
  const { drafts } = stage.deviceOf();
  for (const text of ['', ' ', 'two words', '12 34', 'a\nb']) {
    drafts.set('note', text);
    expect(stage.deviceOf().drafts.get('note')).toBe(text);
  }
  drafts.set('note', null);
  expect([stage.deviceOf().drafts.get('note'), areas.tab.kept]).toEqual([null, {}]);
});

it('the end of what is kept comes after 24 hours for a draft and 180 days for the rest, and no sweep takes it before', () => {
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

it('the end of what is kept is put off by writing it again', () => {
  const { drafts } = stage.written();
  stage.at(23 * stage.HOUR);
  drafts.set('note 90412001/~77', 'more of it');
  stage.at(30 * stage.HOUR);
  expect(stage.readable(stage.deviceOf())[0]).toBe('more of it');
});

it('the end of what is kept takes it off the device with the first widget of a page, whoever’s it was', () => {
  stage.written();
  stage.written('another owner');
  stage.at(stage.DAY);
  sweepDevice();
  expect([areas.tab.kept, stage.count(areas.browser)]).toEqual([{}, 4]);
  stage.at(180 * stage.DAY);
  sweepDevice();
  expect(areas.browser.kept).toEqual({});
});

it('a session that has ended reads and writes nothing, and removes nothing', () => {
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

it.each(['the page forbids it', 'there is none'])('storage keeps nothing and throws nothing where %s', async (why) => {
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

it('storage that refuses keeps nothing and throws nothing where it is full', () => {
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

it('a delayed action of a session is done then, once, leaves no timer, and is not done once it has ended', () => {
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

it('the sweep of a page removes what says no time, and leaves what is not ours', () => {
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

it('the sweep of a page forgets a sign-out once nothing can be left from before it', () => {
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
  it('takes drafts and records off the device at once, and leaves choices', () => {
    stage.written();
    stage.at(1);
    clearDevice();
    expect([stage.count(areas.tab), stage.count(areas.browser)]).toEqual([0, 1]);
    expect(stage.readable(stage.deviceOf())).toEqual([null, null, 'hidden']);
  });

  it('that this tab has not heard of makes earlier drafts unreadable, and the sweep removes them', () => {
    stage.written();
    stage.at(1);
    announceSignOut({ at: stage.START + 1, scope: '' });
    expect(stage.readable(stage.deviceOf())).toEqual([null, null, 'hidden']);
    expect([stage.count(areas.tab), stage.count(areas.browser)]).toEqual([1, 2]);
    sweepDevice();
    expect([stage.count(areas.tab), stage.count(areas.browser)]).toEqual([0, 1]);
  });

  it('of one session makes its own drafts unreadable alone', () => {
    const { scope } = stage.written();
    stage.written('another owner');
    stage.at(1);
    announceSignOut({ at: stage.START + 1, scope });
    expect(stage.readable(stage.deviceOf())).toEqual([null, null, 'hidden']);
    expect(stage.readable(stage.deviceOf('another owner'))).toEqual(stage.ALL);
  });

  it('leaves what is written after it', () => {
    announceSignOut({ at: stage.START, scope: '' });
    stage.at(1);
    stage.written();
    expect(stage.readable(stage.deviceOf())).toEqual(stage.ALL);
    void dropSignedOut();
    expect(stage.readable(stage.deviceOf())).toEqual(stage.ALL);
  });

  it('is noted without a word of who it was', () => {
    announceSignOut({ at: stage.START, scope: stage.written().scope });
    const marks = Object.entries(areas.browser.kept).filter(([key]) => key.startsWith('lead-widgets/ended/'));
    expect(marks).toEqual([[expect.stringMatching(/^lead-widgets\/ended\/[a-z\d]{8,14}$/), `${stage.START}`]]);
  });

  it('of one session takes away what it has written up to then, and nothing of another', async () => {
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
    // The next page starts an hour later, with the clock set right.
    vi.spyOn(performance, 'timeOrigin', 'get').mockReturnValue(stage.START + stage.HOUR);
    stage.at(stage.HOUR + 1);
  };

  it('deletes no note that is typed after it, on this page or a later one', () => {
    signOutAhead();
    sweepDevice();
    stage.written();
    expect(stage.readable(stage.deviceOf())).toEqual(stage.ALL);
    vi.spyOn(performance, 'timeOrigin', 'get').mockReturnValue(stage.START + 2 * stage.HOUR);
    stage.at(2 * stage.HOUR + 1);
    sweepDevice();
    expect(stage.readable(stage.deviceOf())).toEqual(stage.ALL);
  });

  it('signs no later page out, and still removes what was typed before it', () => {
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

it('text typed while the clock was a day ahead goes with a sign-out of another tab once the clock is right', async () => {
  typedAhead();
  announceSignOut({ at: stage.START + stage.HOUR, scope: '' });
  expect(stage.readable(stage.deviceOf())).toEqual([null, null, 'hidden']);
  void dropSignedOut(stage.START + stage.HOUR);
  expect(areas.tab.kept).toEqual({});
  typedAhead();
  await stage.deviceOf().clear(stage.START + stage.HOUR);
  expect([stage.count(areas.tab), stage.count(areas.browser)]).toEqual([0, 1]);
});
