import { describe, expect, it, vi } from 'vitest';
import { announceSignOut, clearDevice } from '../../../src/session/clear-device.js';
import { dropSignedOut, sweepDevice } from '../../../src/session/device.js';
import {
  at,
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

describe('an entry of a session', () => {
  it('is found again by the same owner, in this tab or in this browser', () => {
    written();
    expect(readable(deviceOf())).toEqual(['half a note', 'hidden']);
    expect([Object.values(areas.tab.kept).length, Object.values(areas.browser.kept).length]).toEqual([1, 1]);
  });

  it('has a key without ids, names and addresses', () => {
    written();
    for (const key of [...Object.keys(areas.tab.kept), ...Object.keys(areas.browser.kept)]) {
      expect(key).toMatch(/^lead-widgets\/(?:session\/)?[a-z\d]{8,14}\/[a-z\d]{8,14}$/);
    }
  });

  it.each([
    ['another provider', OWNER.replace('90412001', '90412002')],
    ['the same provider at another gateway', OWNER.replace('gateway.', 'another.')],
    ['a customer', JSON.stringify(['https://gateway.example/', 'customer', ''])],
  ])('is never found by %s', (_, owner) => {
    written();
    expect(readable(deviceOf(owner))).toEqual([null, null]);
    written(owner);
    expect(deviceOf().drafts.get('note 90412001/~77')).toBe('half a note');
    expect(Object.keys(areas.tab.kept)).toHaveLength(2);
  });

  it('is any text, line breaks and nothing at all included; null removes it', () => {
    const { drafts } = deviceOf();
    for (const text of ['', ' ', 'two words', '12 34', 'a\nb']) {
      drafts.set('note', text);
      expect(deviceOf().drafts.get('note')).toBe(text);
    }
    drafts.set('note', null);
    expect([deviceOf().drafts.get('note'), areas.tab.kept]).toEqual([null, {}]);
  });
});

describe('the end of what is kept', () => {
  it('comes after 24 hours for a draft', () => {
    written();
    at(DAY - 1);
    expect(readable(deviceOf())[0]).toBe('half a note');
    at(DAY);
    expect(readable(deviceOf())[0]).toBeNull();
  });

  it('comes after 180 days for a choice', () => {
    written();
    at(180 * DAY - 1);
    expect(readable(deviceOf())[1]).toBe('hidden');
    at(180 * DAY);
    expect(readable(deviceOf())[1]).toBeNull();
  });

  it('is put off by writing it again', () => {
    const { drafts } = written();
    at(23 * HOUR);
    drafts.set('note 90412001/~77', 'more of it');
    at(30 * HOUR);
    expect(readable(deviceOf())[0]).toBe('more of it');
  });

  it('takes it off the device with the first widget of a page, whoever’s it was', () => {
    written();
    written('another owner');
    at(DAY);
    sweepDevice();
    expect([areas.tab.kept, Object.keys(areas.browser.kept).length]).toEqual([{}, 2]);
    at(180 * DAY);
    sweepDevice();
    expect(areas.browser.kept).toEqual({});
  });

  it('has not come before that: the sweep leaves it', () => {
    written();
    at(DAY - 1);
    sweepDevice();
    expect(readable(deviceOf())).toEqual(['half a note', 'hidden']);
  });
});

describe('a session that has ended', () => {
  it('reads and writes nothing, and removes nothing', () => {
    const session = sessionOf();
    const { drafts, preferences } = session.device;
    drafts.set('note', 'before');
    preferences.set('choice', 'before');
    session.end();
    expect([drafts.get('note'), preferences.get('choice')]).toEqual([null, null]);
    drafts.set('note', 'after');
    drafts.set('another', 'after');
    preferences.set('choice', null);
    const { drafts: next, preferences: nextChoices } = deviceOf();
    expect([next.get('note'), next.get('another'), nextChoices.get('choice')]).toEqual(['before', null, 'before']);
  });
});

describe('storage that refuses', () => {
  const useAll = async () => {
    const device = written();
    expect(readable(device)).toEqual([null, null]);
    device.drafts.set('note', null);
    sweepDevice();
    clearDevice();
    announceSignOut({ at: START, scope: '' });
    await Promise.all([device.holdTexts(), device.clear(START), dropSignedOut()]);
  };

  it('keeps nothing and throws nothing where the page forbids it', async () => {
    areas.tab.refuse();
    areas.browser.refuse();
    await useAll();
  });

  it('keeps nothing and throws nothing where there is none', async () => {
    for (const name of ['sessionStorage', 'localStorage', 'indexedDB', 'BroadcastChannel'])
      vi.stubGlobal(name, undefined);
    await useAll();
  });

  it('keeps nothing and throws nothing where it is full', () => {
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
});

describe('a delayed action of a session', () => {
  it('is done then, once, and leaves no timer', () => {
    const run = vi.fn();
    sessionOf().later(4000, run);
    vi.advanceTimersByTime(3999);
    expect(run).not.toHaveBeenCalled();
    vi.advanceTimersByTime(60_000);
    expect([run.mock.calls.length, vi.getTimerCount()]).toEqual([1, 0]);
  });

  it('is not done once it has ended', () => {
    const run = vi.fn();
    const session = sessionOf();
    session.later(4000, run);
    session.end();
    vi.advanceTimersByTime(60_000);
    session.later(4000, run);
    vi.advanceTimersByTime(60_000);
    expect([run.mock.calls.length, vi.getTimerCount()]).toEqual([0, 0]);
  });
});
