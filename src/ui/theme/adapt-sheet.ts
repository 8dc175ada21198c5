/** Rewrites a style sheet for an older browser, and for the text size that the person has set in the browser. */
export function adaptSheet(cssText: string, view: Window): string {
  return withTextSize(olderColors(cssText), textSizeOf(view) / USUAL_SIZE);
}

// Up to two pairs of parentheses deep, as in `color-mix(in srgb, var(--text) 5%, transparent)`.
const color = '((?:[^(),]|\\((?:[^()]|\\([^()]*\\))*\\))+)';
const lightDark = new RegExp(`light-dark\\(${color},${color}\\)`, 'g');
const relative = /oklch\(from[^;}]{1,200} 0 0\)/g;

/**
 * Rewrites a style sheet for a browser before 2024, which ignores a declaration with an unknown color. Text on a color is
 * white, or black in dark mode. Without `light-dark()` all colors are the light ones.
 */
function olderColors(cssText: string): string {
  const text = CSS.supports('color', 'oklch(from red calc(1 - l) 0 0)')
    ? cssText
    : cssText.replace(relative, 'light-dark(#fff, #000)');
  return CSS.supports('color', 'light-dark(red, red)') ? text : text.replace(lightDark, '$1');
}

/** The default text size of browsers, in pixels. */
const USUAL_SIZE = 16;
/** Browsers offer sizes from 9 to 72 pixels. */
const SMALLEST_SIZE = 9;
const LARGEST_SIZE = 72;

/** The text size that is set in the browser, in pixels: `em` in a media query, whatever the page sets. */
function textSizeOf(view: Window): number {
  for (let size = SMALLEST_SIZE; size < LARGEST_SIZE; size += 1) {
    if (view.matchMedia(`(min-width: calc((1em - ${size}px) * 9999))`).matches) return size;
  }
  return LARGEST_SIZE;
}

const block = /\{[^{}]*\}/g;
const text = /([{;\s](?:font|font-size|line-height|min-height|max-width|--control|--scrolls|--type-[a-z]+):)([^;}]*)/g;
const fixedHeight = /([{;\s])height:(\s*(?:[\d.]+px|var\(--control\)))/g;
const hasWidth = /[{;\s]width:/;
const noWrap = /white-space:\s*nowrap/g;
const narrow = /@(?:container|media)[^{]{0,99}/g;
const pixels = /([\d.]{1,9})px/g;

/**
 * Scales texts, their lines and containers, and the widths of narrow layouts. Single lines may wrap. Spaces, images, borders
 * and corners stay.
 * @param scale the text size relative to the default, such as 1.5
 */
function withTextSize(cssText: string, scale: number): string {
  if (scale === 1) return cssText;
  // Sizes relative to the window do not grow.
  const grow = (value: string) =>
    value.includes('calc(100') ? value : value.replace(pixels, (_, size: string) => `${Number(size) * scale}px`);
  const growText = (rules: string) => rules.replace(text, (_, name: string, value: string) => name + grow(value));
  return cssText
    .replace(block, (rules) => {
      if (scale < 1) return growText(rules);
      const flexible = hasWidth.test(rules) ? rules : rules.replace(fixedHeight, '$1min-height:$2');
      return growText(flexible.replace(noWrap, 'white-space:normal'));
    })
    .replace(narrow, grow);
}
