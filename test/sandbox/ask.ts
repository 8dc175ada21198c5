import * as v from 'valibot';
import type { FetchHandler } from '../../src/cli/local-server.js';
import { type WireLead, type WireLeads, wireLead, wireLeads } from '../../src/gateway/calls/provider-dashboard.js';
import { LEAD_SOURCES } from '../../src/gateway/lead-query.js';
import { createGateway, type GatewayClient, type GatewayOptions } from '../../src/gateway.js';
import { createSandbox, SANDBOX_PATHS, type SandboxKeep, type SandboxOptions } from '../../src/sandbox.js';

export const PROVIDER = '4711042';
/** The time of the board in the design: five minutes after the newest lead, in Texas. */
export const DRAWN_CLOCK = () => new Date('2026-11-18T20:20:00Z');

export const ALL_ACTIVE = { archived: false, hasUnreadMessages: null, displayLead: true, sources: LEAD_SOURCES };

export interface AskOptions {
  readonly method?: string;
  readonly headers?: Record<string, string | undefined>;
  /** Sent as JSON. A string is sent unchanged. */
  readonly body?: unknown;
  readonly signal?: AbortSignal;
}

export type Ask = (path: string, options?: AskOptions) => Promise<Response>;

let requests = 0;

/** Sends a request as the client does: with every required header and a new request id. */
export const session =
  (fetch: FetchHandler, origin = 'http://sandbox.invalid'): Ask =>
  (path, { method, headers = {}, body, signal } = {}) => {
    const all: Record<string, string | undefined> = {
      'X-Proxy-Version': '1',
      'X-Request-Id': `request-${++requests}`,
      'X-Source-Application': 'test',
      'X-Application-Version': '1.0.0',
      'X-Caller-Type': 'ServiceProvider',
      'X-Caller-Id': PROVIDER,
      'Content-Type': 'application/json',
      ...headers,
    };
    const given = Object.entries(all).flatMap(([name, value]): [string, string][] =>
      value === undefined ? [] : [[name, value]],
    );
    return fetch(
      new Request(new URL(path, origin), {
        method: method ?? (body === undefined ? 'GET' : 'POST'),
        headers: given,
        ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
        ...(signal === undefined ? {} : { signal }),
      }),
    );
  };

export const askOf = (options: SandboxOptions = {}): Ask =>
  session(createSandbox({ clock: DRAWN_CLOCK, ...options }).fetch);

interface LeadsQuestion {
  readonly offset?: number;
  readonly sort?: string;
  readonly limit?: number | undefined;
  readonly featuredLeadId?: string | number;
  readonly filters?: object;
}

export function callsOf(ask: Ask, provider = PROVIDER) {
  const as = { headers: { 'X-Caller-Id': provider } };
  const office = '/gateway/lead/office';
  const write = (path: string, body: object, options: AskOptions = {}) =>
    ask(`${office}${path}`, { body, ...options, headers: { ...as.headers, ...options.headers } });

  return {
    rawLeads: ({ filters = {}, ...question }: LeadsQuestion = {}) =>
      ask(`${office}/v6/leads/serviceProvider/${provider}`, {
        body: { limit: 500, ...question, filters: { ...ALL_ACTIVE, ...filters } },
        ...as,
      }),
    async leads(question: LeadsQuestion = {}): Promise<WireLeads> {
      const response = await this.rawLeads(question);
      return v.parse(wireLeads, await response.json());
    },
    rawLead: (leadId: string) => ask(`${office}/v2/leads/${leadId}?spId=${provider}`, as),
    async lead(leadId: string): Promise<WireLead> {
      const response = await this.rawLead(leadId);
      const { body } = await response.json();
      return v.parse(wireLead, body);
    },
    markRead: (leadId: string, read: boolean, options?: AskOptions) =>
      write(`/v2/leads/serviceprovider/${provider}/read`, { leadId, read }, options),
    saveNote: (leadId: string, note: unknown, options?: AskOptions) =>
      write(`/v2/leads/${leadId}/note`, { serviceProviderId: provider, note }, options),
    setStatus: (leadId: string, status: unknown, options?: AskOptions) =>
      write(`/v2/leads/${leadId}/status`, { serviceProviderId: provider, status }, options),
    archive: (leadId: string, archived: boolean, options?: AskOptions) =>
      write(
        `/v1/leads/serviceprovider/${provider}/archive`,
        { serviceProviderId: provider, leadId, archived },
        options,
      ),
    sendFeedback: (leadId: string, rating: number, reason: string, options?: AskOptions) =>
      write(`/v1/leads/serviceprovider/${provider}/feedback`, { leadId, rating, reason }, options),
  };
}

export const ids = ({ leads }: WireLeads): string[] => leads.map(({ leadId }) => leadId);

export const boardOf = (options?: SandboxOptions, provider?: string) => callsOf(askOf(options), provider);

export function clientOf(sandbox: SandboxOptions = {}, gateway: GatewayOptions = {}): GatewayClient {
  const { fetch } = createSandbox({ clock: DRAWN_CLOCK, ...sandbox });
  return createGateway({ url: 'http://sandbox.invalid', paths: SANDBOX_PATHS, fetch, ...gateway });
}

/** The status of a refused call. Throws if the call was not refused or its error has no message. */
export async function refusalOf(call: Promise<unknown>): Promise<number | undefined> {
  try {
    await call;
  } catch (error) {
    if (!(error instanceof Error) || !('status' in error) || !('customMessage' in error)) throw error;
    if (typeof error.customMessage !== 'string') throw new Error('The refusal has no message.');
    return Number(error.status);
  }
  throw new Error('The call was not refused.');
}

export function memoryKeep(start?: unknown): SandboxKeep & { writes: number } {
  let text = start === undefined ? undefined : JSON.stringify(start);
  return {
    writes: 0,
    read: async () => (text === undefined ? undefined : JSON.parse(text)),
    async write(state) {
      this.writes += 1;
      text = JSON.stringify(state);
    },
  };
}
