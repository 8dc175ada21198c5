import * as v from 'valibot';
import { type WireLead, wireLead } from '../../src/contract/wire/provider-dashboard.js';
import type { Store } from '../../src/session/session.js';
import { leadsAtom } from '../../src/state/lead/lead.js';
import { leadKey } from '../../src/state/lead/lead-ref.js';
import { saveOfAtom } from '../../src/state/lead/lead-save.js';
import { openBoardAtom } from '../../src/state/lead-board/actions.js';
import { leadBoardAtomOf } from '../../src/state/lead-board/lead-board.js';
import { type aRequester, SP, settle } from './stage.js';

export function aWireLead(leadId: string, fields: object = {}): WireLead {
  return v.parse(wireLead, {
    leadId,
    status: 'Initial',
    createDate: '2026-11-18T14:15:00-06:00',
    read: true,
    ...fields,
  });
}

/** A page of leads as the gateway answers it. */
export function aPage(leadIds: readonly string[], totalNumber = leadIds.length, fields: object = {}) {
  return { leads: leadIds.map((leadId) => aWireLead(leadId, fields)), pagination: { totalNumber } };
}

/** A gateway that holds these leads and pages them, so that a test need not answer every list. */
export function aBook(leadIds: readonly string[]) {
  const leads = new Map(leadIds.map((leadId) => [leadId, aWireLead(leadId)]));
  return {
    leads,
    answer({ offset, limit, filters }: Readonly<Record<string, unknown>>) {
      const archived = Reflect.get(Object(filters), 'archived');
      const all = [...leads.values()].filter((lead) => Boolean(lead.isArchived) === archived);
      const from = Number(offset);
      return { leads: all.slice(from, from + Number(limit)), pagination: { totalNumber: all.length } };
    },
    put(leadId: string, fields: object) {
      leads.set(leadId, aWireLead(leadId, { ...leads.get(leadId), ...fields }));
    },
  };
}

export const PROVIDER_ANSWER = { serviceProviders: [{ serviceProviderId: SP, name: 'Lone Star' }] };

interface Start {
  readonly id?: string;
  readonly pageSize?: number;
  readonly featuredLeadId?: string;
  readonly newMessages?: boolean;
}

export async function openBoard(
  store: Store,
  { requester }: ReturnType<typeof aRequester>,
  start: Start = {},
): Promise<void> {
  const { id = 'board', pageSize = 10, featuredLeadId, newMessages = false } = start;
  store.set(openBoardAtom, { id, requester, start: { spId: SP, pageSize, featuredLeadId, newMessages } });
  await settle();
}

export function boardOf(store: Store, id = 'board') {
  const board = store.get(leadBoardAtomOf(id));
  if (board === null) throw new Error('there is no such board');
  return board;
}

export function leadOf(store: Store, leadId: string) {
  const lead = store.get(leadsAtom).get(leadKey({ spId: SP, leadId }));
  if (lead === undefined) throw new Error('there is no such lead');
  return lead;
}

export function saveOf(store: Store, leadId: string, field: 'status' | 'read' | 'archived' | 'notes') {
  return store.get(saveOfAtom)(leadKey({ spId: SP, leadId }), field);
}
