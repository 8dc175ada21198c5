import type { Checker } from 'accessibility-checker-engine/ace-node.js';
import type { Renderer, StoryContext } from 'storybook/internal/types';

interface Exception {
  readonly rule: string;
  readonly element: RegExp;
  readonly reason: string;
}

/** False findings of the engine. */
const EXCEPTIONS: readonly Exception[] = [
  {
    rule: 'aria_child_tabbable',
    element: /role="(?:listbox|menu)"/,
    reason: 'The focus stays on the button or the input, or moves by script, as the ARIA patterns have it.',
  },
  {
    rule: 'table_headers_exists',
    element: /^<table [^>]*class="grid"/,
    reason: 'Each day says its weekday itself. In the picker that scrolls, their names stand once, above all months.',
  },
  {
    rule: 'label_ref_valid',
    element: /^<label/,
    reason: 'A form-associated custom element may have a label; the engine knows only the controls of HTML.',
  },
];

let engine: Promise<Checker> | undefined;

const isException = (rule: string, element: string) =>
  EXCEPTIONS.some((exception) => exception.rule === rule && exception.element.test(element));

const GUIDELINE = 'WCAG_2_2';

/** The engine without its contrast rule, which cannot read `light-dark()`. axe checks the contrast. */
async function startEngine(): Promise<Checker> {
  const { Checker } = await import('accessibility-checker-engine/ace-node.js');
  const checker = new Checker();
  const rules = checker.rulesetRules[GUIDELINE] ?? [];
  checker.rulesetRules[GUIDELINE] = rules.filter((rule) => rule !== 'text_contrast_sufficient');
  return checker;
}

/**
 * Checks a story with IBM's engine, which is independent of axe, after all motion has ended. Runs only in the test of
 * all stories.
 *
 * @throws an error that names each finding: the rule, the message and the element
 */
export async function lookWithSecondEngine({ canvasElement, parameters }: StoryContext<Renderer>): Promise<void> {
  if (!import.meta.env['SECOND_ENGINE'] || parameters['a11y']?.test === 'off' || !(canvasElement instanceof Element))
    return;
  engine ??= startEngine();
  const { results } = await (await engine).check(canvasElement, [GUIDELINE]);
  const findings = results
    .filter(({ value: [kind, outcome] }) => kind === 'VIOLATION' && outcome === 'FAIL')
    .filter(({ ruleId, snippet }) => !isException(ruleId, snippet))
    .map(({ ruleId, message, snippet }) => `${ruleId}: ${message}\n  ${snippet}`);
  if (findings.length > 0) throw new Error(`IBM's accessibility engine has found:\n${findings.join('\n')}`);
}
