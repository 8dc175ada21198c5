import { describe, expect, it } from 'vitest';
import { announceSignOut, clearDevice } from '../../../src/session/clear-device.js';
import { sweepDevice } from '../../../src/session/device.js';
import { at, DAY, deviceOf, OWNER, START, sessionOf, stagedDevice } from './device-on-stage.js';

const areas = stagedDevice();
const NAME = 'activity 90412001/77';

function recorded(owner = OWNER) {
  const device = deviceOf(owner);
  device.records.set(NAME, 'called');
  return device;
}

const kept = () => Object.keys(areas.browser.kept).filter((key) => !key.includes('/ended/'));

describe('what a session records in the browser', () => {
  it('is found again by the same owner, and by no other', () => {
    recorded();
    expect(deviceOf().records.get(NAME)).toBe('called');
    expect(deviceOf(OWNER.replace('90412001', '90412002')).records.get(NAME)).toBeNull();
    expect(kept()[0]).toMatch(/^lead-widgets\/session\/[a-z\d]{8,14}\/[a-z\d]{8,14}$/);
  });

  it('ends after 180 days, and is swept then', () => {
    recorded();
    at(180 * DAY - 1);
    expect(deviceOf().records.get(NAME)).toBe('called');
    at(180 * DAY);
    expect(deviceOf().records.get(NAME)).toBeNull();
    sweepDevice();
    expect(kept()).toEqual([]);
  });

  it('goes with the sign-out, and preferences stay', () => {
    const device = recorded();
    device.preferences.set('view', 'mine');
    at(1);
    clearDevice();
    expect(kept()).toHaveLength(1);
    expect(deviceOf().records.get(NAME)).toBeNull();
    expect(deviceOf().preferences.get('view')).toBe('mine');
  });

  it('is not read after a sign-out that this tab missed, and is swept', () => {
    recorded();
    announceSignOut({ at: START + 1, scope: '' });
    at(2);
    expect(deviceOf().records.get(NAME)).toBeNull();
    sweepDevice();
    expect(kept()).toEqual([]);
  });

  it('goes when another identity replaces this one', async () => {
    const { device } = sessionOf();
    device.records.set(NAME, 'called');
    recorded(OWNER.replace('90412001', '90412002'));
    await device.clear(START + 1);
    expect(kept()).toHaveLength(1);
  });
});
