import * as v from 'valibot';
import { type WireLeadPage, wireLeadPage } from '../../../src/gateway/calls/office-leads.js';
import { EMPTY_PAGE, leadPagesAtom, loadLeadPage } from '../../../src/lead-page/lead-page-state.js';
import { leadKey } from '../../../src/session/lead-ref.js';
import { aWidget, SP, settle, stage } from '../../stage/stage.js';

export const LEAD = { spId: SP, leadId: 'a' };

/** A response of the gateway, which contains the contact even if the lead is not purchased. */
export const aLeadPage = (fields: object = {}): WireLeadPage =>
  v.parse(wireLeadPage, {
    leadId: 'a',
    purchased: false,
    sentDate: '2026-11-18T20:00:00Z',
    purchaserCount: 1,
    price: 39,
    info: { title: 'Clear a drain', description: 'Slow.', urgency: 'ThisWeek', category: { id: 1, name: 'Drains' } },
    address: { firstLine: '77 Hidden Road', city: 'Austin', state: 'TX', postalCode: '78704' },
    user: { firstName: 'Maria', lastName: 'Delgado', phone: '5125550199', email: 'zz.top@example.com' },
    ...fields,
  });

export function pageStage() {
  const on = stage();
  const page = aWidget(on.store);
  const loads = () =>
    on.of('leadForPage').map((call) => ({ ...call, answer: (fields?: object) => call.answer(aLeadPage(fields)) }));

  async function load(lead = LEAD) {
    void loadLeadPage(page.session, lead);
    await settle();
    const last = loads().at(-1);
    if (last === undefined) throw new Error('leadForPage was not called');
    return last;
  }

  return {
    ...on,
    loads,
    page,
    load,
    shown: (lead = LEAD) => on.store.get(leadPagesAtom).get(leadKey(lead)) ?? EMPTY_PAGE,
  };
}
