const texts = import.meta.glob<string>('../src/themes/*.css', { query: '?raw', import: 'default', eager: true });

/** The ready themes by name, as text; the default is none. */
export const THEMES: Readonly<Record<string, string>> = {
  default: '',
  ...Object.fromEntries(
    Object.entries(texts).map(([path, text]) => [path.slice(path.lastIndexOf('/') + 1, -'.css'.length), text]),
  ),
};
export const THEME_NAMES: readonly string[] = Object.keys(THEMES);

let sheet: CSSStyleSheet | undefined;

/** Lets the page have a theme, as a page has it that links the file. */
export function wearTheme(name: unknown): void {
  const text = (typeof name === 'string' && THEMES[name]) || '';
  if (text === '' && sheet === undefined) return;
  if (sheet === undefined) {
    sheet = new CSSStyleSheet();
    document.adoptedStyleSheets.push(sheet);
  }
  sheet.replaceSync(text);
}
