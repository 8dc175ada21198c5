import { describe, expect, it } from 'vitest';
import { archiveLead, editLead } from '../../../src/lead-card/lead/lead-edit.js';
import { serviceProviderOfAtom } from '../../../src/lead-card/lead/service-provider.js';
import { leadLoadsAtom, loadLead } from '../../../src/lead-card/single-lead.js';
import { leadKey } from '../../../src/session/lead-ref.js';
import { createSession, sessionAtom } from '../../../src/session/session.js';
import { aBook, aPage, aWireLead, boardOf, leadOf, openBoard, PROVIDER_ANSWER } from '../../stage/leads-on-stage.js';
import { aWidget, OWNER, SP, settle, stage } from '../../stage/stage.js';

describe('two boards and a card on one gateway', () => {
  it('share one store, which knows its session; another session has another store', () => {
    const { session, store } = stage();
    expect(store.get(sessionAtom)).toBe(session);
    expect(stage().store).not.toBe(store);
  });

  it('see what the other has changed', async () => {
    const on = stage({ leads: () => aPage(['a', 'b']) });
    const [one, other] = [aWidget(on.store), aWidget(on.store)];
    await openBoard(one, { id: 'one' });
    await openBoard(other, { id: 'other' });
    const card = aWidget(on.store);
    void loadLead(card.session, { spId: SP, leadId: 'a' });
    await settle();
    await on.last('providerLead').answer(aWireLead('a', { notes: 'from the card' }));
    expect(leadOf(on.store, 'a').notes).toBe('from the card');
    const edit = { field: 'status', value: 'Selling' } as const;
    void editLead(card.session, { spId: SP, leadId: 'a' }, edit);
    expect(leadOf(on.store, 'a').status).toBe('Selling');
    await settle();
    await on.last('setStatus').answer();
    expect(card.told('lead-change')).toHaveLength(1);
    expect(one.told('lead-change')).toEqual([]);
  });

  it('lose an archived lead together, and both fill up their page', async () => {
    const book = aBook(['a', 'b', 'c']);
    const on = stage({ leads: book.answer });
    const page = aWidget(on.store);
    await openBoard(page, { id: 'one', pageSize: 2 });
    await openBoard(aWidget(on.store), { id: 'other', pageSize: 2 });
    const lead = { spId: SP, leadId: 'a' };
    void archiveLead(page.session, lead, true, { list: 'one' });
    expect(boardOf(on.store, 'other').visibleIds).toEqual(['b']);
    await settle();
    book.put('a', { isArchived: true });
    await on.last('archive').answer();
    expect(boardOf(on.store, 'one').visibleIds).toEqual(['b', 'c']);
    expect(boardOf(on.store, 'other').visibleIds).toEqual(['b', 'c']);
  });

  it('ask for the provider once at a time', async () => {
    const on = stage({ leads: () => aPage([]) });
    await openBoard(aWidget(on.store), { id: 'one' });
    await openBoard(aWidget(on.store), { id: 'other' });
    expect(on.of('serviceProvider')).toHaveLength(1);
    await on.last('serviceProvider').answer(PROVIDER_ANSWER);
    expect(on.store.get(serviceProviderOfAtom)(SP)).toEqual({ name: 'Lone Star', postalCode: '' });
  });

  it('know the leads of each provider apart', async () => {
    const on = stage({ leads: () => aPage(['a']) });
    const page = aWidget(on.store);
    await openBoard(page);
    void loadLead(page.session, { spId: 'other', leadId: 'a' });
    await settle();
    await on.last('providerLead').answer(aWireLead('a', { status: 'ClosedWon' }));
    expect(leadOf(on.store, 'a').status).toBe('Initial');
  });
});

describe('a card that fetches its own lead', () => {
  const lead = { spId: SP, leadId: 'a' };

  it('shares the fetch that is under way', async () => {
    const on = stage();
    void loadLead(aWidget(on.store).session, lead);
    void loadLead(aWidget(on.store).session, lead);
    await settle();
    expect(on.of('providerLead').map(({ input }) => input)).toEqual([{ serviceProviderId: SP, leadId: 'a' }]);
  });

  it('says why it failed, and can be asked again', async () => {
    const on = stage();
    const page = aWidget(on.store);
    const load = async () => {
      void loadLead(page.session, lead);
      await settle();
    };
    await load();
    await on.last('providerLead').fail({ status: 404 });
    const stands = () => on.store.get(leadLoadsAtom).get(leadKey(lead)) ?? null;
    expect(stands()).toMatchObject({ phase: 'failed', failure: { status: 404, operation: 'providerLead' } });
    expect(page.told('widget-error')).toMatchObject([{ operation: 'providerLead', status: 404 }]);
    await load();
    await on.last('providerLead').answer(aWireLead('a'));
    expect(stands()).toBeNull();
    expect(leadOf(on.store, 'a').leadId).toBe('a');
  });
});

it('a gateway that lacks a method is a configuration error, reported once', async () => {
  const { challenges } = stage();
  const { store } = createSession({ gateway: {}, challenges, owner: OWNER });
  const page = aWidget(store);
  await openBoard(page);
  expect(boardOf(store)).toMatchObject({ phase: 'failed', failure: { kind: 'configuration', operation: 'leads' } });
  expect(page.told('widget-error')).toEqual([
    { operation: 'serviceProvider', kind: 'configuration' },
    { operation: 'leads', kind: 'configuration' },
  ]);
});
