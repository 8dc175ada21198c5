import { describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { signOut } from '../../src/index.js';
import { press } from '../element/press.js';
import { cleanPage, rootOf } from '../element/stage.js';
import { button, callOn, dated, failing, GONE, heading, hoursAgo, settled, UNLOCK } from './page-stage.js';
import { textsReachableFrom } from './reachable.js';
import { anyMarker, expectNoTrace, MARKERS, markersIn, openPage, TELLTALE, telling, told } from './withheld-stage.js';

cleanPage();

describe('the search', () => {
  it('finds the contact of a purchased lead in the shadow tree, in React and in the store', async () => {
    const { element, events } = await openPage({ purchased: true });
    await expect.element(page.getByText('Mzmaria Zzdelgado')).toBeVisible();
    const texts = await textsReachableFrom(element);
    expect(markersIn(texts).map((each) => each.split(' at ')[0])).toEqual(MARKERS);
    const paths = texts.filter(({ text }) => text === 'Zzdelgado').map(({ path }) => path);
    expect(paths).toEqual([expect.stringMatching(/\.__react(?:Container|Fiber)\$\w+\..*\.contact\.lastName$/)]);
    expect(texts.some(({ text }) => text.includes('Mzmaria Zzdelgado</p>'))).toBe(true);
    await expect.poll(() => told(events)).toContain('widget-ready');
    expect(told(events)).not.toMatch(anyMarker);
  });
});

describe('of a lead that is not purchased, a script finds no contact', () => {
  it.each([
    ['for sale', {}, UNLOCK],
    ['for sale, where `purchased` is absent', { purchased: undefined }, UNLOCK],
    ['too old', { sentDate: hoursAgo(30) }, GONE],
  ])('%s', async (_, fields, shown) => {
    const watched = await openPage(fields);
    expect(rootOf(watched.element).textContent).toContain(shown);
    const texts = (await textsReachableFrom(watched.element)).map(({ text }) => text);
    expect(texts).toContain('Clear a main drain line');
    await expectNoTrace(watched);
  });

  it('after it was chosen to be unlocked, and loaded again', async () => {
    const watched = await openPage({});
    await press(button(UNLOCK));
    callOn(watched.element, 'refresh');
    await settled(watched.element);
    expect(told(watched.events)).toContain('["lead-unlock",{"leadId":"90412041"}]');
    await expectNoTrace(watched);
  });

  it.each([
    ['a failure whose body tells it', () => failing(503, TELLTALE), 'Service Unavailable'],
    ['an answer that does not fit', () => dated({ ...TELLTALE, leadId: ['a'] }), 'Oops!'],
    ['a challenge', () => failing(511, TELLTALE), 'Oops!'],
  ])('after %s', async (_, respond, shown) => {
    const watched = await openPage({});
    watched.setAnswer(respond);
    callOn(watched.element, 'refresh');
    await expect.element(page.getByRole('alert')).toHaveTextContent(shown);
    expect(told(watched.events)).toContain('widget-error');
    await expectNoTrace(watched);
  });

  it('after it was not purchased at first and its page was taken out', async () => {
    const watched = await openPage({});
    watched.element.remove();
    await vi.waitFor(() => expect(watched.element.shadowRoot?.childElementCount).toBe(0));
    await expectNoTrace(watched);
  });

  it('while it is bought, until the answer says so', async () => {
    const watched = await openPage({});
    watched.setAnswer(telling({ purchased: true }));
    await expectNoTrace(watched);
    callOn(watched.element, 'refresh');
    await expect.element(heading('Lead Unlocked')).toBeVisible();
    expect(markersIn(await textsReachableFrom(watched.element))).toHaveLength(MARKERS.length);
  });
});

describe('of a purchased lead, a script finds no contact any more', () => {
  it.each([
    ['after the purchase was taken back', telling({}), UNLOCK],
    ['after it was taken back too late to be bought again', telling({ sentDate: hoursAgo(30) }), GONE],
    ['after the viewer was refused', () => failing(403), 'Forbidden'],
    ['after the lead was removed', () => failing(410), 'Oops!'],
  ])('%s', async (_, respond, shown) => {
    const watched = await openPage({ purchased: true });
    watched.setAnswer(respond);
    callOn(watched.element, 'refresh');
    await vi.waitFor(() => expect(rootOf(watched.element).textContent).toContain(shown));
    await vi.waitFor(() => expectNoTrace(watched));
  });

  it('after the host has signed the person out', async () => {
    const watched = await openPage({ purchased: true });
    await signOut();
    await expect.element(heading('You are signed out.')).toBeVisible();
    await vi.waitFor(() => expectNoTrace(watched));
  });
});
