const sheets = new Map<string, CSSStyleSheet>();

/**
 * The constructable sheet of a style text: one for a text, shared by every widget of the page. Constructable sheets pass
 * even `style-src 'none'`. Nothing is made at import, so the module is safe on a server. Spec §Where widgets may run.
 *
 * @param cssText a style sheet as text, as `./x.css?inline` gives it
 */
export function sheetOf(cssText: string): CSSStyleSheet {
  const known = sheets.get(cssText);
  if (known) return known;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(cssText);
  sheets.set(cssText, sheet);
  return sheet;
}

/**
 * Adds the sheets of these texts to a shadow root (or document), after those that it has; one that is there stays where it is.
 *
 * @param root what adopts; a node of another kind, such as a detached element, is left alone
 * @param cssTexts style sheets as text, weakest first
 */
export function adoptSheets(root: Node, cssTexts: readonly string[]): void {
  if (!(root instanceof ShadowRoot || root instanceof Document)) return;
  const missing = cssTexts.map(sheetOf).filter((sheet) => !root.adoptedStyleSheets.includes(sheet));
  if (missing.length > 0) root.adoptedStyleSheets = [...root.adoptedStyleSheets, ...missing];
}
