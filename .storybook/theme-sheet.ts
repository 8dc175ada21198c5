const texts = import.meta.glob<string>('../src/themes/*.css', { query: '?raw', import: 'default', eager: true });

/** The themes of the package by name, as text. `default` is no theme. */
export const THEMES: Readonly<Record<string, string>> = {
  default: '',
  ...Object.fromEntries(
    Object.entries(texts).map(([path, text]) => [path.slice(path.lastIndexOf('/') + 1, -'.css'.length), text]),
  ),
};
export const THEME_NAMES: readonly string[] = Object.keys(THEMES);

const sheets: { background?: CSSStyleSheet; theme?: CSSStyleSheet } = {};

/** Sets the text of a style sheet of the page. It is an adopted sheet, because scripts may remove one in the head. */
function setSheet(name: keyof typeof sheets, text: string): void {
  if (text === '' && sheets[name] === undefined) return;
  let sheet = sheets[name];
  if (sheet === undefined) {
    sheet = new CSSStyleSheet();
    sheets[name] = sheet;
    document.adoptedStyleSheets.push(sheet);
  }
  sheet.replaceSync(text);
}

/** Sets the background of the page behind every story. */
export const setBackground = (text: string): void => setSheet('background', text);

/** Sets the theme, as a page does that links its file. */
export const setTheme = (name: unknown): void => setSheet('theme', (typeof name === 'string' && THEMES[name]) || '');
