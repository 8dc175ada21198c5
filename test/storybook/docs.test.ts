import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { customProperties } from '../../src/theme/custom-properties.js';
import { fallbackOf } from '../../stories/docs/fallback.js';
import { type IndexEntry, stateOf, statesByWidget } from '../../stories/docs/states.js';
import { controlsOf, declarationOf, requiredAttributes, TAGS } from '../../stories/page/controls.js';

describe('the controls of a tag', () => {
  test.each(TAGS)('<%s> has one for each attribute of the manifest, with its words', (tag) => {
    const controls = controlsOf(tag);
    const { attributes } = declarationOf(tag);
    expect(Object.keys(controls)).toEqual(attributes.map(({ name }) => name));
    for (const { name, description } of attributes) expect(controls[name]?.description).toBe(description);
  });

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
  const entry = (title: string, name: string): IndexEntry => ({ id: `${title}--${name}`, title, name, type: 'story' });

  test('puts a story under what its name says, and the rest first', () => {
    expect(stateOf('Not Found Right To Left')).toBe('Right to left');
    expect(stateOf('Closed won')).toBe('As it usually is');
    const [board] = statesByWidget([entry('Lead board/Look', 'Phone Dark'), entry('Lead board', 'One Open')]);
    expect(board?.widget).toBe('Lead board');
    expect(board?.states.map(({ state }) => state)).toEqual(['As it usually is', 'Dark']);
  });

  test('leaves pages of words aside', () => {
    expect(statesByWidget([{ ...entry('Hosts/CSP', 'Docs'), type: 'docs' }, entry('Playground', 'x')])).toEqual([]);
  });
});
