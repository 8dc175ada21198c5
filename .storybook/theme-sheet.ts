const texts = import.meta.glob<string>('../src/themes/*.css', { query: '?raw', import: 'default', eager: true });

/** The ready themes by name, as text; the default is none. */
export const THEMES: Readonly<Record<string, string>> = {
  default: '',
  ...Object.fromEntries(
    Object.entries(texts).map(([path, text]) => [path.slice(path.lastIndexOf('/') + 1, -'.css'.length), text]),
  ),
};
export const THEME_NAMES: readonly string[] = Object.keys(THEMES);

const sheets: { ground?: CSSStyleSheet; theme?: CSSStyleSheet } = {};

/** A sheet of the page. No script that tidies the head takes it away. */
function wear(name: keyof typeof sheets, text: string): void {
  if (text === '' && sheets[name] === undefined) return;
  let sheet = sheets[name];
  if (sheet === undefined) {
    sheet = new CSSStyleSheet();
    sheets[name] = sheet;
    document.adoptedStyleSheets.push(sheet);
  }
  sheet.replaceSync(text);
}

/** Lets the page have the ground that stands behind every story. */
export const wearGround = (text: string): void => wear('ground', text);

/** Lets the page have a theme, as a page has it that links the file. */
export const wearTheme = (name: unknown): void => wear('theme', (typeof name === 'string' && THEMES[name]) || '');
