import tokens from '../../src/theme/tokens.css?inline';
import mark from '../../src/ui/mark.css?inline';
import state from '../../src/ui/state.css?inline';

export type Scheme = 'light' | 'dark';
type Rgb = readonly [number, number, number];

const declared = new Map(
  [...tokens.replace(/\/\*.*?\*\//gs, '').matchAll(/--([\w-]+)\s*:\s*([^;}]+)/g)].map(([, name, value]) => [
    name ?? '',
    (value ?? '').replace(/\s+/g, ' ').trim(),
  ]),
);

/** The arguments of a CSS function, split at its own commas. */
function argumentsOf(call: string): string[] {
  const parts: string[] = [];
  let depth = 0;
  let start = call.indexOf('(') + 1;
  for (let at = start; at < call.length; at++) {
    if (call[at] === '(') depth++;
    if (call[at] === ')' && depth-- === 0) return [...parts, call.slice(start, at).trim()];
    if (call[at] === ',' && depth === 0) {
      parts.push(call.slice(start, at).trim());
      start = at + 1;
    }
  }
  throw new Error(`Unbalanced: ${call}`);
}

const linear = (channel: number) => (channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4);

/** Lightness in oklab, as `l` of oklch(from …). */
function lightness(colour: Rgb): number {
  const [r, g, b] = colour.map(linear) as [number, number, number];
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s;
}

/**
 * What a colour of the sheets comes to.
 *
 * @param surface the ground that `--surface` stands for: a popup floats on one of its own
 */
export function colour(value: string, scheme: Scheme, surface = 'surface'): Rgb {
  const again = (inner: string) => colour(inner, scheme, surface);
  if (value.startsWith('#')) {
    const digits = value.length === 4 ? [...value.slice(1)].map((digit) => digit + digit).join('') : value.slice(1);
    return [0, 2, 4].map((at) => Number.parseInt(digits.slice(at, at + 2), 16) / 255) as unknown as Rgb;
  }
  if (value.startsWith('var(')) {
    const [name = '', fallback] = argumentsOf(value);
    if (name.startsWith('--lead-')) return again(fallback ?? '');
    return role(name.slice(2), scheme, surface);
  }
  const given = argumentsOf(value);
  if (value.startsWith('light-dark(')) return again((scheme === 'light' ? given[0] : given[1]) ?? '');
  if (value.startsWith('color-mix(in srgb')) {
    const [, first = '', second = ''] = given;
    const [, mixed = '', share = ''] = /^(.*) (\d+)%$/.exec(first) ?? [];
    const [a, b] = [again(mixed), again(second)];
    const part = Number(share) / 100;
    return [0, 1, 2].map((at) => (a[at] ?? 0) * part + (b[at] ?? 0) * (1 - part)) as unknown as Rgb;
  }
  const fromAccent = /^oklch\(from var\(--accent\) clamp\(0, \(([\d.]+) - l\) \* 999, 1\) 0 0\)$/.exec(value);
  if (fromAccent) return lightness(role('accent', scheme)) < Number(fromAccent[1]) ? [1, 1, 1] : [0, 0, 0];
  throw new Error(`Not understood: ${value}`);
}

/** What a private role, such as `text-muted`, comes to. */
export function role(name: string, scheme: Scheme, surface = 'surface'): Rgb {
  const actual = name === 'surface' ? surface : name;
  const value = declared.get(actual);
  if (!value) throw new Error(`tokens.css has no --${actual}`);
  return colour(value, scheme, surface);
}

/** The mix that a class has as its ground, with `--c` as given. */
export function groundOf(className: 'pill' | 'strip', c: string): string {
  const rule = new RegExp(`\\.${className}\\s*\\{([^}]*)`).exec(mark + state)?.[1] ?? '';
  const ground = /background:\s*([^;]+)/.exec(rule)?.[1] ?? '';
  return ground.replace(/\s+/g, ' ').replaceAll('var(--c)', `var(--${c})`).trim();
}

const luminance = ([r, g, b]: Rgb) => 0.2126 * linear(r) + 0.7152 * linear(g) + 0.0722 * linear(b);

/** Contrast of two colours, from 1 to 21 (WCAG 2.2). */
export function contrast(one: Rgb, other: Rgb): number {
  const [low = 0, high = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
}
