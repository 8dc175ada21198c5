import * as v from 'valibot';
import { type WireLead, type WireLeads, wireLead, wireLeads } from '../../src/gateway/calls/provider-dashboard.js';
import { ALL_ACTIVE, type Ask, type AskOptions, PROVIDER } from './ask.js';

const OFFICE = '/gateway/lead/office';

export interface LeadsQuestion {
  readonly offset?: number;
  readonly sort?: string;
  readonly limit?: number;
  readonly featuredLeadId?: string | number;
  readonly filters?: object;
}

/** The calls of the board by name, each checked by the client's own schemas. */
export function callsOf(ask: Ask, provider = PROVIDER) {
  const as = { headers: { 'X-Caller-Id': provider } };

  function write(path: string, body: object, options: AskOptions = {}): Promise<Response> {
    return ask(`${OFFICE}${path}`, { body, ...options, headers: { ...as.headers, ...options.headers } });
  }

  return {
    rawLeads: ({ filters = {}, ...question }: LeadsQuestion = {}) =>
      ask(`${OFFICE}/v6/leads/serviceProvider/${provider}`, {
        body: { limit: 500, ...question, filters: { ...ALL_ACTIVE, ...filters } },
        ...as,
      }),
    async leads(question: LeadsQuestion = {}): Promise<WireLeads> {
      const response = await this.rawLeads(question);
      return v.parse(wireLeads, await response.json());
    },
    rawLead: (leadId: string) => ask(`${OFFICE}/v2/leads/${leadId}?spId=${provider}`, as),
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

export function ids({ leads }: WireLeads): string[] {
  return leads.map(({ leadId }) => leadId);
}
