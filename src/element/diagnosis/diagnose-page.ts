import { pageDiagnoser } from './page-diagnosis.js';

declare const __TAGS__: readonly string[];

/**
 * Finds what is wrong with the widgets of this page. The result contains no personal data.
 * @param options `panel: true` also shows the findings in a corner of the page
 * @returns the findings, each with the line that fixes it
 */
export const diagnose = pageDiagnoser(__TAGS__, () => ({
  code: 'code-missing',
  problem: 'Its code did not load.',
  mend: 'Import lead-widgets/elements, or its entry, and serve all files of the build; allow them in script-src.',
}));
