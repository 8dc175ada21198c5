import { createRequestId } from '../../contract/request-id.js';
import { markRead, providerLead } from '../../gateway/calls/provider-dashboard.js';
import { topCategories } from '../../gateway/calls/services-and-places.js';
import { BOARD_RULES, pageAsker, RULE_PAGE } from './board-rules.js';
import { callOf, type Exchange, type Page, preflight, type Sent, send } from './exchange.js';
import { corsFaults, dateFaults, type Fault, type Finding, preflightFaults, statusFault } from './faults.js';
import type { CheckedTag, Known, Question } from './question.js';
import { QUESTIONS } from './questions.js';

export interface CheckSetup {
  readonly page: Page;
  /** The page of a funnel, which signs in another way. */
  readonly funnelPage: Page;
  readonly spId: string;
  readonly leadId: string | undefined;
  readonly postalCode: string | undefined;
  readonly tags: readonly CheckedTag[];
  readonly writes: boolean;
  /** A base address that answers 401 to everything. */
  readonly unauthorizedUrl: string | undefined;
  /** A base address that answers 511 to writes. */
  readonly challengeUrl: string | undefined;
}

/** One line of the table. A cell is `ok`, what was found, or empty where nothing was to be seen. */
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

export interface CheckResult {
  readonly rows: readonly Row[];
  readonly findings: readonly Finding[];
}

/** Calls at the same time: a gateway under test is not to be pushed. */
const AT_ONCE = 4;
const UNKNOWN_LEAD = '999999999999';
const NOTHING: Row = { call: '', answered: '', shape: '', headers: '', cors: '', preflight: '', ms: undefined };

/** Asks everything that the widgets ask, and tries the rules that all answers follow. */
export async function runCheck(setup: CheckSetup): Promise<CheckResult> {
  const run = startRun(setup);
  const asked = QUESTIONS.filter(
    ({ call, tags }) =>
      tags.some((tag) => setup.tags.includes(tag)) &&
      // Where no board is wanted, its list is only a way to find a lead.
      (call !== 'leads' || setup.leadId === undefined || setup.tags.includes('lead-board')),
  );
  const [first, ...others] = asked;
  if (first !== undefined && !(await run.ask(first))) return run.result(asked);
  for (const round of new Set(asked.map((each) => each.round).sort())) {
    await inTurns(
      others.filter((each) => each.round === round),
      run.ask,
    );
  }
  await run.tryRules();
  return run.result(asked);
}

async function inTurns<T>(all: readonly T[], act: (one: T) => Promise<unknown>): Promise<void> {
  const left = [...all];
  const worker = async () => {
    for (let next = left.shift(); next !== undefined; next = left.shift()) await act(next);
  };
  await Promise.all(Array(AT_ONCE).fill(0).map(worker));
}

function startRun(setup: CheckSetup) {
  const { writes } = setup;
  const isFunnel = (tags: readonly CheckedTag[]) => tags.every((tag) => tag === 'raq-funnel');
  /** The page that the rules of all calls are tried from. */
  const page = isFunnel(setup.tags) ? setup.funnelPage : setup.page;
  const rows = new Map<string, Row>();
  const rules: Row[] = [];
  const findings: Finding[] = [];
  const given = {
    ...(setup.leadId !== undefined && { leadId: setup.leadId }),
    ...(setup.postalCode !== undefined && { postalCode: setup.postalCode }),
  };
  let known: Known = { ...given, spId: setup.spId, writes };
  let dated: { readonly answer: Exchange; readonly sent: Sent } | undefined;
  let hasSeenChallenge = false;
  const addresses = new Map<string, string>();

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

  /** @returns false if the gateway is not to be reached at all */
  async function ask(question: Question): Promise<boolean> {
    const { call } = question;
    const page = isFunnel(question.tags) ? setup.funnelPage : setup.page;
    const sent = await question.prepare(known, page, createRequestId());
    if (typeof sent === 'string') {
      rows.set(call, { ...NOTHING, call, answered: `not asked: ${sent}` });
      return true;
    }
    addresses.set(call, `${sent.method} ${new URL(sent.url).pathname}`);
    const before = await preflight(sent, page);
    const preflightCell = (isAlone: boolean) =>
      'fault' in before
        ? cell(call, isAlone ? [{ ...before.fault, name: `preflight-${before.fault.name}` }] : [], 'no answer')
        : cell(call, preflightFaults(before, sent));
    if (question.kind !== 'read' && !(writes && question.kind === 'write')) {
      const answered = question.kind === 'write' ? 'not asked: needs --write' : 'not asked: leaves a trace';
      rows.set(call, { ...NOTHING, call, answered, preflight: preflightCell(true) });
      return true;
    }
    const answer = await send(sent, page);
    if ('fault' in answer) {
      const row = { ...NOTHING, call, ms: answer.ms, answered: cell(call, [answer.fault]) };
      rows.set(call, { ...row, preflight: preflightCell(false) });
      return !('fault' in before);
    }
    rows.set(call, { ...answerCells(question, sent, answer), preflight: preflightCell(true), ms: answer.ms });
    if (question.makesLead && answer.status < 300) await tryTwice(question, page, sent, answer);
    return true;
  }

  function answerCells(question: Question, sent: Sent, answer: Exchange): Row {
    const { call } = question;
    const cors = corsCell(call, answer, sent);
    const failure = statusFault(answer);
    const row = { ...NOTHING, call, cors, answered: String(answer.status) };
    if (failure !== undefined) {
      cell(call, [failure]);
      return row;
    }
    if (dated === undefined || call === 'leadForPage') dated = { answer, sent };
    const read = question.read(answer);
    if ('fault' in read) cell(call, [read.fault]);
    else known = { ...known, ...read.value, ...given };
    const fits = question.isEmpty(answer) ? 'fits (empty)' : 'fits';
    return { ...row, shape: 'fault' in read ? printable(read.field) : fits, headers: cell(call, typeFaults(answer)) };
  }

  async function tryTwice(question: Question, page: Page, sent: Sent, first: Exchange): Promise<void> {
    const call = 'same X-Request-Id twice';
    const second = await send(sent, page);
    const [one, two] = [question.read(first), 'fault' in second ? second : question.read(second)];
    if ('fault' in one) return;
    if ('fault' in second || 'fault' in two) {
      const says = 'The same createLead again was not answered like the first one. Answer it with the first answer.';
      rules.push({ ...NOTHING, call, answered: cell(call, [{ name: 'request-id-refused', says }]) });
      return;
    }
    const isOne = one.value.madeLeadId === two.value.madeLeadId;
    const says = 'The same X-Request-Id made two leads. Answer a repeated id with its first answer.';
    const answered = cell(call, isOne ? [] : [{ name: 'request-id-ignored', says }], 'one lead');
    rules.push({ ...NOTHING, call, answered });
  }

  /** Sends a call that is to be refused, and looks at how. */
  async function tryRefusal(call: string, sent: Sent, judge: (answer: Exchange) => readonly Fault[]): Promise<void> {
    const answer = await send(sent, page);
    if ('fault' in answer) {
      rules.push({ ...NOTHING, call, answered: cell(call, [answer.fault]), ms: answer.ms });
      return;
    }
    cell(call, judge(answer));
    const cors = corsCell(call, answer, sent);
    rules.push({ ...NOTHING, call, answered: String(answer.status), cors, ms: answer.ms });
  }

  async function tryRules(): Promise<void> {
    const id = createRequestId();
    const lead = { serviceProviderId: setup.spId, leadId: UNKNOWN_LEAD };
    const unknown = (answer: Exchange) => refusalFaults(answer, 'It should be 404.');
    await tryRefusal('a lead that is not there', await callOf(page, providerLead, lead, id), unknown);
    const nowhere = { ...providerLead, path: '/gateway/lead/v1/lead-widgets-check' };
    await tryRefusal('a path that is not there', await callOf(page, nowhere, lead, id), unknown);
    await tryBoard();
    await trySignedOut();
    await tryChallenge();
    const call = 'Date readable';
    if (dated !== undefined) {
      rules.push({ ...NOTHING, call, answered: cell(call, dateFaults(dated.answer, dated.sent), 'yes') });
    }
    if (!writes) rules.push({ ...NOTHING, call: 'same X-Request-Id twice', answered: 'not tried: needs --write' });
  }

  async function tryBoard(): Promise<void> {
    if (!setup.tags.includes('lead-board') || !rows.get('leads')?.shape.startsWith('fits')) return;
    const askPage = pageAsker(page, setup.spId);
    const first = await askPage({ limit: RULE_PAGE });
    if ('name' in first) return;
    const judged = new Map<string, Row>();
    await inTurns(BOARD_RULES, async ({ call, judge }) => {
      const found = await judge(first, askPage);
      const answered = typeof found === 'string' ? found : cell(call, found);
      judged.set(call, { ...NOTHING, call, answered });
    });
    rules.push(...BOARD_RULES.flatMap(({ call }) => judged.get(call) ?? []));
  }

  async function trySignedOut(): Promise<void> {
    const call = '401';
    const other = signedOut(setup, page);
    if (typeof other === 'string') {
      rules.push({ ...NOTHING, call, answered: `not tried: ${other}` });
      return;
    }
    const id = createRequestId();
    const isMember = page.options.authMode === 'one-time';
    const sent = isMember
      ? await callOf(other, topCategories, { limit: 1 }, id)
      : await callOf(other, providerLead, { serviceProviderId: setup.spId, leadId: known.leadId ?? UNKNOWN_LEAD }, id);
    await tryRefusal(call, sent, ({ status }) => {
      if (status === 401) return [];
      const says = `Without a valid sign-in it answers ${status}, not 401. Only after 401 a widget asks for a new token, or for a sign-in.`;
      return [{ name: 'not-401', says, ...(status < 300 && setup.unauthorizedUrl === undefined && { isNote: true }) }];
    });
  }

  async function tryChallenge(): Promise<void> {
    const call = '511';
    if (setup.challengeUrl === undefined) {
      const answered = hasSeenChallenge
        ? 'seen above'
        : 'not tried: name an address that answers 511 with --challenge-url';
      rules.push({ ...NOTHING, call, answered });
      return;
    }
    const { lead, leadId = UNKNOWN_LEAD } = known;
    const input = { serviceProviderId: setup.spId, leadId, read: lead?.read ?? true };
    const other = { ...page, options: { ...page.options, url: setup.challengeUrl } };
    await tryRefusal(call, await callOf(other, markRead, input, createRequestId()), ({ status }) =>
      status === 511
        ? []
        : [{ name: 'not-511', says: `The address of --challenge-url answers ${status} to a write, not 511.` }],
    );
  }

  return {
    ask,
    tryRules,
    result: (asked: readonly Question[]): CheckResult => ({
      rows: [
        ...asked.flatMap(({ call }) => {
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
function printable(text: string): string {
  return text.replace(/\p{Cc}+/gu, ' ');
}

function refusalFaults({ status }: Exchange, advice: string): Fault[] {
  if (status >= 400 && status < 500) return [];
  return [{ name: 'not-refused', says: `Answered ${status}. ${advice}`, isNote: true }];
}

function typeFaults({ text, headers }: Exchange): Fault[] {
  if (text === '' || /^application\/(?:[\w.+-]+\+)?json\b/i.test(headers.get('Content-Type') ?? '')) return [];
  return [{ name: 'content-type', says: 'The Content-Type of the answer is not application/json.', isNote: true }];
}

/** The page without a valid sign-in, or why that cannot be tried. */
function signedOut({ unauthorizedUrl }: CheckSetup, page: Page): Page | string {
  const { options } = page;
  if (unauthorizedUrl !== undefined) return { ...page, options: { ...options, url: unauthorizedUrl } };
  const token = 'lead-widgets-check-invalid';
  if (options.auth !== undefined) return { ...page, options: { ...options, auth: { getToken: () => token } } };
  if (options.authMode === 'one-time') return { ...page, options: { ...options, oneTimeToken: token } };
  if (page.cookie !== undefined) return { ...page, cookie: undefined };
  return 'nobody is signed in; give --cookie or --token, or an address that answers 401 with --unauthorized-url';
}
