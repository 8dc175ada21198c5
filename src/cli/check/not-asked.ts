import { createLeadV3 } from '../../gateway/calls/requests.js';
import type { CheckSetup } from './question.js';
import type { CheckResult } from './report.js';

const NOT_ASKED = 'not asked: ';

/** What the end of a report says about the calls that were not made. */
export function notAsked({ writes }: Pick<CheckSetup, 'writes'>, { rows }: Pick<CheckResult, 'rows'>): string[] {
  const left = rows.filter(({ answered }) => answered.startsWith(NOT_ASKED));
  const [isOne, create] = [left.length === 1, left.find(({ call }) => call === createLeadV3.operation)];
  return [
    ...(left.length === 0 ? [] : ['', `${left.length} ${isOne ? 'call was' : 'calls were'} not asked.`]),
    ...(writes && create ? [`No request was made: ${create.answered.slice(NOT_ASKED.length)}.`] : []),
  ];
}
