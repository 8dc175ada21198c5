import { SANDBOX_PATHS } from '../../src/sandbox.js';
import { ENDLESS_FIELDS } from './endless-fields.js';
import { mangledRunsOf } from './mangled-runs.js';
import { MODES } from './modes.js';
import { EVERY_FORM } from './request-forms.js';
import { nameOf, type Sample } from './sample.js';

/** The suites of this folder that make a call, and what each does. Empty if a suite does not make the call. */
export function testsOf(sample: Sample): string {
  const forms = EVERY_FORM.filter(({ call }) => call === nameOf(sample)).map(({ given }) => given);
  if (forms.length === 0) return '';
  const numbers = ENDLESS_FIELDS.filter(([call]) => call === nameOf(sample)).map(([, field]) => `\`${field}\``);
  return [
    `\`agreement\`: ${agreementsOf(sample).join(', ')}`,
    `\`request-forms\` in ${MODES.length} modes: ${forms.join('; ')}`,
    `\`mangled-answers\`: ${mangledRunsOf(sample.operation)}`,
    ...(numbers.length === 0 ? [] : [`\`endless-numbers\`: ${numbers.join(', ')}`]),
  ].join('<br>');
}

function agreementsOf({ operation, caller }: Sample): string[] {
  const token = caller === 'Member' ? 'with its token' : 'without a token';
  return ['in process', 'over HTTP', `one-time ${token}`, ...(operation in SANDBOX_PATHS ? ['path missing'] : [])];
}
