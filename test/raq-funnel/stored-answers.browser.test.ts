import { describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { fill, press } from '../elements/press.js';
import {
  answer,
  bodiesOf,
  button,
  CUSTOMER,
  call,
  checkbox,
  fillContact,
  funnelPage,
  funnelStage,
  keptOnDevice,
  open,
  openAndWalk,
  openAt,
  place,
  radio,
  textbox,
  untilAt,
  untilSays,
  walk,
} from './funnel-stage.js';

funnelPage();

const PERSONAL = [CUSTOMER.first, CUSTOMER.last, CUSTOMER.email, CUSTOMER.phone, 'Kinney'];
const personalKept = () => PERSONAL.filter((text) => keptOnDevice().includes(text));
const funnelsKept = () => Object.keys(sessionStorage).filter((key) => key.startsWith('lead-widgets/'));

describe('answers', () => {
  it('survive a reload at each step, and nothing personal is kept', async () => {
    const on = funnelStage();
    await open(on, { initialValues: { address: { firstLine: '1408 Kinney Ave', postalCode: '78704' } } });
    await walk(['service'], 'postal-code');
    await fill(textbox('ZIP code'), '78704');
    on.reload();
    let funnel = place(on);
    await untilAt('postal-code');
    await expect.element(textbox('ZIP code')).toHaveValue('78704');
    await untilSays(funnel, 'Austin, TX');
    await press(button('Continue'));
    await fill(textbox('Description'), 'It gurgles.');
    on.reload();
    place(on);
    await untilAt('project');
    await expect.element(textbox('Description')).toHaveValue('It gurgles.');
    await press(button('Continue'));
    await press(radio(/^Just planning/));
    on.reload();
    place(on);
    await untilAt('timing');
    await expect.element(radio(/^Just planning/)).toBeChecked();
    await press(button('Continue'));
    await fillContact();
    await press(checkbox(/^I agree/));
    expect(personalKept()).toEqual([]);
    on.reload();
    place(on);
    await untilAt('contact');
    await expect.element(textbox('Email')).toHaveValue('');
    await expect.element(checkbox(/^I agree/)).not.toBeChecked();
    await fillContact();
    await press(checkbox(/^I agree/));
    await press(button('Get quotes'));
    await untilAt('suggestions');
    expect(personalKept()).toEqual([]);
    on.reload();
    funnel = place(on);
    await untilAt('suggestions');
    await expect.element(checkbox('Live Oak Plumbing')).toBeChecked();
    expect([await on.leads(), on.to('/v3/lead').length]).toEqual([1, 1]);
    const asked = await bodiesOf(on.to('/v4/serviceproviders/suggestion'));
    // Before the contact, each page has looked whether anybody works there.
    expect(asked.filter((body) => Reflect.get(Object(body), 'limit') === 3)).toHaveLength(2);
  });

  it('of questions survive a reload on their own screen', async () => {
    const on = funnelStage();
    await open(on, { questions: undefined });
    await answer('service', 'postal-code');
    await expect.element(page.getByRole('heading', { name: 'Which drain is clogged?' })).toBeVisible();
    await press(radio('Toilet'));
    await press(button('Continue'));
    await press(radio('No').first());
    on.reload();
    place(on, { questions: undefined });
    await expect.element(page.getByRole('heading', { name: 'Does water still drain?' })).toBeVisible();
    await press(button('Back'));
    await expect.element(radio('Toilet')).toBeChecked();
  });

  it('are kept nowhere with persist none', async () => {
    const on = funnelStage();
    await openAndWalk(on, 'timing', { persist: 'none' });
    expect(funnelsKept()).toEqual([]);
    on.reload();
    place(on, { persist: 'none' });
    await untilAt('service');
  });

  it('stay with the summary, without contact details, until another request is started', async () => {
    const on = funnelStage();
    await openAt(on, 'summary');
    expect(funnelsKept().length).toBe(1);
    expect(personalKept()).toEqual([]);
    await press(button('Start another request'));
    on.reload();
    place(on);
    await untilAt('service');
  });

  it('are forgotten by reset()', async () => {
    const on = funnelStage();
    const funnel = await openAt(on, 'timing');
    call(funnel, 'reset');
    await untilAt('service');
    expect(sessionStorage.getItem(funnelsKept()[0] ?? '') ?? '').not.toContain('The sink fills again.');
    on.reload();
    place(on);
    await untilAt('service');
  });

  it('are forgotten after a day, and not a minute before', async () => {
    const on = funnelStage();
    await openAt(on, 'timing');
    const [key = ''] = funnelsKept();
    const age = (ms: number) =>
      sessionStorage.setItem(key, (sessionStorage.getItem(key) ?? '').replace(/^\d+/, String(Date.now() - ms)));
    age(86_340_000);
    on.reload();
    place(on);
    await untilAt('timing');
    age(86_400_001);
    on.reload();
    place(on);
    await untilAt('service');
  });

  it('last for the page where storage is blocked, and nothing fails', async () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError');
    });
    const on = funnelStage();
    await openAndWalk(on, 'summary');
    expect(await on.leads()).toBe(1);
  });

  it('of another provider are not taken', async () => {
    const on = funnelStage();
    await openAt(on, 'timing');
    on.reload();
    place(on, { spId: '5200001', postalCode: '78704' });
    await untilAt('project');
    await expect.element(textbox('Description')).toHaveValue('');
  });
});
