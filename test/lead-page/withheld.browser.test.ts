import { describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { createGateway } from '../../src/gateway.js';
import { signOut } from '../../src/index.js';
import { press } from '../element/press.js';
import { asHost, cleanPage, rootOf, SP_ID } from '../element/stage.js';
import * as screen from './page-stage.js';
import { type Found, textsReachableFrom } from './reachable.js';

/** The data of a customer. Each text is unique. */
const CUSTOMER = {
  firstName: 'Mzmaria',
  lastName: 'Zzdelgado',
  phoneNumber: '5125550199',
  emailAddress: 'zz.mail@example.com',
  addressLineOne: '77 Hidden Road',
  addressLineTwo: 'Unit 99Z',
};
const MARKERS = [...Object.values(CUSTOMER), '555-0199'];
const [firstLine, secondLine] = [CUSTOMER.addressLineOne, CUSTOMER.addressLineTwo];

/** Contact data in every field of both response formats. */
const TELLTALE = {
  customerInfo: CUSTOMER,
  user: { ...CUSTOMER, phone: CUSTOMER.phoneNumber, email: CUSTOMER.emailAddress },
  address: { firstLine, secondLine, lineOne: firstLine, lineTwo: secondLine, city: 'Austin', postalCode: '78704' },
};

type Watched = Awaited<ReturnType<typeof openPage>>;

const telling = (fields: object) => () => screen.dated(screen.leadAnswer({ ...TELLTALE, ...fields }));

/** A lead page whose gateway, unlike a correct one, sends the contact of any lead. */
async function openPage(fields: object) {
  let respond = telling(fields);
  const element = document.createElement('lead-page');
  const events: Event[] = [];
  const dispatch = element.dispatchEvent.bind(element);
  element.dispatchEvent = (event) => {
    events.push(event);
    return dispatch(event);
  };
  const gateway = createGateway({ fetch: async () => respond() });
  Object.assign(element, { spId: SP_ID, leadId: screen.LEAD, features: ['lead-unlock'], gateway });
  document.body.append(element);
  await screen.settled(element);
  const setAnswer = (next: () => Response) => {
    respond = next;
  };
  return { element: asHost(element), events, setAnswer };
}

const markersIn = (texts: readonly Found[]): readonly string[] =>
  MARKERS.flatMap((marker) => {
    const found = texts.find(({ text }) => text.includes(marker));
    return found === undefined ? [] : [`${marker} at ${found.path}`];
  });

const told = (events: readonly Event[]) =>
  JSON.stringify(events.map((event) => [event.type, Reflect.get(event, 'detail')]));
const kept = () => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]) + document.documentElement.outerHTML;
const anyMarker = new RegExp(MARKERS.join('|'));

async function expectNoTrace({ element, events }: Watched): Promise<void> {
  expect(markersIn(await textsReachableFrom(element))).toEqual([]);
  expect(told(events)).not.toMatch(anyMarker);
  expect(kept()).not.toMatch(anyMarker);
}

cleanPage();

it('textsReachableFrom() finds the contact of a purchased lead in the shadow tree and in React', async () => {
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

describe('the contact of a lead that is not purchased', () => {
  it.each([
    ['for sale', {}, screen.UNLOCK],
    ['for sale, without the field purchased', { purchased: undefined }, screen.UNLOCK],
    ['expired', { sentDate: screen.hoursAgo(30) }, screen.GONE],
  ])('cannot be found by a script if the lead is %s', async (_, fields, shown) => {
    const watched = await openPage(fields);
    expect(rootOf(watched.element).textContent).toContain(shown);
    const texts = (await textsReachableFrom(watched.element)).map(({ text }) => text);
    expect(texts).toContain('Clear a main drain line');
    await expectNoTrace(watched);
  });

  it.each([
    ['an error whose body contains it', () => screen.failing(503, TELLTALE), 'Service Unavailable'],
    ['an invalid response', () => screen.dated({ ...TELLTALE, leadId: ['a'] }), 'Oops!'],
    ['a challenge', () => screen.failing(511, TELLTALE), 'Oops!'],
  ])('cannot be found by a script after %s', async (_, respond, shown) => {
    const watched = await openPage({});
    watched.setAnswer(respond);
    screen.callOn(watched.element, 'refresh');
    await expect.element(page.getByRole('alert')).toHaveTextContent(shown);
    expect(told(watched.events)).toContain('widget-error');
    await expectNoTrace(watched);
  });

  it('cannot be found by a script after the lead page was removed', async () => {
    const watched = await openPage({});
    watched.element.remove();
    await vi.waitFor(() => expect(watched.element.shadowRoot?.childElementCount).toBe(0));
    await expectNoTrace(watched);
  });

  it('cannot be found by a script after Unlock and a refresh, until a response says that it is purchased', async () => {
    const watched = await openPage({});
    await press(screen.button(screen.UNLOCK));
    screen.callOn(watched.element, 'refresh');
    await screen.settled(watched.element);
    expect(told(watched.events)).toContain('["lead-unlock",{"leadId":"90412041"}]');
    await expectNoTrace(watched);
    watched.setAnswer(telling({ purchased: true }));
    await expectNoTrace(watched);
    screen.callOn(watched.element, 'refresh');
    await expect.element(screen.heading('Lead Unlocked')).toBeVisible();
    expect(markersIn(await textsReachableFrom(watched.element))).toHaveLength(MARKERS.length);
  });
});

it.each([
  ['after the purchase was revoked', telling({}), screen.UNLOCK],
  ['after it was revoked and the offer has expired', telling({ sentDate: screen.hoursAgo(30) }), screen.GONE],
  ['after the viewer has lost access', () => screen.failing(403), 'Forbidden'],
  ['after the lead was removed', () => screen.failing(410), 'Oops!'],
])('the contact of a purchased lead can no longer be found by a script %s', async (_, respond, shown) => {
  const watched = await openPage({ purchased: true });
  watched.setAnswer(respond);
  screen.callOn(watched.element, 'refresh');
  await vi.waitFor(() => expect(rootOf(watched.element).textContent).toContain(shown));
  await vi.waitFor(() => expectNoTrace(watched));
});

it('the contact of a purchased lead can no longer be found by a script after a sign-out', async () => {
  const watched = await openPage({ purchased: true });
  await signOut();
  await expect.element(screen.heading('You are signed out.')).toBeVisible();
  await vi.waitFor(() => expectNoTrace(watched));
});
