import { markRead, providerLead } from '../../gateway/calls/provider-dashboard.js';
import { assignLeadV2 } from '../../gateway/calls/requests.js';
import { topCategories } from '../../gateway/calls/services-and-places.js';
import { createRequestId } from '../../web/request-id.js';
import { BOARD_RULES, pageAsker, RULE_PAGE } from './board-rules.js';
import {
  callOf,
  dateFaults,
  type Exchange,
  type Fault,
  type Page,
  preflight,
  preflightFaults,
  type Sent,
  send,
  statusFault,
} from './exchange.js';
import { type CheckedTag, isFunnelAlone, type Known, QUESTIONS, type Question } from './questions.js';
import { type CheckResult, printable, startReport } from './report.js';

export interface CheckSetup {
  readonly page: Page;
  /** The page of a funnel, which signs in another way. */
  readonly funnelPage: Page;
  readonly spId: string;
  readonly leadId: string | undefined;
  readonly postalCode: string | undefined;
  readonly tags: readonly CheckedTag[];
  /** Calls that the gateway does without. */
  readonly without: readonly string[];
  readonly writes: boolean;
  /** A base address that answers 401 to everything. */
  readonly unauthorizedUrl: string | undefined;
  /** A base address that answers 511 to writes. */
  readonly challengeUrl: string | undefined;
}

/** An answer that shows whether a page can read the gateway's time. */
interface Dated {
  readonly answer: Exchange;
  readonly sent: Sent;
}

/** The answers of a gateway that does not have a call. */
const NOT_THERE = [404, 405, 501];

const optional = (fault: Fault): Fault => ({
  ...fault,
  says: `${fault.says} The widgets work without it.`,
  isNote: true,
});

const UNKNOWN_LEAD = '999999999999';

/** Tries the rules that all answers follow, after all questions. */
async function tryRules(setup: CheckSetup, { report, learned }: ReturnType<typeof startRun>): Promise<void> {
  const { cell, addRule } = report;
  const { known, dated } = learned();
  // The rules of all calls are tried from one page.
  const page = pageFor(setup.tags, setup);
  const isFunnel = isFunnelAlone(setup.tags);

  /** Sends a call that is to be refused, and looks at how. */
  async function tryRefusal(call: string, sent: Sent, judge: (answer: Exchange) => readonly Fault[]): Promise<void> {
    const answer = await send(sent, page);
    if ('fault' in answer) {
      addRule(call, { answered: cell(call, [answer.fault]), ms: answer.ms });
      return;
    }
    cell(call, judge(answer));
    addRule(call, {
      answered: String(answer.status),
      cors: report.corsCell(call, answer, sent),
      ms: answer.ms,
    });
  }

  async function tryUnknown(): Promise<void> {
    const id = createRequestId();
    const lead = { serviceProviderId: setup.spId, leadId: UNKNOWN_LEAD };
    const unknown = (answer: Exchange) => refusalFaults(answer, 'It should be 404.');
    if (!isFunnel) await tryRefusal('an unknown lead', await callOf(page, providerLead, lead, id), unknown);
    const path = '/gateway/lead/v1/lead-widgets-check';
    const nowhere = isFunnel
      ? await callOf(page, { ...topCategories, path }, {}, id)
      : await callOf(page, { ...providerLead, path }, lead, id);
    await tryRefusal('an unknown path', nowhere, unknown);
  }

  async function tryBoard(): Promise<void> {
    if (!setup.tags.includes('lead-board') || !report.shapeOf('leads')?.startsWith('ok')) return;
    const askPage = pageAsker(page, setup.spId);
    const first = await askPage({ limit: RULE_PAGE });
    if ('name' in first) return;
    const judged = new Map<string, string>();
    await inTurns(BOARD_RULES, async ({ call, judge }) => {
      const found = await judge(first, askPage);
      judged.set(call, typeof found === 'string' ? found : cell(call, found));
    });
    for (const { call } of BOARD_RULES) addRule(call, { answered: judged.get(call) ?? '' });
  }

  async function trySignedOut(): Promise<void> {
    const call = '401';
    const other = signedOut(setup, page);
    if (typeof other === 'string') {
      addRule(call, { answered: `not tested: ${other}` });
      return;
    }
    const id = createRequestId();
    const isMember = isFunnel || page.options.authMode === 'one-time';
    const sent = isMember
      ? await callOf(other, topCategories, { limit: 1 }, id)
      : await callOf(other, providerLead, { serviceProviderId: setup.spId, leadId: known.leadId ?? UNKNOWN_LEAD }, id);
    await tryRefusal(call, sent, ({ status }) => {
      if (status === 401) return [];
      const says = `Without a sign-in, the gateway answers ${status}. Widgets ask people to sign in only after a 401.`;
      return [{ name: 'not-401', says, ...(status < 300 && setup.unauthorizedUrl === undefined && { isNote: true }) }];
    });
  }

  async function tryChallenge(): Promise<void> {
    const call = '511';
    if (setup.challengeUrl === undefined) {
      const answered = report.hasSeenChallenge()
        ? 'seen above'
        : 'not tested: add --challenge-url with an address that answers 511';
      addRule(call, { answered });
      return;
    }
    const { lead, leadId = UNKNOWN_LEAD } = known;
    const [id, other] = [createRequestId(), { ...page, options: { ...page.options, url: setup.challengeUrl } }];
    const sent = isFunnel
      ? await callOf(other, assignLeadV2, { leadId: UNKNOWN_LEAD, serviceProviderIds: [setup.spId] }, id)
      : await callOf(other, markRead, { serviceProviderId: setup.spId, leadId, read: lead?.read ?? true }, id);
    await tryRefusal(call, sent, ({ status }) =>
      status === 511
        ? []
        : [{ name: 'not-511', says: `The address of --challenge-url answers ${status} to a write, not 511.` }],
    );
  }

  await tryUnknown();
  await tryBoard();
  await trySignedOut();
  await tryChallenge();
  const call = 'Date readable';
  if (dated !== undefined) addRule(call, { answered: cell(call, dateFaults(dated.answer, dated.sent), 'yes') });
  if (!setup.writes) addRule('same X-Request-Id twice', { answered: 'not tested: requires --write' });
}

function refusalFaults({ status }: Exchange, advice: string): Fault[] {
  if (status >= 400 && status < 500) return [];
  return [{ name: 'not-refused', says: `Answered ${status}. ${advice}`, isNote: true }];
}

/** The page without a valid sign-in, or why that cannot be tried. */
function signedOut({ unauthorizedUrl }: CheckSetup, page: Page): Page | string {
  const { options } = page;
  if (unauthorizedUrl !== undefined) return { ...page, options: { ...options, url: unauthorizedUrl } };
  const token = 'lead-widgets-check-invalid';
  if (options.auth !== undefined) return { ...page, options: { ...options, auth: { getToken: () => token } } };
  if (options.authMode === 'one-time') return { ...page, options: { ...options, oneTimeToken: token } };
  if (page.cookie !== undefined) return { ...page, cookie: undefined };
  return 'no sign-in is set; add --cookie or --token, or --unauthorized-url with an address that answers 401';
}

/** Asks everything that the widgets ask, and tries the rules that all answers follow. */
export async function runCheck(setup: CheckSetup): Promise<CheckResult> {
  const run = startRun(setup);
  const asked = QUESTIONS.filter(
    ({ call, tags }) =>
      tags.some((tag) => setup.tags.includes(tag)) &&
      !setup.without.includes(call) &&
      // Without a board, its list is only a way to find a lead.
      (call !== 'leads' || setup.leadId === undefined || setup.tags.includes('lead-board')),
  );
  const result = () => run.report.result(asked.map(({ call }) => call));
  const [first, ...others] = asked;
  if (first !== undefined && !(await run.ask(first))) return result();
  for (const round of new Set(asked.map((each) => each.round).sort())) {
    await inTurns(
      others.filter((each) => each.round === round),
      run.ask,
    );
  }
  await tryRules(setup, run);
  return result();
}

function pageFor(tags: readonly CheckedTag[], { page, funnelPage }: CheckSetup): Page {
  return isFunnelAlone(tags) ? funnelPage : page;
}

function startRun(setup: CheckSetup) {
  const { writes } = setup;
  const report = startReport();
  const { cell, setRow } = report;
  const fixed = {
    ...(setup.leadId !== undefined && { leadId: setup.leadId }),
    ...(setup.postalCode !== undefined && { postalCode: setup.postalCode }),
  };
  let known: Known = { ...fixed, spId: setup.spId, writes };
  let dated: Dated | undefined;

  /** @returns false if the gateway cannot be reached */
  async function ask(question: Question): Promise<boolean> {
    const { call } = question;
    const page = pageFor(question.tags, setup);
    const sent = await question.prepare(known, page, createRequestId());
    if (typeof sent === 'string') {
      setRow(call, { answered: `not made: ${sent}` });
      return true;
    }
    report.setAddress(call, sent);
    const before = await preflight(sent, page);
    const preflightCell = (isAlone: boolean) =>
      'fault' in before
        ? cell(call, isAlone ? [{ ...before.fault, name: `preflight-${before.fault.name}` }] : [], 'no answer')
        : cell(call, preflightFaults(before, sent));
    if (question.kind !== 'read' && !(writes && question.kind === 'write')) {
      const answered = question.kind === 'write' ? 'not made: requires --write' : 'not made: has side effects';
      setRow(call, { answered, preflight: preflightCell(true) });
      return true;
    }
    const answer = await send(sent, page);
    if ('fault' in answer) {
      setRow(call, { answered: cell(call, [answer.fault]), preflight: preflightCell(false), ms: answer.ms });
      return !('fault' in before);
    }
    setRow(call, { ...answerCells(question, sent, answer), preflight: preflightCell(true), ms: answer.ms });
    if (question.makesLead && answer.status < 300) await tryTwice(question, page, sent, answer);
    return true;
  }

  function answerCells(question: Question, sent: Sent, answer: Exchange) {
    const { call } = question;
    const row = { cors: report.corsCell(call, answer, sent), answered: String(answer.status) };
    const failure = statusFault(answer);
    if (failure !== undefined) {
      cell(call, [question.isOptional && NOT_THERE.includes(answer.status) ? optional(failure) : failure]);
      return row;
    }
    if (dated === undefined || call === 'leadForPage') dated = { answer, sent };
    const read = question.read(answer);
    if ('fault' in read) {
      cell(call, [read.fault]);
      return { ...row, shape: printable(read.field), headers: cell(call, typeFaults(answer)) };
    }
    const { isEmpty, ...learned } = read.value;
    known = { ...known, ...learned, ...fixed };
    return { ...row, shape: isEmpty ? 'ok (empty)' : 'ok', headers: cell(call, typeFaults(answer)) };
  }

  async function tryTwice(question: Question, page: Page, sent: Sent, first: Exchange): Promise<void> {
    const call = 'same X-Request-Id twice';
    const second = await send(sent, page);
    const [one, two] = [question.read(first), 'fault' in second ? second : question.read(second)];
    if ('fault' in one) return;
    if ('fault' in second || 'fault' in two) {
      const says = 'A repeated createLead was not answered like the first one. Send the first answer again.';
      report.addRule(call, { answered: cell(call, [{ name: 'request-id-refused', says }]) });
      return;
    }
    const isOne = one.value.madeLeadId === two.value.madeLeadId;
    const says = 'The same X-Request-Id created two leads. For a repeated id, send the first answer again.';
    report.addRule(call, { answered: cell(call, isOne ? [] : [{ name: 'request-id-ignored', says }], 'one lead') });
  }

  return { ask, report, learned: () => ({ known, dated }) };
}

function typeFaults({ text, headers }: Exchange): Fault[] {
  if (text === '' || /^application\/(?:[\w.+-]+\+)?json\b/i.test(headers.get('Content-Type') ?? '')) return [];
  return [{ name: 'content-type', says: 'The Content-Type of the answer is not application/json.', isNote: true }];
}

/** Calls at the same time: a gateway under test is not to be pushed. */
const AT_ONCE = 4;

async function inTurns<T>(all: readonly T[], act: (one: T) => Promise<unknown>): Promise<void> {
  const left = [...all];
  const worker = async () => {
    for (let next = left.shift(); next !== undefined; next = left.shift()) await act(next);
  };
  await Promise.all(Array(AT_ONCE).fill(0).map(worker));
}
