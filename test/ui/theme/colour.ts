import { contrast, fromHex, type Rgb, wordsOn } from '../../../stories/tools/contrast.js';

export { contrast };

export type Scheme = 'light' | 'dark';

/** The background behind an element. On `surface-float`, `--surface` has the value of `--surface-float`. */
export type Ground = 'surface' | 'surface-sunken' | 'surface-float';

const modules = import.meta.glob<string>('../../../src/**/*.css', { query: '?inline', import: 'default', eager: true });
const plain = (css: string) => css.replace(/\/\*.*?\*\//gs, '').replace(/\s+/g, ' ');
const sheetNamed = (ending: string) => {
  const [, css] = Object.entries(modules).find(([path]) => path.endsWith(ending)) ?? [];
  if (css === undefined) throw new Error(`There is no sheet ${ending}.`);
  return plain(css);
};

export const tokens = sheetNamed('/theme/tokens.css');
const calendar = ['calendar/calendar', 'calendar/month-grid', 'quick-list', 'date-range-picker']
  .map((name) => sheetNamed(`/date-range-picker/${name}.css`))
  .join('');
const thread = sheetNamed('/message-thread/message-thread.css');

/** The included themes by name. The default is empty. */
export const themes: Readonly<Record<string, string>> = {
  default: '',
  ...Object.fromEntries(
    Object.entries(modules)
      .filter(([path]) => path.includes('/src/themes/'))
      .map(([path, css]) => [path.replace(/.*\/|\.css$/g, ''), plain(css)]),
  ),
};

/** Every style sheet that a widget adopts, without comments and line breaks. */
export const widgetSheets: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(modules)
    .filter(([path]) => !path.includes('/src/themes/') && !path.endsWith('/tokens.css'))
    .map(([path, css]) => [path.replace(/.*\//, ''), plain(css)]),
);

function declarationsOf(css: string): ReadonlyMap<string, string> {
  const found = [...css.matchAll(/--([\w-]+)\s*:\s*([^;}]+)/g)].map(
    ([, name = '', value = '']) => [name, value.trim()] as const,
  );
  return new Map(found.reverse());
}

const stars = sheetNamed('/ui/field/star-rating.css');
const roles = new Map([calendar, thread, stars, tokens].flatMap((css) => [...declarationsOf(css)]));

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

/**
 * Resolves CSS color values of the style sheets in light or dark, on a background.
 * @param theme the CSS of a theme, as in `themes`
 */
export function paletteOf(theme: string, scheme: Scheme) {
  const given = declarationsOf(theme);

  function named(name: string, fallback: string | undefined, ground: Ground): Rgb {
    if (name.startsWith('lead-')) return colour(given.get(name) ?? fallback ?? '', ground);
    const value = roles.get(name === 'surface' ? ground : name) ?? fallback;
    if (value === undefined) throw new Error(`No sheet has --${name}`);
    return colour(value, name === 'surface' ? 'surface' : ground);
  }

  function colour(value: string, ground: Ground = 'surface'): Rgb {
    if (value.startsWith('#')) return fromHex(value);
    const parts = argumentsOf(value);
    if (value.startsWith('var(')) return named((parts[0] ?? '').slice(2), parts[1], ground);
    if (value.startsWith('light-dark(')) return colour((scheme === 'light' ? parts[0] : parts[1]) ?? '', ground);
    if (value.startsWith('color-mix(in srgb')) {
      const [, first = '', second = ''] = parts;
      const [, mixed = '', share = ''] = /^(.*) (\d+)%$/.exec(first) ?? [];
      // A mix with transparent is a mix with the background.
      const [a, b] = [colour(mixed, ground), colour(second === 'transparent' ? `var(--${ground})` : second, ground)];
      const mix = (at: 0 | 1 | 2) => (a[at] * Number(share)) / 100 + b[at] * (1 - Number(share) / 100);
      return [mix(0), mix(1), mix(2)];
    }
    const from = /^oklch\(from (var\(.*?\)) clamp\(0, \(([\d.]+) - l\) \* 999, 1\) 0 0\)$/.exec(value);
    if (from?.[1] && from[2]) return wordsOn(colour(from[1], ground), Number(from[2]));
    throw new Error(`Not understood: ${value}`);
  }
  return { colour };
}
