import { createLeadV3 } from '../../gateway/calls/requests.js';
import { corsFaults, type Exchange, type Fault, type Sent } from './exchange.js';

/** One line of the table. A cell is `ok`, the names of the problems, or empty if it was not checked. */
export interface Row {
  readonly call: string;
  /** Method and path, such as `GET /gateway/lead/v1/topCategories`. */
  readonly address?: string;
  /** The status, or why there is none. */
  readonly answered: string;
  readonly shape: string;
  readonly headers: string;
  readonly cors: string;
  readonly preflight: string;
  readonly ms: number | undefined;
}

export interface Finding extends Fault {
  /** The call, or the rule that was tried. */
  readonly call: string;
  /** Method and path of the call. */
  readonly address?: string;
}

export interface CheckResult {
  readonly rows: readonly Row[];
  readonly findings: readonly Finding[];
}

type Cells = Partial<Omit<Row, 'call' | 'address'>>;

const NOTHING = { answered: '', shape: '', headers: '', cors: '', preflight: '', ms: undefined };

/** Collects the results of a check, in order. */
export function startReport() {
  const rows = new Map<string, Row>();
  const rules: Row[] = [];
  const findings: Finding[] = [];
  const addresses = new Map<string, string>();
  let hasSeenChallenge = false;

  /** Notes what was found, and returns the cell for it. */
  function cell(call: string, faults: readonly Fault[], otherwise = 'ok'): string {
    const address = addresses.get(call);
    findings.push(
      ...faults.map((fault) => ({ ...fault, says: printable(fault.says), call, ...(address && { address }) })),
    );
    return faults.length === 0 ? otherwise : faults.map(({ name }) => name).join(' ');
  }

  function corsCell(call: string, answer: Exchange, sent: Sent): string {
    const { status } = answer;
    hasSeenChallenge ||= status === 511;
    const when = status === 401 || status === 511 ? `-on-${status}` : status >= 400 ? '-on-error' : '';
    return cell(
      call,
      corsFaults(answer, sent).map((fault) => (fault.isNote ? fault : { ...fault, name: fault.name + when })),
    );
  }

  return {
    cell,
    corsCell,
    setAddress: (call: string, { method, url }: Sent) => {
      addresses.set(call, `${method} ${new URL(url).pathname}`);
    },
    setRow: (call: string, cells: Cells) => {
      rows.set(call, { ...NOTHING, call, ...cells });
    },
    addRule: (call: string, cells: Cells) => {
      rules.push({ ...NOTHING, call, ...cells });
    },
    shapeOf: (call: string) => rows.get(call)?.shape,
    hasSeenChallenge: () => hasSeenChallenge,
    /** @param calls in the order of the table */
    result: (calls: readonly string[]): CheckResult => ({
      rows: [
        ...calls.flatMap((call) => {
          const [row, address] = [rows.get(call), addresses.get(call)];
          return row === undefined ? [] : [{ ...row, ...(address && { address }) }];
        }),
        ...rules,
      ],
      findings,
    }),
  };
}

/** What a gateway has sent must not move the cursor of a terminal. */
export function printable(text: string): string {
  return text.replace(/\p{Cc}+/gu, ' ');
}

const NOT_ASKED = 'not made: ';

/** What the end of a report says about the calls that were not made. */
export function notAsked({ rows }: CheckResult, writes: boolean): string[] {
  const left = rows.filter(({ answered }) => answered.startsWith(NOT_ASKED));
  const [isOne, create] = [left.length === 1, left.find(({ call }) => call === createLeadV3.operation)];
  return [
    ...(left.length === 0 ? [] : ['', `${left.length} ${isOne ? 'call was' : 'calls were'} not made.`]),
    ...(writes && create ? [`No request was created: ${create.answered.slice(NOT_ASKED.length)}.`] : []),
  ];
}
