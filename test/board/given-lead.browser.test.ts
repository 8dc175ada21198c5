import { describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { SANDBOX_LEADS } from '../../src/sandbox.js';
import { cleanPage, make, SP_ID, untilText } from '../elements/stage.js';
import { listen, stage } from './board-stage.js';

cleanPage();

const leadId = SANDBOX_LEADS.newest;

describe('a card that is given its lead', () => {
  it('shows it without a fetch', async () => {
    const on = stage();
    const lead = await on.gateway.providerLead({ serviceProviderId: SP_ID, leadId });
    const before = on.requests.length;
    const card = make('lead-card', { spId: SP_ID, leadId, lead, gateway: on.gateway });
    document.body.append(card);
    await expect.element(page.getByRole('button', { name: /Dana Whitfield Drain/ })).toBeVisible();
    expect(on.requests.length).toBe(before);
  });

  it('shows another that it is given, and the first one again after that', async () => {
    const on = stage();
    const lead = await on.gateway.providerLead({ serviceProviderId: SP_ID, leadId });
    const other = { ...lead, category: { id: '1', name: 'Boat repair' } };
    const card = make('lead-card', { spId: SP_ID, leadId, lead, gateway: on.gateway });
    document.body.append(card);
    await untilText(card, /Drain Cleaning/);
    Object.assign(card, { lead: other });
    await untilText(card, /Boat repair/);
    Object.assign(card, { lead });
    await untilText(card, /Drain Cleaning/);
  });

  it('shows it again where another sign-in, provider or gateway has taken the place of the first', async () => {
    const on = stage();
    const lead = await on.gateway.providerLead({ serviceProviderId: SP_ID, leadId });
    const card = make('lead-card', { spId: SP_ID, leadId, lead, gateway: on.gateway });
    document.body.append(card);
    await untilText(card, /Dana Whitfield/);
    for (const change of [{ gateway: stage().gateway }, { spId: '5200001' }, { gateway: on.gateway, spId: SP_ID }]) {
      Object.assign(card, change);
      await new Promise((resolve) => setTimeout(resolve, 50));
      await untilText(card, /Dana Whitfield/);
      expect(card.shadowRoot?.textContent).not.toContain('Loading leads');
    }
  });

  it.each([
    ['no lead at all', { hello: 1 }],
    ['a lead of another id', { leadId: 'another', status: 'Initial', createDate: '2026-11-18T20:15:00Z' }],
  ])('says so when it is %s, and tells the host', async (_name, lead) => {
    const card = make('lead-card', { spId: SP_ID, leadId, lead, gateway: stage().gateway });
    const errors = listen(card, 'widget-error');
    document.body.append(card);
    await untilText(card, '<lead-card> was given a lead that does not fit.');
    await vi.waitFor(() => expect(errors).toEqual([{ operation: 'configure', kind: 'contract' }]));
  });
});
