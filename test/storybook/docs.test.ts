import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { docsPages, markdownOf } from '../../.build/docs.js';
import { customProperties } from '../../src/theme/custom-properties.js';
import { fallbackOf } from '../../stories/docs/fallback.js';
import { type IndexEntry, STATE_TAGS, stateOf, statesByWidget } from '../../stories/docs/states.js';
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

describe('the page of a tag', () => {
  const pages = docsPages();
  const pageOf = (tag: string) => {
    const page = pages.find(({ name }) => name === tag);
    if (!page) throw new Error(`<${tag}> has no page`);
    return page;
  };
  const languagesIn = (text: string) => [...text.matchAll(/^```(\w+)$/gm)].map(([, language]) => language);

  test.each(TAGS)('<%s> has its first example in tabs, as HTML and then as React', (tag) => {
    const [, before = '', inside = ''] = /^([\s\S]*?)^<Tabs>\n([\s\S]*?)^<\/Tabs>$/m.exec(pageOf(tag).text) ?? [];
    expect(languagesIn(before)).toEqual([]);
    expect(languagesIn(inside)).toEqual(['html', 'tsx']);
    expect(inside).toContain(`<${tag}`);
    expect(inside).toContain(`<${declarationOf(tag).name.replace(/Element$/, '')}`);
  });

  test.each(TAGS)('<%s> has both samples in a row as plain Markdown, without the tabs', (tag) => {
    const markdown = markdownOf(pageOf(tag), pages, () => '');
    expect(markdown).not.toMatch(/<\/?Tabs>/);
    expect(markdown).toMatch(/\n\n```html\n(?:(?!```)[\s\S])*\n```\n\n```tsx\n/);
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

  test('knows every tag of every story, and each tag has a story', () => {
    const folder = new URL('../../stories/', import.meta.url);
    const files = readdirSync(folder).filter((name) => name.endsWith('.stories.tsx'));
    const texts = files.map((name) => readFileSync(new URL(name, folder), 'utf8'));
    const lists = texts.flatMap((text) => [...text.matchAll(/\btags: \[([^\]]*)\]/g)].map(([, list = '']) => list));
    const used = new Set(lists.flatMap((list) => [...list.matchAll(/'([^']*)'/g)].map(([, tag = '']) => tag)));
    expect([...used].sort()).toEqual(Object.keys(STATE_TAGS).sort());
  });

  test('leaves pages of words aside', () => {
    expect(statesByWidget([{ ...entry('Hosts/CSP', 'Docs'), type: 'docs' }, entry('Playground', 'x')])).toEqual([]);
  });
});
