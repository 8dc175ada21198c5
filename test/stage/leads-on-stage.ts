import * as v from 'valibot';
import { type WireLead, wireLead } from '../../src/gateway/calls/provider-dashboard.js';
import { openBoard as open, refreshBoard } from '../../src/lead-board/list/board-actions.js';
import { leadBoardAtomOf } from '../../src/lead-board/list/board-state.js';
import type { LeadEdit, LeadField } from '../../src/lead-card/lead/edit.js';
import { editLead } from '../../src/lead-card/lead/lead-edit.js';
import { beginLeadOutbox } from '../../src/lead-card/lead/lead-outbox.js';
import { saveOfAtom } from '../../src/lead-card/lead/lead-save.js';
import { leadsAtom } from '../../src/lead-card/lead/lead-state.js';
import { leadKey } from '../../src/session/lead-ref.js';
import type { Store } from '../../src/session/session.js';
import { aWidget, SP, settle, stage } from './stage.js';

export function aWireLead(leadId: string, fields: object = {}): WireLead {
  return v.parse(wireLead, {
    leadId,
    status: 'Initial',
    createDate: '2026-11-18T14:15:00-06:00',
    read: true,
    ...fields,
  });
}

export function aPage(leadIds: readonly string[], totalNumber = leadIds.length, fields: object = {}) {
  return { leads: leadIds.map((leadId) => aWireLead(leadId, fields)), pagination: { totalNumber } };
}

/** A gateway with these leads, in pages, so that a test need not answer every list. */
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

export async function openBoard({ session }: ReturnType<typeof aWidget>, start: Start = {}): Promise<void> {
  const { id = 'board', pageSize = 10, featuredLeadId, newMessages = false } = start;
  open(session, id, { spId: SP, pageSize, featuredLeadId, newMessages });
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

export function saveOf(store: Store, leadId: string, field: LeadField) {
  return store.get(saveOfAtom)(leadKey({ spId: SP, leadId }), field);
}

export const EDITS: readonly (readonly [LeadEdit, 'setStatus' | 'saveNote' | 'archive' | 'markRead'])[] = [
  [{ field: 'status', value: 'Selling' }, 'setStatus'],
  [{ field: 'notes', value: 'Bring a ladder.' }, 'saveNote'],
  [{ field: 'archived', value: true }, 'archive'],
  [{ field: 'read', value: false }, 'markRead'],
];

const ends: (() => void)[] = [];

/** Ends the listeners of a test's boards. */
export function endBoards(): void {
  for (const end of ends.splice(0)) end();
}

export async function online(): Promise<void> {
  globalThis.dispatchEvent(new Event('online'));
  for (let turn = 0; turn < 5; turn += 1) await settle();
}

/** An open board with its outbox. The test answers its further calls. */
export async function aBoard(
  answers: Parameters<typeof stage>[0] = { leads: () => aPage(['a', 'b']) },
  start: Start = {},
  options: Parameters<typeof stage>[1] = {},
) {
  const on = stage({ serviceProvider: () => PROVIDER_ANSWER, ...answers }, options);
  const page = aWidget(on.store);
  const { session } = page;
  await openBoard(page, start);
  ends.push(beginLeadOutbox(session));
  page.events.length = 0;
  const ref = (leadId: string) => ({ spId: SP, leadId });
  const editing = (leadId: string, edit: LeadEdit) => editLead(session, ref(leadId), edit);
  return {
    ...on,
    core: on.session,
    page,
    session,
    ref,
    editing,
    async edit(leadId: string, edit: LeadEdit) {
      void editing(leadId, edit);
      await settle();
    },
    async refresh() {
      void refreshBoard(session, 'board');
      await settle();
      return on.last('leads');
    },
  };
}
