import { expect, it } from 'vitest';
import { createMessageTimes } from '../../src/message-thread/list/bubble.js';
import { dayText } from '../../src/message-thread/list/thread-list.js';
import { fileSizeText } from '../../src/photo/prepare-photo.js';

const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, ' ');

it.each([
  ['America/Chicago', 'Monday, June 1, 2020 3:00 PM'],
  ['America/Los_Angeles', 'Monday, June 1, 2020 1:00 PM'],
  ['Asia/Kolkata', 'Tuesday, June 2, 2020 1:30 AM'],
])('the time of a message in %s is %s', (timeZone, words) =>
  expect(plain(createMessageTimes('en-US', timeZone).full(Date.UTC(2020, 5, 1, 20)))).toBe(words),
);

const t = (key: string) => key;
const words = (instant: string, now: string, zone = 'America/Chicago') =>
  dayText(new Date(instant).getTime(), new Date(now).getTime(), createMessageTimes('en-US', zone), t);

it.each([
  ['2026-11-18T06:00:00Z', '2026-11-19T05:59:00Z', 'todayDay'],
  ['2026-11-18T05:59:00Z', '2026-11-18T20:00:00Z', 'yesterdayDay'],
  ['2026-11-16T20:00:00Z', '2026-11-18T20:00:00Z', 'Monday, November 16'],
  ['2025-11-20T20:00:00Z', '2026-11-18T20:00:00Z', 'Thursday, November 20, 2025'],
  // After days of 25 and 23 hours
  ['2026-10-31T20:00:00Z', '2026-11-02T05:30:00Z', 'yesterdayDay'],
  ['2026-03-08T20:00:00Z', '2026-03-09T05:30:00Z', 'yesterdayDay'],
  ['2026-03-07T20:00:00Z', '2026-03-09T05:30:00Z', 'Saturday, March 7'],
])('the day of a message from %s, viewed at %s, is %s', (instant, now, day) => expect(words(instant, now)).toBe(day));

it.each([
  [0, '0 bytes'],
  [999, '999 bytes'],
  [243_000, '243 KB'],
  [2_440_000, '2.4 MB'],
  [157_286_400, '157.3 MB'],
])('%i bytes are formatted as %s', (bytes, words) => expect(plain(fileSizeText(bytes, 'en-US'))).toBe(words));
