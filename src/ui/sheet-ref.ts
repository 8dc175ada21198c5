import { adoptSheets } from '../theme/sheets.js';

/**
 * A ref that brings a part's own sheet into the root where the part is mounted, before it is painted.
 *
 * @param cssText a style sheet as text, as `./x.css?inline` gives it
 */
export const bringsSheet =
  (cssText: string) =>
  (element: Element | null): void => {
    if (element) adoptSheets(element.getRootNode(), [cssText]);
  };
