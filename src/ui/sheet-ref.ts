import { adoptSheets } from './theme/sheets.js';

/**
 * A ref that adds a part's style sheet to the root where it is mounted, before the first paint.
 * @param cssText the text of a style sheet, from `./x.css?inline`
 */
export const sheetRef =
  (cssText: string) =>
  (element: Element | null): void => {
    if (element) adoptSheets(element.getRootNode(), [cssText]);
  };
