import { contrast, fromHex, type Rgb, wordsOn } from './contrast.js';

/** The contrast of a pair of colors. */
export interface Measured {
  readonly pair: string;
  /** From 1 to 21. */
  readonly ratio: number;
  readonly least: number;
  readonly isEnough: boolean;
}

const measured = (pair: string, one: Rgb, other: Rgb, least: number): Measured => {
  const ratio = contrast(one, other);
  return { pair, ratio, least, isEnough: ratio >= least };
};

/** The backgrounds of links in a theme. */
export interface Surfaces {
  readonly light: string;
  readonly dark: string;
}

/**
 * The contrast of an accent: with its text, black or white as the widgets choose it, and as the color of a link (WCAG
 * 2.2 AA).
 */
export function accentResult(accent: string, surfaces: Surfaces): readonly Measured[] {
  const colour = fromHex(accent);
  const words = wordsOn(colour);
  return [
    measured(`${words[0] === 1 ? 'White' : 'Black'} text on the accent`, words, colour, 4.5),
    measured('Accent link on a light background', colour, fromHex(surfaces.light), 4.5),
    measured('Accent link on a dark background', colour, fromHex(surfaces.dark), 4.5),
  ];
}

/** The backgrounds in a theme file, or else in tokens.css. */
export function surfacesOf(theme: string): Surfaces {
  const [, light = '#ffffff', dark = '#16191f'] =
    /--lead-color-surface:\s*light-dark\((#[0-9a-f]{6}),\s*(#[0-9a-f]{6})\)/.exec(theme) ?? [];
  return { light, dark };
}
