import type { ChatClient } from '../gateway/chat/chat.js';
import { CUSTOMER_ROUTES } from './calls/customer.js';
import { DASHBOARD_FORM_ROUTES } from './calls/dashboard-forms.js';
import { MESSAGE_CENTER_ROUTES } from './calls/message-center.js';
import { OFFICE_LEAD_ROUTES } from './calls/office-leads.js';
import { PATHLESS_ROUTES } from './calls/pathless.js';
import { PROVIDER_DASHBOARD_ROUTES } from './calls/provider-dashboard.js';
import { PROVIDER_ROUTES } from './calls/providers.js';
import { REQUEST_ROUTES } from './calls/requests.js';
import { REVIEW_GATEWAY_ROUTES } from './calls/review-gateway.js';
import { SERVICE_AND_PLACE_ROUTES } from './calls/services-and-places.js';
import { chatScenarioOf, createChatLink, type SandboxChatControls } from './chat/chat-link.js';
import { type ChatService, createChatService, type SandboxChatBackend } from './chat/chat-service.js';
import { createSandboxChat } from './chat/sandbox-chat.js';
import { type CustomerOptions, createSandboxCustomer, type SandboxCustomer } from './chat/sandbox-customer.js';
import { type Answer, responseOf } from './router/answer.js';
import { answerCall, type Match, type Route, routeFinder } from './router/route.js';
import { createSimulation, type SandboxWeather, scenarioNameOf, scenarioOf } from './scenarios.js';
import type { SandboxLead } from './seed/lead-record.js';
import { type Memory, type SandboxKeep, startMemory } from './state/memory.js';

export interface SandboxOptions {
  /** Any number. The same seed and clock give the same data. */
  readonly seed?: number;
  /** The gateway's clock. Leads are dated back from its time when the sandbox is created. */
  readonly clock?: () => Date;
  /** A named scenario, faults of your own, or both: `{ operation: 'saveNote', fault: { status: 503, times: 2 } }`. */
  readonly scenario?: SandboxWeather;
  /** The leads of every provider, as the gateway answers them, instead of generated ones. */
  readonly leads?: readonly SandboxLead[];
  /** Where changes are stored. Without it, they end with the page. */
  readonly keep?: SandboxKeep;
  /** Whether other tabs of the same seed and scenario see this one's messages (BroadcastChannel); true by default. */
  readonly mirror?: boolean;
  /** Whether an unknown id gets a generated lead, always the same one, as in the demo; false by default. */
  readonly anyLead?: boolean;
  /** An external chat service for the conversations. Without it they are in memory only. */
  readonly chatBackend?: SandboxChatBackend;
}

export interface Sandbox {
  /**
   * Answers a call as a gateway would. It can replace the global `fetch` and needs no `this`.
   * The part of the URL before `/gateway/` is ignored.
   *
   * @throws TypeError for a network failure (scenario `offline`), or the signal's reason on abort
   */
  readonly fetch: (input: Request | URL | string, init?: RequestInit) => Promise<Response>;
  /** Resolves when all changes are stored; immediately without `keep`. */
  readonly kept: () => Promise<void>;
  /** The chat of the same conversations, for the property `chat`. */
  readonly chat: ChatClient;
  /** Slows down, disconnects or fails the chat, for tests and stories. */
  readonly chatControls: SandboxChatControls;
  /** Plays the customer of a conversation. Any provider and customer have one. */
  readonly customer: (who: CustomerOptions) => SandboxCustomer;
}

const BASE = 'http://sandbox.invalid';
export const ROUTES: readonly Route[] = [
  ...REQUEST_ROUTES,
  ...PROVIDER_ROUTES,
  ...SERVICE_AND_PLACE_ROUTES,
  ...CUSTOMER_ROUTES,
  ...OFFICE_LEAD_ROUTES,
  ...PROVIDER_DASHBOARD_ROUTES,
  ...DASHBOARD_FORM_ROUTES,
  ...MESSAGE_CENTER_ROUTES,
  ...REVIEW_GATEWAY_ROUTES,
  ...PATHLESS_ROUTES,
];

const find = routeFinder(ROUTES);
const operations = new Set<string>(ROUTES.flatMap(({ operation, alias = operation }) => [operation, alias]));

/**
 * A gateway in memory with the rules of the real one, for the demo, stories and tests.
 * It answers for any provider id, each with its own leads. Changes end with the sandbox unless `keep` is given.
 *
 * @throws RangeError if a fault names an unknown operation
 */
export function createSandbox({
  seed = 1,
  clock = () => new Date(),
  scenario = 'default',
  leads,
  keep,
  mirror = true,
  anyLead = false,
  chatBackend: backend,
}: SandboxOptions = {}): Sandbox {
  const { leadCount, purchased, hasLongThread, faults } = scenarioOf(scenario);
  const unknownFault = faults.find(({ operation }) => operation !== undefined && !operations.has(operation));
  if (unknownFault !== undefined) throw new RangeError(`There is no operation ${unknownFault.operation}.`);
  const simulate = createSimulation(faults);
  // An external service notifies everyone itself.
  const group = mirror && backend === undefined ? `${seed} ${scenarioNameOf(scenario)}` : undefined;
  const memory = startMemory({ seed, startedAt: clock(), leadCount, leads, hasLongThread, anyLead, group }, keep);
  const chatScenario = chatScenarioOf({ faults });
  const link = createChatLink(chatScenario);
  let chatService: Promise<ChatService> | undefined;

  function openChatService(): Promise<ChatService> {
    chatService ??= Promise.resolve(memory).then(({ state: { conversations, nextId } }) =>
      createChatService({ conversations, backend, nextId, clock }),
    );
    return chatService;
  }

  async function act({ state, firstAnswers, changed }: Memory, match: Match, request: Request): Promise<Answer> {
    const context = { query: new URL(request.url).searchParams, state, purchased, now: clock() };
    const chatService = await openChatService();
    const once = () => answerCall(match, request, { ...context, chatService });
    if (!match.route.writes) return once();
    const requestId = request.headers.get('X-Request-Id') ?? '';
    const answer = await (requestId === '' ? once() : firstAnswers.once(`${match.route.operation} ${requestId}`, once));
    changed();
    return answer;
  }

  function answer(match: Match | undefined, request: Request): Promise<Answer> {
    const call = {
      operations: match === undefined ? [] : [match.route.operation, match.route.alias ?? ''],
      writes: match?.route.writes === true,
      requestId: request.headers.get('X-Request-Id') ?? '',
      signal: request.signal,
    };
    return simulate(call, async () =>
      match === undefined
        ? { status: 404, body: { message: 'There is no such call.' } }
        : act(await memory, match, request),
    );
  }

  return {
    async fetch(input, init) {
      const request = asRequest(input, init);
      request.signal.throwIfAborted();
      const match = find(request.method, pathFromGateway(new URL(request.url).pathname));
      return responseOf(await answer(match, request), clock());
    },
    kept: async () => (await memory).persisted(),
    chat: createSandboxChat({ chatService: openChatService, link, scenario: chatScenario }),
    chatControls: link.controls,
    customer: (who) => createSandboxCustomer(who, openChatService),
  };
}

function asRequest(input: Request | URL | string, init: RequestInit | undefined): Request {
  if (!(input instanceof Request)) return new Request(new URL(input, BASE), init);
  return init === undefined ? input : new Request(input, init);
}

function pathFromGateway(path: string): string {
  const start = path.indexOf('/gateway/');
  return start < 0 ? path : path.slice(start);
}
