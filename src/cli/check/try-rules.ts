import { markRead, providerLead } from '../../gateway/calls/provider-dashboard.js';
import { assignLeadV2 } from '../../gateway/calls/requests.js';
import { topCategories } from '../../gateway/calls/services-and-places.js';
import { createRequestId } from '../../web/request-id.js';
import { BOARD_RULES, pageAsker, RULE_PAGE } from './board-rules.js';
import { callOf, type Exchange, type Fault, inTurns, type Page, type Sent, send } from './exchange.js';
import { dateFaults } from './faults.js';
import { type CheckSetup, isFunnelAlone, type Known } from './question.js';
import type { Report } from './report.js';

/** An answer that shows whether a page can read the gateway's time. */
export interface Dated {
  readonly answer: Exchange;
  readonly sent: Sent;
}

interface Trial {
  readonly setup: CheckSetup;
  /** The page that the rules of all calls are tried from. */
  readonly page: Page;
  readonly known: Known;
  readonly dated: Dated | undefined;
}

const UNKNOWN_LEAD = '999999999999';

/** Tries the rules that all answers follow, after all questions. */
export async function tryRules({ setup, page, known, dated }: Trial, report: Report): Promise<void> {
  const { cell, addRule } = report;
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
    if (!isFunnel) await tryRefusal('a lead that is not there', await callOf(page, providerLead, lead, id), unknown);
    const path = '/gateway/lead/v1/lead-widgets-check';
    const nowhere = isFunnel
      ? await callOf(page, { ...topCategories, path }, {}, id)
      : await callOf(page, { ...providerLead, path }, lead, id);
    await tryRefusal('a path that is not there', nowhere, unknown);
  }

  async function tryBoard(): Promise<void> {
    if (!setup.tags.includes('lead-board') || !report.shapeOf('leads')?.startsWith('fits')) return;
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
      addRule(call, { answered: `not tried: ${other}` });
      return;
    }
    const id = createRequestId();
    const isMember = isFunnel || page.options.authMode === 'one-time';
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
      const answered = report.hasSeenChallenge()
        ? 'seen above'
        : 'not tried: name an address that answers 511 with --challenge-url';
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
  if (!setup.writes) addRule('same X-Request-Id twice', { answered: 'not tried: needs --write' });
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
  return 'nobody is signed in; give --cookie or --token, or an address that answers 401 with --unauthorized-url';
}
