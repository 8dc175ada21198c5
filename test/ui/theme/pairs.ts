import type { Ground } from './colour.js';

export interface Pair {
  readonly name: string;
  readonly front: string;
  readonly back: string;
  readonly ground: Ground;
  /** Minimum contrast: 4.5 for text, 3 for other content (WCAG 2.2, 1.4.3 and 1.4.11). */
  readonly least: number;
}

const GROUNDS: readonly Ground[] = ['surface', 'surface-sunken', 'surface-float'];
const FLOATS: readonly Ground[] = ['surface', 'surface-float'];

const lies = (name: string, share: number) => `color-mix(in srgb, var(--${name}) ${share}%, var(--surface))`;
const of = (name: string) => `var(--${name})`;

/** The background of a pill, as defined in mark.css. */
export const PILL =
  'light-dark( color-mix(in srgb, var(--c) 8%, var(--surface)), color-mix(in srgb, var(--c) 12%, var(--surface)) )';
export const TONES = ['accent', 'success', 'warning', 'danger', 'violet', 'teal', 'text-muted'] as const;

/** Text colors. Each may be used on the plain backgrounds. */
export const WORDS = ['text', 'text-muted', 'accent', 'success', 'warning', 'danger', 'violet', 'teal'];

/** Colors of borders and icons: 3 : 1 on the plain backgrounds. */
export const EDGES = ['line-strong', 'focus', 'accent', 'danger', 'star', 'text-muted'];

/** Other backgrounds with text: their text colors, and the plain backgrounds behind them. */
export const TINTED: readonly { readonly back: string; readonly words: string[]; readonly on: readonly Ground[] }[] = [
  { back: of('accent'), words: ['accent-text'], on: ['surface'] },
  { back: of('accent-hover'), words: ['accent-text'], on: FLOATS },
  { back: of('accent-tint'), words: ['text', 'text-muted', 'accent'], on: FLOATS },
  { back: of('own'), words: ['text', 'accent'], on: ['surface'] },
  { back: of('theirs'), words: ['text', 'accent'], on: ['surface'] },
  { back: of('surface-hover'), words: ['text', 'text-muted', 'danger'], on: GROUNDS },
  { back: lies('danger', 8), words: ['text', 'danger'], on: FLOATS },
  { back: lies('danger', 9), words: ['text', 'danger'], on: FLOATS },
  { back: lies('success', 11), words: ['text', 'success'], on: FLOATS },
  { back: lies('success', 12), words: ['success'], on: FLOATS },
  { back: lies('warning', 11), words: ['text', 'warning'], on: ['surface'] },
  // Search matches, and the current match.
  { back: 'color-mix(in srgb, var(--warning) 28%, var(--surface))', words: ['text'], on: ['surface'] },
  { back: 'color-mix(in srgb, var(--warning) 40%, var(--surface))', words: ['text'], on: ['surface'] },
  { back: lies('text-muted', 10), words: ['text-muted'], on: FLOATS },
  { back: lies('text-muted', 12), words: ['text-muted'], on: FLOATS },
  { back: lies('range', 22), words: ['text'], on: FLOATS },
  { back: lies('range', 9), words: ['text'], on: FLOATS },
  {
    back: 'light-dark(var(--surface), color-mix(in srgb, #000 28%, var(--surface)))',
    words: ['text', 'text-muted', 'accent', 'danger'],
    on: ['surface-float'],
  },
];

/** The sunken background of a dialog, as redefined in dialog.css. */
const SUNKEN_IN_DIALOG = 'light-dark(#f5f6f8, color-mix(in srgb, var(--text) 5%, var(--surface-float)))';
/** The text color of the first and last day of a range, as defined in calendar.css. */
export const ON_RANGE = 'oklch(from var(--range) clamp(0, (0.57 - l) * 999, 1) 0 0)';

const pair = (front: string, back: string, ground: Ground, least: number, names = [front, back]): Pair => ({
  name: `${names[0]} on ${names[1]}${ground === 'surface' || back === of(ground) ? '' : ` over ${ground}`}`,
  front,
  back,
  ground,
  least,
});

export const PAIRS: readonly Pair[] = [
  ...WORDS.flatMap((word) => GROUNDS.map((ground) => pair(of(word), of('surface'), ground, 4.5, [word, ground]))),
  ...TONES.map((tone) =>
    pair(of(tone), PILL.replaceAll('var(--c)', of(tone)), 'surface', 4.5, [tone, 'the pill of its tone']),
  ),
  ...TINTED.flatMap(({ back, words, on }) =>
    on.flatMap((ground) => words.map((word) => pair(of(word), back, ground, 4.5, [word, back]))),
  ),
  ...['text', 'text-muted'].map((word) =>
    pair(of(word), SUNKEN_IN_DIALOG, 'surface-float', 4.5, [word, 'the sunken ground of a dialog']),
  ),
  ...EDGES.flatMap((edge) =>
    GROUNDS.map((ground) => pair(of(edge), of('surface'), ground, 3, [`the edge or sign in ${edge}`, ground])),
  ),
  pair(of('accent-text'), of('accent'), 'surface', 3, ['the tick', 'a checked box']),
  pair(of('focus'), of('accent-tint'), 'surface', 3, ['the focus ring', 'accent-tint']),
  pair(of('focus'), of('surface-hover'), 'surface-sunken', 3, ['the focus ring', 'surface-hover']),
  pair(of('accent'), of('surface-hover'), 'surface', 3, ['the unread dot', 'surface-hover']),
  ...['range-1', 'range-2', 'range-3'].map((range) =>
    pair(ON_RANGE.replace('--range', `--${range}`), of(range), 'surface', 4.5, ['the day', range]),
  ),
];

/** Backgrounds without text: dots, bars, skeletons, backdrops, and the plain backgrounds. */
export const WORDLESS: readonly string[] = [
  ...GROUNDS.map(of),
  ...['accent-text', 'line', 'line-strong', 'skeleton', 'text-muted', 'c', 'c, var(--accent)'].map(of),
  lies('accent', 40),
  'light-dark(rgb(16 24 40 / 0.4), rgb(0 0 0 / 0.6))',
];
