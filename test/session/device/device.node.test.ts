import { afterEach, describe, expect, it, vi } from 'vitest';
import { announceSignOut, clearDevice } from '../../../src/session/clear-device.js';
import { dropSignedOut, sweepDevice } from '../../../src/session/device.js';
import { lastSignOut } from '../../../src/session/persisted-since.js';
import {
  ALL,
  at,
  count,
  DAY,
  deviceOf,
  HOUR,
  OWNER,
  readable,
  START,
  sessionOf,
  stagedDevice,
  written,
} from './device-on-stage.js';

const areas = stagedDevice();

it('an entry of a session is found again by the same owner, and has a key without ids, names and addresses', () => {
  written();
  expect(readable(deviceOf())).toEqual(ALL);
  expect([count(areas.tab), count(areas.browser)]).toEqual([1, 2]);
  for (const key of [...Object.keys(areas.tab.kept), ...Object.keys(areas.browser.kept)]) {
    expect(key).toMatch(/^lead-widgets\/(?:session\/)?[a-z\d]{8,14}\/[a-z\d]{8,14}$/);
  }
});

it.each([
  ['another provider', OWNER.replace('90412001', '90412002')],
  ['the same provider at another gateway', OWNER.replace('gateway.', 'another.')],
  ['a customer', JSON.stringify(['https://gateway.example/', 'customer', ''])],
])('an entry of a session is never found by %s', (_, owner) => {
  written();
  expect(readable(deviceOf(owner))).toEqual([null, null, null]);
  written(owner);
  expect(deviceOf().drafts.get('note 90412001/~77')).toBe('half a note');
  expect(count(areas.tab)).toBe(2);
});

it('an entry of a session is any text, line breaks and nothing at all included; null removes it', () => {
  const { drafts } = deviceOf();
  for (const text of ['', ' ', 'two words', '12 34', 'a\nb']) {
    drafts.set('note', text);
    expect(deviceOf().drafts.get('note')).toBe(text);
  }
  drafts.set('note', null);
  expect([deviceOf().drafts.get('note'), areas.tab.kept]).toEqual([null, {}]);
});

it('the end of what is kept comes after 24 hours for a draft and 180 days for the rest, and no sweep takes it before', () => {
  written();
  at(DAY - 1);
  sweepDevice();
  expect(readable(deviceOf())).toEqual(ALL);
  at(DAY);
  expect(readable(deviceOf())).toEqual([null, 'called', 'hidden']);
  at(180 * DAY - 1);
  expect(readable(deviceOf())).toEqual([null, 'called', 'hidden']);
  at(180 * DAY);
  expect(readable(deviceOf())).toEqual([null, null, null]);
});

it('the end of what is kept is put off by writing it again', () => {
  const { drafts } = written();
  at(23 * HOUR);
  drafts.set('note 90412001/~77', 'more of it');
  at(30 * HOUR);
  expect(readable(deviceOf())[0]).toBe('more of it');
});

it('the end of what is kept takes it off the device with the first widget of a page, whoever’s it was', () => {
  written();
  written('another owner');
  at(DAY);
  sweepDevice();
  expect([areas.tab.kept, count(areas.browser)]).toEqual([{}, 4]);
  at(180 * DAY);
  sweepDevice();
  expect(areas.browser.kept).toEqual({});
});

it('a session that has ended reads and writes nothing, and removes nothing', () => {
  const session = sessionOf();
  const { drafts, preferences } = session.device;
  written();
  session.end();
  expect(readable(session.device)).toEqual([null, null, null]);
  drafts.set('note 90412001/~77', 'after');
  drafts.set('another', 'after');
  preferences.set('no-insurance 90412001/~77', null);
  expect([...readable(deviceOf()), deviceOf().drafts.get('another')]).toEqual([...ALL, null]);
});

it.each(['the page forbids it', 'there is none'])('storage keeps nothing and throws nothing where %s', async (why) => {
  if (why === 'there is none') {
    for (const name of ['sessionStorage', 'localStorage', 'indexedDB', 'BroadcastChannel'])
      vi.stubGlobal(name, undefined);
  }
  areas.tab.refuse();
  areas.browser.refuse();
  const device = written();
  expect(readable(device)).toEqual([null, null, null]);
  device.drafts.set('note', null);
  sweepDevice();
  clearDevice();
  announceSignOut({ at: START, scope: '' });
  await Promise.all([device.holdTexts(), device.clear(START), dropSignedOut()]);
});

it('storage that refuses keeps nothing and throws nothing where it is full', () => {
  vi.stubGlobal('sessionStorage', {
    getItem: () => null,
    setItem() {
      throw new DOMException('full', 'QuotaExceededError');
    },
  });
  const { drafts } = deviceOf();
  drafts.set('note', 'half a note');
  expect(drafts.get('note')).toBeNull();
});

it('a delayed action of a session is done then, once, and leaves no timer', () => {
  const run = vi.fn();
  sessionOf().later(4000, run);
  vi.advanceTimersByTime(3999);
  expect(run).not.toHaveBeenCalled();
  vi.advanceTimersByTime(60_000);
  expect([run.mock.calls.length, vi.getTimerCount()]).toEqual([1, 0]);
});

it('a delayed action of a session is not done once it has ended', () => {
  const run = vi.fn();
  const session = sessionOf();
  session.later(4000, run);
  session.end();
  vi.advanceTimersByTime(60_000);
  session.later(4000, run);
  vi.advanceTimersByTime(60_000);
  expect([run.mock.calls.length, vi.getTimerCount()]).toEqual([0, 0]);
});

it('the sweep of a page removes what older versions have left, which says no end, and leaves what is not ours', () => {
  areas.tab.kept['lead-widgets/notes/7001/90412099'] = `${START - HOUR} Of an older version`;
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
  announceSignOut({ at: START, scope: '' });
  announceSignOut({ at: START, scope: 'abc' });
  at(DAY - 1);
  sweepDevice();
  expect(Object.keys(areas.browser.kept)).toHaveLength(2);
  at(DAY);
  sweepDevice();
  expect(areas.browser.kept).toEqual({});
});

describe('a sign-out', () => {
  it('takes drafts and records off the device at once, and leaves choices', () => {
    written();
    at(1);
    clearDevice();
    expect([count(areas.tab), count(areas.browser)]).toEqual([0, 1]);
    expect(readable(deviceOf())).toEqual([null, null, 'hidden']);
  });

  it('that this tab has not heard of makes earlier drafts unreadable, and the sweep removes them', () => {
    written();
    at(1);
    announceSignOut({ at: START + 1, scope: '' });
    expect(readable(deviceOf())).toEqual([null, null, 'hidden']);
    expect([count(areas.tab), count(areas.browser)]).toEqual([1, 2]);
    sweepDevice();
    expect([count(areas.tab), count(areas.browser)]).toEqual([0, 1]);
  });

  it('of one session makes its own drafts unreadable alone', () => {
    const { scope } = written();
    written('another owner');
    at(1);
    announceSignOut({ at: START + 1, scope });
    expect(readable(deviceOf())).toEqual([null, null, 'hidden']);
    expect(readable(deviceOf('another owner'))).toEqual(ALL);
  });

  it('leaves what is written after it', () => {
    announceSignOut({ at: START, scope: '' });
    at(1);
    written();
    expect(readable(deviceOf())).toEqual(ALL);
    void dropSignedOut();
    expect(readable(deviceOf())).toEqual(ALL);
  });

  it('is noted without a word of who it was', () => {
    announceSignOut({ at: START, scope: written().scope });
    const marks = Object.entries(areas.browser.kept).filter(([key]) => key.startsWith('lead-widgets/ended/'));
    expect(marks).toEqual([[expect.stringMatching(/^lead-widgets\/ended\/[a-z\d]{8,14}$/), `${START}`]]);
  });

  it('of one session takes away what it has written up to then, and nothing of another', async () => {
    const device = written();
    written('another owner');
    at(1);
    device.drafts.set('note later', 'of the next sign-in');
    await device.clear(START);
    expect(readable(deviceOf())).toEqual([null, null, 'hidden']);
    expect(deviceOf().drafts.get('note later')).toBe('of the next sign-in');
    expect(readable(deviceOf('another owner'))).toEqual(ALL);
  });
});

describe('a sign-out whose clock was a day ahead', () => {
  afterEach(() => void vi.restoreAllMocks());

  const signOutAhead = () => {
    announceSignOut({ at: START + DAY, scope: '' });
    // The next page starts an hour later, with the clock set right.
    vi.spyOn(performance, 'timeOrigin', 'get').mockReturnValue(START + HOUR);
    at(HOUR + 1);
  };

  it('deletes no note that is typed after it, on this page or a later one', () => {
    signOutAhead();
    sweepDevice();
    written();
    expect(readable(deviceOf())).toEqual(ALL);
    vi.spyOn(performance, 'timeOrigin', 'get').mockReturnValue(START + 2 * HOUR);
    at(2 * HOUR + 1);
    sweepDevice();
    expect(readable(deviceOf())).toEqual(ALL);
  });

  it('signs no later page out, and still removes what was typed before it', () => {
    written();
    signOutAhead();
    expect(readable(deviceOf())).toEqual([null, null, 'hidden']);
    sweepDevice();
    expect(lastSignOut()).toBeLessThanOrEqual(START + HOUR);
  });
});

describe('text that was typed while the clock was a day ahead', () => {
  const typedAhead = () => {
    at(DAY);
    written();
    at(HOUR);
  };

  it('is deleted with a sign-out of another tab once the clock is right', async () => {
    typedAhead();
    announceSignOut({ at: START + HOUR, scope: '' });
    expect(readable(deviceOf())).toEqual([null, null, 'hidden']);
    void dropSignedOut(START + HOUR);
    expect(areas.tab.kept).toEqual({});
    typedAhead();
    await deviceOf().clear(START + HOUR);
    expect([count(areas.tab), count(areas.browser)]).toEqual([0, 1]);
  });
});
