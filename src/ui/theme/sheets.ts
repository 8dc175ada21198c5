import button from '../button.css?inline';
import field from '../field/field.css?inline';
import mark from '../mark.css?inline';
import state from '../state.css?inline';
import reset from './reset.css?inline';
import tokens from './tokens.css?inline';

/** The sheets that every widget adopts first: roles, then the reset. */
export const themeSheets: readonly string[] = [tokens, reset];

/** The style sheets of the parts, adopted after the theme's. Those of popups load with the first popup. */
export const uiSheets: readonly string[] = [button, mark, field, state];

const sheetsOf = new WeakMap<Document, Map<string, CSSStyleSheet>>();
const adopted = new WeakMap<Node, Set<string>>();

/** True where nobody has chosen another text size in the browser. In a media query `em` is that size. */
export const USUAL_TEXT_SIZE = '(width>calc(max(1em - 16px,16px - 1em)*9999))';

/**
 * The constructable sheet of a style text: one for a text and a document, shared by every widget there. Constructable sheets
 * pass even `style-src 'none'`. Nothing is made at import, so the module is safe on a server.
 *
 * @param cssText a style sheet as text, as `./x.css?inline` gives it
 * @param page the document that it is for: none takes the sheets of another
 * @returns undefined where there are no such sheets: in a document without a window, and in a simulated DOM
 */
export function sheetOf(cssText: string, page: Document = document): CSSStyleSheet | undefined {
  const sheets = sheetsOf.get(page) ?? new Map<string, CSSStyleSheet>();
  sheetsOf.set(page, sheets);
  const known = sheets.get(cssText);
  if (known) return known;
  const view = page.defaultView;
  if (view === null || !Reflect.get(view, 'CSS')) return undefined;
  const sheet = new view.CSSStyleSheet();
  sheet.replaceSync(cssText);
  if (!CSS.supports('color', 'oklch(from red calc(1 - l) 0 0)') || !view.matchMedia(USUAL_TEXT_SIZE).matches) {
    // If this fails, the sheet stays as it is.
    import('./adapt-sheet.js').then(
      ({ adaptSheet }) => sheet.replaceSync(adaptSheet(cssText, view)),
      () => {},
    );
  }
  sheets.set(cssText, sheet);
  return sheet;
}

/**
 * Adds the sheets of these texts to a shadow root (or document), after those that it has; one that is there stays where it is.
 * A root that has come into another document gets there what it had adopted before.
 *
 * @param root what adopts; a node of another kind, such as a detached element, is left alone, and so is every root in a
 *   browser that is too old
 * @param cssTexts style sheets as text, weakest first
 */
export function adoptSheets(root: Node, cssTexts: readonly string[] = []): void {
  if (!(root instanceof ShadowRoot || root instanceof Document) || !root.adoptedStyleSheets) return;
  const texts = new Set([...(adopted.get(root) ?? []), ...cssTexts]);
  adopted.set(root, texts);
  const page = root instanceof Document ? root : root.ownerDocument;
  // Each read of the property creates a new list.
  const present = [...root.adoptedStyleSheets];
  const missing = [...texts].flatMap((text) => {
    const sheet = sheetOf(text, page);
    return sheet === undefined || present.includes(sheet) ? [] : [sheet];
  });
  if (missing.length > 0) root.adoptedStyleSheets = [...present, ...missing];
}

/**
 * A ref that adds a part's style sheet to the root where it is mounted, before the first paint.
 * @param cssText the text of a style sheet, from `./x.css?inline`
 */
export const sheetRef =
  (cssText: string) =>
  (element: Element | null): void => {
    if (element) adoptSheets(element.getRootNode(), [cssText]);
  };
