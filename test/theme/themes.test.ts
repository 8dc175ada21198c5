import { describe, expect, test } from 'vitest';
import { customProperties } from '../../src/theme/custom-properties.js';
import { themes } from './colour.js';

const ready = Object.entries(themes).filter(([name]) => name !== 'default');
const documented = customProperties.map((property) => property.name);

describe.each(ready)('the theme %s', (_name, css) => {
  const [, selector = '', body = '', rest = ''] = /^([^{]*)\{([^}]*)\}(.*)$/.exec(css.trim()) ?? [];
  const declared = body
    .split(';')
    .map((declaration) => declaration.trim())
    .filter((declaration) => declaration !== '')
    .map((declaration) => declaration.split(':').map((part) => part.trim()));

  test('is one rule for the page, and no more', () => {
    expect([selector.trim(), rest.trim()]).toEqual([':root', '']);
  });

  test('names custom properties that are documented, each once, and nothing else', () => {
    const names = declared.map(([name = '']) => name);
    expect(names.length).toBeGreaterThan(10);
    expect(names.filter((name) => !documented.includes(name))).toEqual([]);
    expect(new Set(names).size).toBe(names.length);
  });

  test('gives every colour for light and for dark', () => {
    const colours = declared.filter(([name = '']) => name.startsWith('--lead-color-'));
    expect(colours.filter(([, value = '']) => !/^light-dark\(#[0-9a-f]{6}, #[0-9a-f]{6}\)$/.test(value))).toEqual([]);
  });

  test('gives lengths with a unit, which sums need', () => {
    const lengths = declared.filter(([name = '']) => name === '--lead-radius' || name === '--lead-space');
    expect(lengths.map(([, value = '']) => /^\d+px$/.test(value))).toEqual([true, true]);
  });
});
