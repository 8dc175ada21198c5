import { sharedPage } from '../page/page.js';
import { type Diagnosis, isDiagnosis } from './diagnosis.js';

declare const __VERSION__: string;

/** What `diagnose()` of the loader and of the package gives: every widget of the page, and the page's policy. */
export interface PageDiagnosis {
  readonly version: string;
  readonly isWell: boolean;
  readonly widgets: readonly (Pick<Diagnosis, 'tag' | 'findings'> & Partial<Diagnosis>)[];
  /** Versions of other copies of the package on this page. */
  readonly copies: readonly string[];
  /** What the page's Content-Security-Policy has refused of anybody: `directive origin`. */
  readonly refused: readonly string[];
}

const WITHOUT_CODE = {
  code: 'code-missing',
  problem: 'Its code has not come.',
  mend: 'Serve the files beside lead-widgets.js; allow them in script-src.',
} as const;

/**
 * Diagnoses every widget in the document, and in the open shadow roots of others.
 * @param tags the tags of the package
 */
export function diagnosePage(tags: readonly string[]): PageDiagnosis {
  const { refused = [], copies = [] } = sharedPage();
  const widgets = widgetsIn(document, tags).map((element) => {
    const method: unknown = Reflect.get(element, 'diagnose');
    const found: unknown = typeof method === 'function' ? Reflect.apply(method, element, []) : undefined;
    return isDiagnosis(found) ? found : { tag: element.localName, findings: [WITHOUT_CODE] };
  });
  const isWell = widgets.every(({ findings: [first] }) => !first);
  return { version: __VERSION__, isWell, widgets, copies: [...copies], refused: [...refused] };
}

function widgetsIn(root: Document | ShadowRoot, tags: readonly string[]): Element[] {
  return [...root.querySelectorAll('*')].flatMap((element) => {
    if (tags.includes(element.localName)) return element;
    return element.shadowRoot ? widgetsIn(element.shadowRoot, tags) : [];
  });
}

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
