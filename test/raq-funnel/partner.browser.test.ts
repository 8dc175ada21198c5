import { describe, expect, it, vi } from 'vitest';
import { fill, press } from '../element/press.js';
import { listen, tick } from '../element/stage.js';
import {
  button,
  CUSTOMER,
  call,
  checkbox,
  createdBody,
  funnelPage,
  funnelStage,
  heading,
  heard,
  isThere,
  open,
  openAndWalk,
  openAt,
  place,
  radio,
  textbox,
  untilAt,
  untilSays,
  walk,
  walkTo,
} from './funnel-stage.js';

funnelPage();

it('a partner fills in form values: contact and address too', async () => {
  const on = funnelStage();
  const { first: firstName, last: lastName, email, phone } = CUSTOMER;
  const project = {
    title: 'A wet floor',
    description: 'Since Monday.',
    urgency: 'ThisMonth',
    attributes: [{ questionText: 'Campaign', answerText: 'Spring' }],
    address: { firstLine: '1408 Kinney Ave', secondLine: 'Unit 2', city: 'Austin', state: 'TX', postalCode: '78704' },
  };
  const contactInformation = { firstName, lastName, email, phoneNumber: '(512) 555-0177' };
  const initialValues = { categoryId: '10202', postalCode: '78704', contactInformation, ...project };
  await open(on, { initialValues }, 'project');
  await expect.element(textbox('Description')).toHaveValue('Since Monday.');
  await press(button('Continue'));
  await expect.element(radio(/^This month/)).toBeChecked();
  await press(button('Continue'));
  await expect.element(textbox('Phone')).toHaveValue('(512) 555-0177');
  await expect.element(checkbox(/^I agree/)).not.toBeChecked();
  await press(checkbox(/^I agree/));
  await press(button('Get quotes'));
  await untilAt('suggestions');
  const sent = { ...project, showAddress: true, contactInformation: { email, phoneNumber: phone } };
  expect(await createdBody(on)).toMatchObject(sent);
});

const named = (all: unknown[], name: string) => all.filter((each) => Reflect.get(Object(each), 'name') === name);

describe('what a host changes later', () => {
  it('another provider begins another funnel', async () => {
    const on = funnelStage();
    const funnel = await open(on, { spId: '5200001', postalCode: '78704' }, 'project');
    await walk(['project'], 'timing');
    funnel['spId'] = '5200002';
    await untilAt('project');
    await expect.element(textbox('Description')).toHaveValue('');
    await vi.waitFor(() => expect(on.to('/5200002/details').length).toBe(1));
  });

  it('another service begins another funnel, about that service', async () => {
    const on = funnelStage();
    const funnel = await open(on, { categoryId: '10202', postalCode: '78704' }, 'project');
    funnel['categoryId'] = '10300';
    await tick(200);
    await walk(['project', 'timing', 'contact'], 'suggestions');
    expect(await createdBody(on)).toMatchObject({ categoryId: '10300' });
  });

  it('a modal opens with open, closes by its cross, keeps what was typed, and reports both', async () => {
    const on = funnelStage();
    const funnel = place(on, { presentation: 'modal', variant: 'short-form.2' });
    await tick(100);
    expect([isThere(heading(/./)), on.requests.length]).toEqual([false, 0]);
    funnel.setAttribute('open', '');
    await walkTo('project');
    await fill(textbox('Description'), 'It gurgles.');
    await press(button('Close'));
    await vi.waitFor(() => expect(isThere(heading(/./))).toBe(false));
    expect([funnel.hasAttribute('open'), heard(funnel, 'funnel-close')]).toEqual([
      false,
      [{ variant: 'short-form.2' }],
    ]);
    call(funnel, 'show');
    await untilAt('project');
    await expect.element(textbox('Description')).toHaveValue('It gurgles.');
  });

  it('goTo() leads to a step that was reached and to no other', async () => {
    const funnel = await openAt(funnelStage(), 'timing');
    call(funnel, 'goTo', 'contact');
    await tick(50);
    await untilAt('timing');
    call(funnel, 'goTo', 'postal-code');
    await untilAt('postal-code');
    await expect.element(textbox('ZIP code')).toHaveValue('78704');
  });
});

it('a funnel reports once that it was abandoned, and not if nothing was begun or all is done', async () => {
  const told = listen(document, 'analytics');
  const on = funnelStage();
  const plain = await open(on);
  plain.remove();
  await tick(50);
  expect(named(told, 'funnel-abandon')).toEqual([]);
  const begun: unknown[] = [];
  const hearing = (all: unknown[]) => ({ persist: 'none', analytics: (event: unknown) => all.push(event) });
  const funnel = await openAndWalk(on, 'timing', hearing(begun));
  window.dispatchEvent(new Event('pagehide'));
  // A render in between is no second visit.
  funnel['locale'] = 'es-US';
  await untilSays(funnel, 'Plazo');
  funnel.remove();
  await tick(50);
  expect(named(begun, 'funnel-abandon').map((each) => Reflect.get(Object(each), 'value'))).toEqual(['timing']);
  const done: unknown[] = [];
  const whole = await openAndWalk(on, 'summary', hearing(done));
  whole.remove();
  await tick(50);
  expect([named(done, 'funnel-abandon'), named(done, 'lead-create').length]).toEqual([[], 1]);
});
