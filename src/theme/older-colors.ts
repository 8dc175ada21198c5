// Up to two pairs of parentheses deep, as in `color-mix(in srgb, var(--text) 5%, transparent)`.
const color = '((?:[^(),]|\\((?:[^()]|\\([^()]*\\))*\\))+)';
const lightDark = new RegExp(`light-dark\\(${color},${color}\\)`, 'g');
const relative = /oklch\(from[^;}]{1,200} 0 0\)/g;

/**
 * Rewrites a style sheet for a browser before 2024. There, one unknown color takes the whole role away. Text on a color is
 * white, or black in dark mode, whatever the color is. Without `light-dark()` everything is in the light colors.
 *
 * @param cssText a style sheet as text
 * @param hasLightDark whether the browser knows `light-dark()`
 */
export function olderColors(cssText: string, hasLightDark = CSS.supports('color', 'light-dark(red, red)')): string {
  const text = cssText.replace(relative, 'light-dark(#fff, #000)');
  return hasLightDark ? text : text.replace(lightDark, '$1');
}
