import { expect, test } from 'vitest';
import { frameWidth, INITIAL_GLOBALS, keepsItsWeather, toolbarOf } from '../../stories/page/toolbar.js';

test('the toolbar begins with an English page, left to right, fine weather and the custom element', () => {
  expect(toolbarOf(INITIAL_GLOBALS)).toEqual({
    lang: 'en-US',
    direction: 'ltr',
    weather: 'default',
    kind: 'element',
  });
  expect(frameWidth(INITIAL_GLOBALS)).toBeUndefined();
});

test('the direction is that of the locale, until one is chosen', () => {
  expect(toolbarOf({ locale: 'ar', direction: 'auto' }).direction).toBe('rtl');
  expect(toolbarOf({ locale: 'ar', direction: 'ltr' }).direction).toBe('ltr');
  expect(toolbarOf({ locale: 'en-US', direction: 'rtl' }).direction).toBe('rtl');
});

test('a width is a number of px', () => {
  expect(frameWidth({ width: '360' })).toBe(360);
  expect(frameWidth({ width: 'fluid' })).toBeUndefined();
});

test('the weather is a scenario of the sandbox; any other word is the default', () => {
  expect(toolbarOf({ weather: 'offline' }).weather).toBe('offline');
  expect(toolbarOf({ weather: 'sunny' }).weather).toBe('default');
});

test('a story whose state needs a weather keeps it', () => {
  expect(keepsItsWeather({ scenario: 'empty' }, {})).toBe(true);
  expect(keepsItsWeather({ luck: { leads: ['never'] } }, {})).toBe(true);
  expect(keepsItsWeather({ spId: '7001', scenario: undefined }, {})).toBe(false);
  expect(keepsItsWeather({}, { weather: 'fixed' })).toBe(true);
  expect(toolbarOf({ weather: 'offline' }, true).weather).toBe('default');
});
