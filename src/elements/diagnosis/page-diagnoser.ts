import { diagnosePage, type PageDiagnosis } from './page-diagnosis.js';

export interface DiagnoseOptions {
  /** Shows the findings in a corner of the page too, kept up to date. */
  readonly panel?: boolean;
}

/** `diagnose()` for these tags; the panel's code is fetched when it is wanted. */
export function pageDiagnoser(tags: readonly string[]) {
  return ({ panel = false }: DiagnoseOptions = {}): PageDiagnosis => {
    const look = () => diagnosePage(tags);
    if (panel) import('./panel.js').then(({ showPanel }) => showPanel(look), reportError);
    return look();
  };
}
