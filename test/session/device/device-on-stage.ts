import { afterEach, beforeEach, vi } from 'vitest';
import type { Device } from '../../../src/session/device.js';
import { createSession } from '../../../src/session/session.js';
import { pageStorage } from '../../stage/device-stage.js';
import { noGateway } from '../../stage/stage.js';

export const START = new Date('2026-11-18T20:20:00Z').getTime();
export const HOUR = 3_600_000;
export const DAY = 24 * HOUR;
export const OWNER = JSON.stringify(['https://gateway.example/', 'provider', '90412001']);

/** A session storage, a local storage and a fake clock for each test of a file. */
export function stagedDevice() {
  const areas = { tab: pageStorage('sessionStorage'), browser: pageStorage('localStorage') };
  beforeEach(() => {
    vi.useFakeTimers({ now: START });
    areas.tab = pageStorage('sessionStorage');
    areas.browser = pageStorage('localStorage');
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });
  return areas;
}

export const sessionOf = (owner = OWNER) => createSession({ ...noGateway(), owner });
export const deviceOf = (owner = OWNER): Device => sessionOf(owner).device;
export const at = (ms: number) => vi.setSystemTime(START + ms);

export function written(owner = OWNER): Device {
  const device = deviceOf(owner);
  device.drafts.set('note 90412001/~77', 'half a note');
  device.records.set('activity 90412001/~77', 'called');
  device.preferences.set('no-insurance 90412001/~77', 'hidden');
  return device;
}

export const ALL = ['half a note', 'called', 'hidden'];
export const readable = ({ drafts, records, preferences }: Device) => [
  drafts.get('note 90412001/~77'),
  records.get('activity 90412001/~77'),
  preferences.get('no-insurance 90412001/~77'),
];

export const count = (area: { readonly kept: object }) =>
  Object.keys(area.kept).filter((key) => !key.includes('/ended/')).length;
