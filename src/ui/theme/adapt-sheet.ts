/**
 * Rewrites a style sheet for an older browser, and for a person who has chosen another text size in the browser.
 *
 * @param cssText a style sheet as text
 * @param view the window that it is for
 */
export function adaptSheet(cssText: string, view: Window): string {
  return withTextSize(olderColors(cssText), textSizeOf(view) / USUAL_SIZE);
}

// Up to two pairs of parentheses deep, as in `color-mix(in srgb, var(--text) 5%, transparent)`.
const color = '((?:[^(),]|\\((?:[^()]|\\([^()]*\\))*\\))+)';
const lightDark = new RegExp(`light-dark\\(${color},${color}\\)`, 'g');
const relative = /oklch\(from[^;}]{1,200} 0 0\)/g;

/**
 * Rewrites a style sheet for a browser before 2024. There, one unknown color takes the whole role away. Text on a color is
 * white, or black in dark mode, whatever the color is. Without `light-dark()` everything is in the light colors.
 */
function olderColors(cssText: string): string {
  const text = CSS.supports('color', 'oklch(from red calc(1 - l) 0 0)')
    ? cssText
    : cssText.replace(relative, 'light-dark(#fff, #000)');
  return CSS.supports('color', 'light-dark(red, red)') ? text : text.replace(lightDark, '$1');
}

/** The text size of a browser in which nobody has chosen one, in pixels. */
const USUAL_SIZE = 16;
/** Browsers offer sizes from 9 to 72 pixels. */
const SMALLEST_SIZE = 9;
const LARGEST_SIZE = 72;

/**
 * The text size that the person has chosen in the browser, in pixels. In a media query `em` is this size, whatever the
 * page's own size is.
 */
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
 * Texts, their lines and what holds them grow, and a layout for narrow places begins earlier. What stands in one line may
 * take a second one. Spaces, pictures, lines and corners stay.
 *
 * @param scale the person's text size against the usual one, as in 1.5
 */
function withTextSize(cssText: string, scale: number): string {
  if (scale === 1) return cssText;
  // What is taken from the window's size does not grow.
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
