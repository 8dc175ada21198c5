import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { signOut } from '../../src/element/page/host-functions.js';
import { press } from '../element/press.js';
import { cleanPage, listen, mount, recordedGateway, rootOf, SP_ID, untilText } from '../element/stage.js';
import * as screen from './page-stage.js';

cleanPage();

it('an invalid categoryCatalog is reported once, and the page is shown', async () => {
  const element = screen.place(screen.stageOf(), { categoryCatalog: [1, null, { name: 'no id' }] });
  const errors = listen(element, 'widget-error');
  await screen.settled(element);
  await expect.element(screen.button(screen.UNLOCK)).toBeVisible();
  expect(errors).toEqual([{ operation: 'configure', kind: 'configuration' }]);
  screen.callOn(element, 'refresh');
  await screen.settled(element);
  expect(errors).toHaveLength(1);
});

it('faq-url adds a link with the ids filled in, which fires navigate', async () => {
  const element = await screen.open(screen.stageOf(), { faqUrl: '/help?sp={spId}&lead={leadId}' });
  const more = screen.link('More questions and answers');
  await expect.element(more).toHaveAttribute('href', `/help?sp=${SP_ID}&lead=${screen.LEAD}`);
  const heard = listen(element, 'navigate');
  element.addEventListener('navigate', (event) => event.preventDefault());
  await press(more);
  expect(heard).toEqual([{ to: 'faq', href: `/help?sp=${SP_ID}&lead=${screen.LEAD}` }]);
});

it('faq-url adds no link if it is a script', async () => {
  const element = await screen.open(screen.stageOf(), { faqUrl: 'java\nscript:alert(1)' });
  expect(screen.partText(element, 'faq')).not.toContain('More questions and answers');
  expect(rootOf(element).querySelector('a')).toBeNull();
});

it('a category without a name gets it from the host’s catalog or the page’s language, and follows changes', async () => {
  const element = await screen.open(screen.stageOf({ info: { title: 'A job', category: { id: '10202', name: '' } } }), {
    locale: 'es-US',
  });
  expect(screen.partText(element, 'facts')).toBe('CategoríaPlomería');
  element['categoryCatalog'] = [{ id: '10202', name: 'Pipes' }];
  await vi.waitFor(() => expect(screen.partText(element, 'facts')).toBe('CategoríaPipes'));
  element['categoryCatalog'] = undefined;
  element['locale'] = 'en-US';
  await vi.waitFor(() => expect(screen.partText(element, 'facts')).toBe('CategoryPlumbing'));
});

const given = { spId: SP_ID, leadId: '90412001' };

describe('target offers on a lead page', () => {
  it('are stored by name, reported and readable without a call, and an invalid outcome is an error', async () => {
    const recorded = recordedGateway();
    const page = mount('lead-page', { ...given, gateway: recorded.gateway });
    const [told, errors] = ['target-offer', 'widget-error'].map((name) => listen(page, name));
    await untilText(page, /Lead Unlocked/);
    screen.callOn(page, 'recordTargetOffer', 'spring', 'Maybe');
    expect([errors, page['targetOffers']]).toEqual([[{ operation: 'targetOffer', kind: 'configuration' }], {}]);
    screen.callOn(page, 'recordTargetOffer', 'spring', 'Success');
    screen.callOn(page, 'requestOfferCategory', 'spring', 10202);
    const spring = { outcome: 'Success', categoryId: '10202' };
    await vi.waitFor(() => expect(page['targetOffers']).toEqual({ spring }));
    screen.callOn(page, 'clearOfferCategory', 'spring');
    await vi.waitFor(() => expect(page['targetOffers']).toEqual({ spring: { ...spring, categoryId: null } }));
    expect([told, recorded.requests.length]).toEqual([[{ name: 'spring', outcome: 'Success' }], 1]);
  });

  it('that are recorded before the view has loaded are not lost', async () => {
    const page = mount('lead-page', { ...given, gateway: recordedGateway().gateway });
    screen.callOn(page, 'recordTargetOffer', 'early', 'Error');
    await vi.waitFor(() => expect(page['targetOffers']).toEqual({ early: { outcome: 'Error', categoryId: null } }));
  });

  it('are shared by the widgets of one gateway, and removed by signOut()', async () => {
    const { gateway } = recordedGateway();
    const [one, other] = [
      mount('lead-page', { ...given, gateway }),
      mount('lead-page', { ...given, gateway }),
    ] as const;
    for (const page of [one, other]) await untilText(page, /Lead Unlocked/);
    screen.callOn(one, 'recordTargetOffer', 'spring', 'Error');
    await vi.waitFor(() => expect(Object.keys(other['targetOffers'] ?? {})).toEqual(['spring']));
    await signOut();
    await vi.waitFor(() => expect(other['targetOffers']).toEqual({}));
    await untilText(one, /You are signed out/);
  });
});

const QUESTIONS = [
  ['How long is a lead available?', 'Until 24 hours after it was sent, or until 3 companies have bought it.'],
  ['How do I pay?', 'By major credit card. It is stored for later purchases.'],
  ['What does a lead cost?', 'Most leads cost $7-75, depending on job size and location.'],
  ['What if I already advertise?', 'An advertiser who buys a lead from a member is refunded.'],
] as const;

it('each question opens and closes with Enter and Space, and focus is always visible', async () => {
  const element = await screen.open(screen.stageOf());
  document.body.tabIndex = -1;
  document.body.focus();
  await userEvent.keyboard('{Tab}');
  for (const [question, answer] of QUESTIONS) {
    await userEvent.keyboard('{Tab}');
    expect(screen.focusedIn(element)).toBe(question);
    const focused = rootOf(element).activeElement;
    expect(focused === null ? 'none' : getComputedStyle(focused).outlineStyle).not.toBe('none');
    await expect.element(page.getByText(answer)).not.toBeVisible();
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByText(answer)).toBeVisible();
    await userEvent.keyboard(' ');
    await expect.element(page.getByText(answer)).not.toBeVisible();
  }
});
