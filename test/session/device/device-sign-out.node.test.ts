import { afterEach, describe, expect, it, vi } from 'vitest';
import { announceSignOut, clearDevice } from '../../../src/session/clear-device.js';
import { dropSignedOut, sweepDevice } from '../../../src/session/device.js';
import { lastSignOut } from '../../../src/session/persisted-since.js';
import { at, DAY, deviceOf, HOUR, readable, START, stagedDevice, written } from './device-on-stage.js';

const areas = stagedDevice();

describe('the sweep of a page', () => {
  it('removes what older versions have left, which says no end', () => {
    areas.tab.kept['lead-widgets/notes/7001/90412099'] = `${START - HOUR} Of an older version`;
    areas.tab.kept['lead-widgets/raq-funnel/7001'] = '{"funnel":{}}';
    areas.browser.kept['lead-widgets/no-insurance/7001/90412001'] = '1';
    areas.browser.kept['lead-widgets/no-insurance/7001/'] = '';
    sweepDevice();
    expect([areas.tab.kept, areas.browser.kept]).toEqual([{}, {}]);
  });

  it('leaves what is not ours', () => {
    const foreign = { cart: '1', 'lead-widgets': '1', 'lead-widgets-outbox': 'x', 'my-lead-widgets/notes/1': '5 old' };
    Object.assign(areas.tab.kept, foreign);
    Object.assign(areas.browser.kept, foreign);
    sweepDevice();
    clearDevice();
    expect([areas.tab.kept, areas.browser.kept]).toEqual([foreign, foreign]);
  });

  it('forgets a sign-out once nothing can be left from before it', () => {
    announceSignOut({ at: START, scope: '' });
    announceSignOut({ at: START, scope: 'abc' });
    at(DAY - 1);
    sweepDevice();
    expect(Object.keys(areas.browser.kept)).toHaveLength(2);
    at(DAY);
    sweepDevice();
    expect(areas.browser.kept).toEqual({});
  });
});

describe('a sign-out', () => {
  it('takes drafts off the device at once, and leaves choices', () => {
    written();
    clearDevice();
    expect(areas.tab.kept).toEqual({});
    expect(readable(deviceOf())).toEqual([null, 'hidden']);
  });

  it('that this tab has not heard of makes earlier drafts unreadable, and the sweep removes them', () => {
    written();
    at(1);
    announceSignOut({ at: START + 1, scope: '' });
    expect(readable(deviceOf())).toEqual([null, 'hidden']);
    expect(Object.keys(areas.tab.kept)).toHaveLength(1);
    sweepDevice();
    expect(areas.tab.kept).toEqual({});
  });

  it('of one session makes its own drafts unreadable alone', () => {
    const { scope } = written();
    written('another owner');
    at(1);
    announceSignOut({ at: START + 1, scope });
    expect(readable(deviceOf())).toEqual([null, 'hidden']);
    expect(readable(deviceOf('another owner'))).toEqual(['half a note', 'hidden']);
  });

  it('leaves what is written after it', () => {
    announceSignOut({ at: START, scope: '' });
    at(1);
    written();
    expect(readable(deviceOf())).toEqual(['half a note', 'hidden']);
    void dropSignedOut();
    expect(readable(deviceOf())).toEqual(['half a note', 'hidden']);
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
    expect(readable(deviceOf())).toEqual([null, 'hidden']);
    expect(deviceOf().drafts.get('note later')).toBe('of the next sign-in');
    expect(readable(deviceOf('another owner'))).toEqual(['half a note', 'hidden']);
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

  it('signs no later page out', () => {
    signOutAhead();
    sweepDevice();
    expect(lastSignOut()).toBeLessThanOrEqual(START + HOUR);
  });

  it('deletes no note that is typed after it, on this page or a later one', () => {
    signOutAhead();
    sweepDevice();
    written();
    expect(readable(deviceOf())).toEqual(['half a note', 'hidden']);
    vi.spyOn(performance, 'timeOrigin', 'get').mockReturnValue(START + 2 * HOUR);
    at(2 * HOUR + 1);
    sweepDevice();
    expect(readable(deviceOf())).toEqual(['half a note', 'hidden']);
  });

  it('still removes what was typed before it', () => {
    written();
    signOutAhead();
    expect(readable(deviceOf())).toEqual([null, 'hidden']);
  });
});

describe('text that was typed while the clock was a day ahead', () => {
  const typedAhead = () => {
    at(DAY);
    written();
    at(HOUR);
  };

  it('is deleted with a sign-out of another tab once the clock is right', () => {
    typedAhead();
    announceSignOut({ at: START + HOUR, scope: '' });
    expect(readable(deviceOf())).toEqual([null, 'hidden']);
    void dropSignedOut(START + HOUR);
    expect(areas.tab.kept).toEqual({});
  });

  it('is deleted with its session', async () => {
    typedAhead();
    const device = deviceOf();
    device.records.set('quick-replies', 'Call me');
    await device.clear(START + HOUR);
    expect(areas.tab.kept).toEqual({});
    expect(device.records.get('quick-replies')).toBe(null);
  });
});
