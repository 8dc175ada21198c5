import { describe, expect, test } from 'vitest';
import { colour, contrast, groundOf, role, type Scheme } from './colour.js';

const grounds = ['surface', 'surface-sunken', 'surface-float'];
const words = ['text', 'text-muted', 'accent', 'success', 'warning', 'danger', 'violet', 'teal'];
const pills = ['accent', 'success', 'warning', 'danger', 'violet', 'teal', 'text-muted'];

describe.each<Scheme>(['light', 'dark'])('in %s', (scheme) => {
  test.each(words.flatMap((word) => grounds.map((ground) => [word, ground] as const)))(
    '%s reads on %s at 4.5 : 1',
    (word, ground) => {
      expect(contrast(role(word, scheme), role(ground, scheme))).toBeGreaterThanOrEqual(4.5);
    },
  );

  test.each(pills)('the word of a pill in %s reads on its tint at 4.5 : 1', (tone) => {
    expect(contrast(role(tone, scheme), colour(groundOf('pill', tone), scheme))).toBeGreaterThanOrEqual(4.5);
  });

  test.each(['accent', 'accent-hover'])('the words of a primary button read on %s at 4.5 : 1', (ground) => {
    expect(contrast(role('accent-text', scheme), role(ground, scheme))).toBeGreaterThanOrEqual(4.5);
  });

  test.each(['surface', 'surface-float'])('the accent reads on its tint at 4.5 : 1 on %s', (ground) => {
    const tint = role('accent-tint', scheme, ground);
    expect(contrast(role('accent', scheme), tint)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(role('text-muted', scheme), tint)).toBeGreaterThanOrEqual(4.5);
  });

  test('words and sign of a stale line read on its tint', () => {
    const ground = colour(groundOf('strip', 'warning'), scheme);
    expect(contrast(role('text', scheme), ground)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(role('warning', scheme), ground)).toBeGreaterThanOrEqual(3);
  });

  test.each(['line-strong', 'focus', 'accent', 'danger'].flatMap((edge) => grounds.map((ground) => [edge, ground])))(
    'a control edged in %s stands out from %s at 3 : 1',
    (edge = '', ground = '') => {
      expect(contrast(role(edge, scheme), role(ground, scheme))).toBeGreaterThanOrEqual(3);
    },
  );
});

test('the computation knows black on white and a known pair', () => {
  expect(contrast([0, 0, 0], [1, 1, 1])).toBeCloseTo(21, 5);
  expect(contrast(colour('#777777', 'light'), colour('#fff', 'light'))).toBeCloseTo(4.48, 2);
});
