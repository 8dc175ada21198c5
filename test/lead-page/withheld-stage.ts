import { expect } from 'vitest';
import { createGateway } from '../../src/gateway.js';
import { asHost, type Host, SP_ID } from '../element/stage.js';
import { dated, LEAD, leadAnswer, settled } from './page-stage.js';
import { type Found, textsReachableFrom } from './reachable.js';

/** What a customer tells, each text found nowhere else. */
export const MARKERS = [
  'Mzmaria',
  'Zzdelgado',
  '5125550199',
  '555-0199',
  'zz.mail@example.com',
  '77 Hidden Road',
  'Unit 99Z',
];
const CUSTOMER = {
  firstName: 'Mzmaria',
  lastName: 'Zzdelgado',
  phoneNumber: '5125550199',
  emailAddress: 'zz.mail@example.com',
  addressLineOne: '77 Hidden Road',
  addressLineTwo: 'Unit 99Z',
};

/** Every place of both dialects that a gateway may put contact data in. */
export const TELLTALE = {
  customerInfo: CUSTOMER,
  user: { ...CUSTOMER, phone: CUSTOMER.phoneNumber, email: CUSTOMER.emailAddress },
  address: {
    firstLine: '77 Hidden Road',
    secondLine: 'Unit 99Z',
    lineOne: '77 Hidden Road',
    lineTwo: 'Unit 99Z',
    city: 'Austin',
    state: 'TX',
    postalCode: '78704',
  },
};

export interface Watched {
  readonly element: Host;
  /** Every event that the element has sent, whatever its name. */
  readonly events: Event[];
  /** From now on the gateway answers so. */
  setAnswer(next: () => Response): void;
}

export const telling = (fields: object) => () => dated(leadAnswer({ ...TELLTALE, ...fields }));

/** A lead page over a gateway that, unlike a good one, tells the contact of any lead. */
export async function openPage(fields: object): Promise<Watched> {
  let respond = telling(fields);
  const element = document.createElement('lead-page');
  const events: Event[] = [];
  const dispatch = element.dispatchEvent.bind(element);
  element.dispatchEvent = (event) => {
    events.push(event);
    return dispatch(event);
  };
  const gateway = createGateway({ fetch: async () => respond() });
  Object.assign(element, { spId: SP_ID, leadId: LEAD, features: ['lead-unlock'], gateway });
  document.body.append(element);
  await settled(element);
  return {
    element: asHost(element),
    events,
    setAnswer(next) {
      respond = next;
    },
  };
}

/** The markers that a script finds, and where. */
export function markersIn(texts: readonly Found[]): readonly string[] {
  return MARKERS.flatMap((marker) => {
    const found = texts.find(({ text }) => text.includes(marker));
    return found === undefined ? [] : [`${marker} at ${found.path}`];
  });
}

export const told = (events: readonly Event[]) =>
  JSON.stringify(events.map((event) => [event.type, Reflect.get(event, 'detail')]));
const kept = () => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]) + document.documentElement.outerHTML;
export const anyMarker = new RegExp(MARKERS.join('|'));

export async function expectNoTrace({ element, events }: Watched): Promise<void> {
  expect(markersIn(await textsReachableFrom(element))).toEqual([]);
  expect(told(events)).not.toMatch(anyMarker);
  expect(kept()).not.toMatch(anyMarker);
}
