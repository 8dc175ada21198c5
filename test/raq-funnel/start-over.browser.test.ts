import { expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { fill, press } from '../elements/press.js';
import {
  answer,
  button,
  focusedIn,
  funnelPage,
  funnelStage,
  heard,
  isThere,
  keptOnDevice,
  open,
  openAndWalk,
  openAt,
  type Step,
  TITLES,
  textbox,
  untilAt,
  walkTo,
} from './funnel-stage.js';

funnelPage();

const question = () => page.getByRole('alertdialog', { name: 'Start over?' });
const inQuestion = (name: string) => question().getByRole('button', { name, exact: true });

async function ask(): Promise<void> {
  await press(button('Start over'));
  await expect.element(question()).toBeVisible();
}

it('stands on every step between the first and the summary', async () => {
  await open(funnelStage());
  expect(isThere(button('Start over'))).toBe(false);
  const steps: readonly Step[] = ['service', 'postal-code', 'project', 'timing', 'contact', 'suggestions', 'summary'];
  for (const [place, step] of steps.slice(1).entries()) {
    await answer(steps[place] ?? 'service');
    await untilAt(step);
    expect(isThere(button('Start over')), step).toBe(step !== 'summary');
  }
});

it('asks once, then begins anew with nothing kept on the device', async () => {
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

it('keeps everything when the customer would rather not, with the focus where it was', async () => {
  const on = funnelStage();
  const funnel = await openAndWalk(on, 'project');
  await fill(textbox('Description'), 'It gurgles.');
  await ask();
  expect(focusedIn(funnel)).toBe('Keep my answers');
  await press(inQuestion('Keep my answers'));
  await vi.waitFor(() => expect(isThere(question())).toBe(false));
  expect(focusedIn(funnel)).toBe('Start over');
  await expect.element(textbox('Description')).toHaveValue('It gurgles.');
  expect(heard(funnel, 'funnel-step').length).toBe(3);
});

it('is done with the keyboard alone; Escape keeps the answers, and a modal open', async () => {
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

it('says that a request that was sent stays, and makes no other by itself', async () => {
  const on = funnelStage();
  await openAt(on, 'suggestions');
  await ask();
  await expect.element(question()).toHaveTextContent('The request that you sent stays.');
  await press(inQuestion('Start over'));
  await untilAt('service');
  expect(await on.leads()).toBe(1);
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
