import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { fill, press } from '../element/press.js';
import {
  answer,
  button,
  CUSTOMER,
  checkbox,
  fillContact,
  focusedIn,
  funnelPage,
  funnelStage,
  heard,
  isThere,
  keptOnDevice,
  open,
  openAt,
  place,
  radio,
  TITLES,
  textbox,
  untilAt,
  untilSays,
  walk,
  walkTo,
} from './funnel-stage.js';

funnelPage();

const PERSONAL = [CUSTOMER.first, CUSTOMER.last, CUSTOMER.email, CUSTOMER.phone, 'Kinney'];
const personalKept = () => PERSONAL.filter((text) => keptOnDevice().includes(text));

describe('answers', () => {
  it('survive a reload, and nothing personal is stored', async () => {
    const on = funnelStage();
    const initialValues = { address: { firstLine: '1408 Kinney Ave', postalCode: '78704' } };
    await openAt(on, 'timing', { initialValues });
    await press(radio(/^Just planning/));
    on.reload();
    place(on, { initialValues });
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
    await walk(['contact'], 'suggestions');
    expect(personalKept()).toEqual([]);
    on.reload();
    place(on);
    await untilAt('suggestions');
    await expect.element(checkbox('Live Oak Plumbing')).toBeChecked();
    expect([await on.leads(), on.to('/v3/lead').length]).toEqual([1, 1]);
  });
});

describe('what is stored on the device', () => {
  it('is another thing for each funnel of a page', async () => {
    const on = funnelStage();
    const [first, second] = [place(on, { id: 'one' }), place(on, { id: 'two' })];
    await vi.waitFor(() => {
      for (const funnel of [first, second]) expect(funnel.shadowRoot?.textContent).toContain('Drain Cleaning');
    });
    const tile = (funnel: Element, name: string) =>
      [...(funnel.shadowRoot?.querySelectorAll<HTMLElement>('button') ?? [])].find(({ textContent }) =>
        textContent?.includes(name),
      );
    tile(first, 'Drain Cleaning')?.click();
    await untilSays(first, 'Where is the job?');
    tile(second, 'Roof Repair')?.click();
    await untilSays(second, 'Where is the job?');
    on.reload();
    const again = place(on, { id: 'one' });
    await untilSays(again, 'Where is the job?');
    expect(Object.keys(sessionStorage).filter((key) => key.startsWith('lead-widgets/')).length).toBe(2);
  });
});

const question = () => page.getByRole('alertdialog', { name: 'Start over?' });
const inQuestion = (name: string) => question().getByRole('button', { name, exact: true });

async function ask(): Promise<void> {
  await press(button('Start over'));
  await expect.element(question()).toBeVisible();
}

it('asks once, then starts again with nothing stored on the device', async () => {
  const on = funnelStage();
  const funnel = await openAt(on, 'project');
  await fill(textbox('Description'), 'It gurgles.');
  await vi.waitFor(() => expect(keptOnDevice()).toContain('gurgles'));
  await ask();
  await expect.element(question()).toHaveTextContent('Your answers so far will be deleted.');
  await press(inQuestion('Start over'));
  await untilAt('service');
  await vi.waitFor(() => expect(focusedIn(funnel)).toBe(TITLES.service));
  expect(keptOnDevice()).not.toContain('gurgles');
  expect(heard(funnel, 'funnel-step').at(-1)).toEqual({ step: 'service', index: 1, total: 7 });
  await walkTo('postal-code');
  await expect.element(textbox('ZIP code')).toHaveValue('');
});

it('works by keyboard; Escape keeps the answers, and a modal open', async () => {
  const funnel = await open(funnelStage(), { presentation: 'modal', open: true });
  await walkTo('postal-code');
  await fill(textbox('ZIP code'), '787');
  const own = button('Start over').element();
  if (own instanceof HTMLElement) own.focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(question()).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await vi.waitFor(() => expect([isThere(question()), focusedIn(funnel)]).toEqual([false, 'Start over']));
  await expect.element(textbox('ZIP code')).toHaveValue('787');
  expect(funnel.hasAttribute('open')).toBe(true);
  await userEvent.keyboard('{Enter}');
  await expect.element(question()).toBeVisible();
  await userEvent.keyboard('{Tab}{Enter}');
  await untilAt('service');
  expect(funnel.hasAttribute('open')).toBe(true);
});

it('begins at the project again where the page names a provider, and does nothing while a request is sent', async () => {
  const on = funnelStage();
  await open(on, { spId: '5200001', postalCode: '78704' }, 'project');
  expect(isThere(button('Start over'))).toBe(false);
  await walkTo('contact', 'project');
  let release = () => {};
  const sent = new Promise<void>((done) => {
    release = done;
  });
  on.setFault(async ({ url }) => {
    if (url.endsWith('/v3/lead')) await sent;
    return undefined;
  });
  await answer('contact');
  await expect.element(button('Sending…')).toBeVisible();
  await expect.element(button('Start over')).toHaveAttribute('aria-disabled', 'true');
  release();
  await untilAt('suggestions');
  await ask();
  await press(inQuestion('Start over'));
  await untilAt('project');
});
