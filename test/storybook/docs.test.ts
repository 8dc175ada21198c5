import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { customProperties } from '../../src/theme/custom-properties.js';
import { fallbackOf } from '../../stories/docs/fallback.js';
import { type IndexEntry, stateOf, statesByWidget } from '../../stories/docs/states.js';
import { controlsOf, requiredAttributes } from '../../stories/page/controls.js';

describe('the controls of a tag', () => {
  test('are of the attribute’s kind, and name its default', () => {
    const board = controlsOf('lead-board');
    expect(board['page-size']).toMatchObject({ control: 'number', table: { defaultValue: { summary: '10' } } });
    expect(board['new-messages']?.control).toBe('boolean');
    expect(board['sp-id']).toMatchObject({ control: 'text', type: { required: true } });
    expect(requiredAttributes('lead-card')).toEqual(['sp-id', 'lead-id']);
  });

  test('offer what a union allows, and nothing chosen', () => {
    expect(controlsOf('lead-board')['shortcuts']?.options).toEqual([undefined, 'on', 'off']);
    expect(controlsOf('lead-board')['auth-mode']?.options).toEqual([undefined, 'session', 'one-time', 'none']);
  });
});

test('every colour of the tokens has a default that a swatch can draw', () => {
  const sheets = ['theme/tokens.css', 'views/date-range-picker/date-range-picker.css']
    .map((file) => readFileSync(new URL(`../../src/${file}`, import.meta.url), 'utf8'))
    .join('\n');
  const colours = customProperties.filter(({ name }) => name.includes('-color-'));
  expect(colours.length).toBeGreaterThan(15);
  for (const { name } of colours) expect(fallbackOf(name, sheets), name).not.toBe('unset');
});

test('a fallback with brackets of its own comes whole', () => {
  expect(fallbackOf('--a', 'x: var(--a, light-dark(#fff, mix(in srgb, #000)))')).toBe(
    'light-dark(#fff, mix(in srgb, #000))',
  );
  expect(fallbackOf('--a', 'x: var(--ab, 1px)')).toBe('unset');
});

describe('the list of states', () => {
  const entry = (title: string, name: string, ...tags: string[]): IndexEntry => ({
    id: `${title}--${name}`,
    title,
    name,
    type: 'story',
    tags: ['dev', 'test', ...tags],
  });

  test('puts a story under what its tags say, and the rest first', () => {
    expect(stateOf(['dev', 'dark', 'failure'])).toBe('Failed');
    expect(stateOf(['dev'])).toBe('As it usually is');
    const entries = [entry('Lead board/Look', 'On a phone', 'phone', 'dark'), entry('Lead board', 'One Open')];
    const [board] = statesByWidget(entries);
    expect(board?.widget).toBe('Lead board');
    expect(board?.states.map(({ state }) => state)).toEqual(['As it usually is', 'Phone']);
  });

  test('leaves pages of words aside', () => {
    expect(statesByWidget([{ ...entry('Hosts/CSP', 'Docs'), type: 'docs' }, entry('Playground', 'x')])).toEqual([]);
  });
});
