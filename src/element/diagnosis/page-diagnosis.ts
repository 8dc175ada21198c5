import { sharedPage } from '../page/page.js';
import type { Diagnosis, Finding, PageDiagnosis } from './diagnosis.js';

declare const __VERSION__: string;
declare const __TAGS__: readonly string[];

/**
 * Diagnoses every widget in the document and in open shadow roots.
 * @param tags the tags of the package
 * @param withoutCode returns the finding of a tag whose code has not loaded
 */
async function diagnosePage(
  tags: readonly string[],
  withoutCode: (element: Element) => Finding,
): Promise<PageDiagnosis> {
  const { refused = [], copies = [] } = sharedPage();
  const widgets = await Promise.all(
    widgetsIn(document, tags).map(async (element) => {
      try {
        const found: Diagnosis = await Reflect.get(element, 'diagnose').call(element);
        return found;
      } catch {
        const { localName: tag } = element;
        return { tag, findings: [tags.includes(tag) ? withoutCode(element) : unknownTag(tag, tags)] };
      }
    }),
  );
  const isWell = widgets.every(({ findings }) => !findings[0]);
  return { version: __VERSION__, isWell, widgets, copies: [...copies], refused: [...refused] };
}

const OURS = /^(?:lead|ra[gq]|message|review|date-range)-/;

/** Looks like one of the tags, and nobody has defined it. */
const isMisspelled = ({ localName }: Element) => OURS.test(localName) && customElements.get(localName) === undefined;

const unknownTag = (tag: string, tags: readonly string[]): Finding => ({
  code: 'unknown-tag',
  problem: `There is no tag <${tag}>.`,
  mend: `Write one of ${tags.join(', ')}.`,
});

function widgetsIn(root: Document | ShadowRoot, tags: readonly string[]): Element[] {
  return [...root.querySelectorAll('*')].flatMap((element) => {
    if (tags.includes(element.localName) || isMisspelled(element)) return element;
    return element.shadowRoot ? widgetsIn(element.shadowRoot, tags) : [];
  });
}

export interface DiagnoseOptions {
  /** Also shows the findings in a corner of the page and keeps them up to date. */
  readonly panel?: boolean;
}

/** Creates `diagnose()` for these tags. The code of the panel loads on demand. */
export function pageDiagnoser(tags: readonly string[], withoutCode: (element: Element) => Finding) {
  return async ({ panel }: DiagnoseOptions = {}): Promise<PageDiagnosis> => {
    const look = () => diagnosePage(tags, withoutCode);
    if (panel) import('./panel.js').then(({ showPanel }) => showPanel(look), reportError);
    return look();
  };
}

/**
 * Finds what is wrong with the widgets of this page. The result contains no personal data.
 * @param options `panel: true` also shows the findings in a corner of the page
 * @returns the findings, each with the line that fixes it
 */
export const diagnose = /* @__PURE__ */ pageDiagnoser(__TAGS__, () => ({
  code: 'code-missing',
  problem: 'Its code did not load.',
  mend: 'Import lead-widgets/elements or the entry of the tag. Serve all built files, and allow them in script-src.',
}));
