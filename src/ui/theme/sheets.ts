import button from '../button.css?inline';
import field from '../field/field.css?inline';
import mark from '../mark.css?inline';
import state from '../state.css?inline';
import reset from './reset.css?inline';
import tokens from './tokens.css?inline';

/** The sheets that every widget adopts first: tokens, then the reset. */
export const themeSheets: readonly string[] = [tokens, reset];

/** The style sheets of the parts, adopted after the theme's. Those of popups load with the first popup. */
export const uiSheets: readonly string[] = [button, mark, field, state];

const sheetsOf = new WeakMap<Document, Map<string, CSSStyleSheet>>();
const adopted = new WeakMap<Node, Set<string>>();

/** Matches the default text size of the browser, which is `em` in a media query. */
export const USUAL_TEXT_SIZE = '(width>calc(max(1em - 16px,16px - 1em)*9999))';

/**
 * The constructable sheet of a text, shared by all widgets of a document. Constructable sheets work even with
 * `style-src 'none'`.
 * @param cssText from `./x.css?inline`
 * @param page a document accepts only its own sheets
 * @returns undefined without support: in a document without a window, and in a simulated DOM
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
 * Adds style sheets to a shadow root or document, after those that it has. A root that was moved to another document gets
 * all of its sheets again.
 * @param root other nodes, such as detached elements, are ignored
 * @param cssTexts weakest first
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

/** A ref that adds a part's style sheet to the root where it is mounted, before the first paint. */
export const sheetRef =
  (cssText: string) =>
  (element: Element | null): void => {
    if (element) adoptSheets(element.getRootNode(), [cssText]);
  };
