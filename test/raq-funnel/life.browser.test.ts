import { describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { fill, press } from '../elements/press.js';
import { listen, tick } from '../elements/stage.js';
import {
  bodyOf,
  button,
  call,
  calls,
  checkbox,
  fillContact,
  funnelPage,
  funnelStage,
  heading,
  heard,
  isThere,
  open,
  openAndWalk,
  openAt,
  place,
  textbox,
  untilAt,
  untilSays,
  walk,
  walkTo,
} from './funnel-stage.js';

funnelPage();

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
    expect(await bodyOf((await calls(on, '/v3/lead', 1))[0])).toMatchObject({ categoryId: '10300' });
  });

  it('another language changes the words and keeps step and answers', async () => {
    const on = funnelStage();
    const funnel = await openAt(on, 'project');
    await fill(textbox('Description'), 'It gurgles.');
    funnel['locale'] = 'es-US';
    await expect.element(heading('¿Qué deben saber los expertos?')).toBeVisible();
    await expect.element(textbox('Descripción')).toHaveValue('It gurgles.');
    await press(button('Continuar'));
    await expect.element(heading('¿Para cuándo lo necesita?')).toBeVisible();
  });

  it('a service stands with its category in the language of the page', async () => {
    const funnel = place(funnelStage(), { locale: 'es-US' });
    await fill(page.getByRole('combobox'), 'drain cleaning');
    const option = page.getByRole('option', { name: /^Drain Cleaning/ });
    await expect.element(option).toHaveTextContent(/Plomería$/);
    funnel['locale'] = 'en-US';
    await expect.element(option).toHaveTextContent(/Plumbing$/);
  });

  it('a modal opens with open, closes by its cross, keeps what was typed, and tells both', async () => {
    const on = funnelStage();
    const funnel = place(on, { presentation: 'modal' });
    await tick(100);
    expect([isThere(heading(/./)), on.requests.length]).toEqual([false, 0]);
    funnel.setAttribute('open', '');
    await walkTo('project');
    await fill(textbox('Description'), 'It gurgles.');
    await press(button('Close'));
    await vi.waitFor(() => expect(isThere(heading(/./))).toBe(false));
    expect([funnel.hasAttribute('open'), heard(funnel, 'funnel-close')]).toEqual([false, [{}]]);
    call(funnel, 'show');
    await untilAt('project');
    await expect.element(textbox('Description')).toHaveValue('It gurgles.');
  });

  it('new objects that say the same, as a host’s renders make them, change nothing', async () => {
    const on = funnelStage();
    const funnel = await openAndWalk(on, 'timing', { initialValues: { title: 'A wet floor' } });
    funnel['initialValues'] = { title: 'A wet floor' };
    funnel['createFields'] = { externalId: 'e-1' };
    await tick(100);
    await untilAt('timing');
    expect(heard(funnel, 'funnel-step').length).toBe(4);
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

describe('where a funnel stands', () => {
  it('may be moved in one task without a loss, contact included', async () => {
    const on = funnelStage();
    const funnel = await openAndWalk(on, 'contact');
    await fillContact();
    const room = document.createElement('main');
    document.body.append(room);
    room.append(funnel);
    await tick(100);
    await expect.element(textbox('Email')).toHaveValue('nova.lindqvist@example.com');
    expect(heard(funnel, 'funnel-step').length).toBe(5);
  });

  it('may have another beside it, each with its own answers', async () => {
    const on = funnelStage();
    const first = place(on, { spId: '5200001', postalCode: '78704' });
    const second = place(on, { spId: '5200002', postalCode: '78704' });
    for (const each of [first, second]) await untilSays(each, 'What should the pros know?');
    const [one, other] = [page.elementLocator(first), page.elementLocator(second)];
    await fill(one.getByRole('textbox', { name: 'Description' }), 'Of the first.');
    await press(one.getByRole('button', { name: 'Continue', exact: true }));
    await untilSays(first, 'When do you need it done?');
    expect([heard(first, 'funnel-step').length, heard(second, 'funnel-step').length]).toEqual([2, 1]);
    await expect.element(other.getByRole('textbox', { name: 'Description' })).toHaveValue('');
  });

  it('may have another plain one beside it: both can be gone through', async () => {
    const on = funnelStage();
    const [first, second] = [place(on, { persist: 'none' }), place(on, { persist: 'none' })];
    for (const each of [first, second]) await untilSays(each, 'Drain Cleaning');
    for (const each of [second, first]) {
      await press(page.elementLocator(each).getByRole('button', { name: 'Drain Cleaning', exact: true }));
      await untilSays(each, 'Where is the job?');
    }
  });

  it('may be left while a request runs: no fault, and nothing is told afterwards', async () => {
    const on = funnelStage({ scenario: { operation: 'createLead', fault: { delayMs: 150 } } });
    const funnel = await openAt(on, 'contact');
    await fillContact();
    await press(checkbox(/^I agree/));
    await press(button('Get quotes'));
    await calls(on, '/v3/lead', 1);
    const told = heard(funnel).length;
    funnel.remove();
    await tick(400);
    expect(heard(funnel).length).toBe(told);
  });

  it('tells once that it was abandoned, and not when nothing was begun or all is done', async () => {
    const told = listen(document, 'analytics');
    const on = funnelStage();
    const plain = await open(on);
    plain.remove();
    await tick(50);
    expect(named(told, 'funnel-abandon')).toEqual([]);
    const begun: unknown[] = [];
    const funnel = await openAndWalk(on, 'timing', {
      persist: 'none',
      analytics: (event: unknown) => begun.push(event),
    });
    window.dispatchEvent(new Event('pagehide'));
    // A render in between is no second visit.
    funnel['locale'] = 'es-US';
    await untilSays(funnel, 'Plazo');
    funnel.remove();
    await tick(50);
    expect(named(begun, 'funnel-abandon').map((each) => Reflect.get(Object(each), 'value'))).toEqual(['timing']);
    const done: unknown[] = [];
    const whole = await openAndWalk(on, 'summary', {
      persist: 'none',
      analytics: (event: unknown) => done.push(event),
    });
    whole.remove();
    await tick(50);
    expect([named(done, 'funnel-abandon'), named(done, 'lead-create').length]).toEqual([[], 1]);
  });

  it('names nothing personal in any event', async () => {
    const on = funnelStage();
    const told: unknown[] = [];
    const funnel = await openAt(on, 'summary', { analytics: (event: unknown) => told.push(event) });
    await tick(50);
    expect(JSON.stringify([heard(funnel), told])).not.toMatch(
      /Nova|Lindqvist|5550177|example\.com|gurgles|fills again|tok-/,
    );
  });
});
