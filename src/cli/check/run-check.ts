import { createRequestId } from '../../web/request-id.js';
import { type Exchange, type Fault, inTurns, type Page, preflight, type Sent, send } from './exchange.js';
import { preflightFaults, statusFault } from './faults.js';
import { type CheckedTag, type CheckSetup, isFunnelAlone, type Known, type Question } from './question.js';
import { QUESTIONS } from './questions.js';
import { type CheckResult, printable, startReport } from './report.js';
import { type Dated, tryRules } from './try-rules.js';

/** Asks everything that the widgets ask, and tries the rules that all answers follow. */
export async function runCheck(setup: CheckSetup): Promise<CheckResult> {
  const run = startRun(setup);
  const asked = QUESTIONS.filter(
    ({ call, tags }) =>
      tags.some((tag) => setup.tags.includes(tag)) &&
      // Where no board is wanted, its list is only a way to find a lead.
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
  await tryRules({ setup, page: pageFor(setup.tags, setup), ...run.learned() }, run.report);
  return result();
}

function pageFor(tags: readonly CheckedTag[], { page, funnelPage }: CheckSetup): Page {
  return isFunnelAlone(tags) ? funnelPage : page;
}

function startRun(setup: CheckSetup) {
  const { writes } = setup;
  const report = startReport();
  const { cell, setRow } = report;
  const given = {
    ...(setup.leadId !== undefined && { leadId: setup.leadId }),
    ...(setup.postalCode !== undefined && { postalCode: setup.postalCode }),
  };
  let known: Known = { ...given, spId: setup.spId, writes };
  let dated: Dated | undefined;

  /** @returns false if the gateway is not to be reached at all */
  async function ask(question: Question): Promise<boolean> {
    const { call } = question;
    const page = pageFor(question.tags, setup);
    const sent = await question.prepare(known, page, createRequestId());
    if (typeof sent === 'string') {
      setRow(call, { answered: `not asked: ${sent}` });
      return true;
    }
    report.setAddress(call, sent);
    const before = await preflight(sent, page);
    const preflightCell = (isAlone: boolean) =>
      'fault' in before
        ? cell(call, isAlone ? [{ ...before.fault, name: `preflight-${before.fault.name}` }] : [], 'no answer')
        : cell(call, preflightFaults(before, sent));
    if (question.kind !== 'read' && !(writes && question.kind === 'write')) {
      const answered = question.kind === 'write' ? 'not asked: needs --write' : 'not asked: leaves a trace';
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
      report.addRule(call, { answered: cell(call, [{ name: 'request-id-refused', says }]) });
      return;
    }
    const isOne = one.value.madeLeadId === two.value.madeLeadId;
    const says = 'The same X-Request-Id made two leads. Answer a repeated id with its first answer.';
    report.addRule(call, { answered: cell(call, isOne ? [] : [{ name: 'request-id-ignored', says }], 'one lead') });
  }

  return { ask, report, learned: () => ({ known, dated }) };
}

function typeFaults({ text, headers }: Exchange): Fault[] {
  if (text === '' || /^application\/(?:[\w.+-]+\+)?json\b/i.test(headers.get('Content-Type') ?? '')) return [];
  return [{ name: 'content-type', says: 'The Content-Type of the answer is not application/json.', isNote: true }];
}
