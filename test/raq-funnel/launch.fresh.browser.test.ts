import { expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { press } from '../element/press.js';
import { rootOf, tick } from '../element/stage.js';
import { button, funnelPage, funnelStage, heading, heard, isThere, place, untilAt } from './funnel-stage.js';

funnelPage();

const LAUNCHED = { presentation: 'modal', launch: 'button' };
const launcher = () => button('Get quotes');

function withOwnButton(html: string) {
  const funnel = place(funnelStage(), LAUNCHED);
  funnel.innerHTML = html;
  return funnel;
}

// Must be the first test, because the code of the funnel is fetched only once.
it('the launch button is busy from the click until the funnel is open', async () => {
  const funnel = place(funnelStage(), LAUNCHED);
  await expect.element(launcher()).toBeVisible();
  const own = rootOf(funnel).querySelector<HTMLElement>('[part="launch"] button');
  const busy: unknown[] = [];
  const observer = new MutationObserver(() => busy.push(own?.getAttribute('aria-busy')));
  if (own) observer.observe(own, { attributeFilter: ['aria-busy'] });
  own?.click();
  await untilAt('service');
  expect(busy).toEqual(['true', null]);
});

it('the launch button opens the funnel, and no call is made before', async () => {
  const on = funnelStage();
  const funnel = place(on, LAUNCHED);
  await expect.element(launcher()).toHaveAttribute('aria-haspopup', 'dialog');
  await vi.waitFor(() => expect(heard(funnel, 'widget-ready').length).toBe(1));
  await tick(400);
  expect([isThere(heading(/./)), on.requests.length]).toEqual([false, 0]);
  await press(launcher());
  await untilAt('service');
  expect(funnel.hasAttribute('open')).toBe(true);
});

it('a link in the launch slot opens the funnel and is not followed', async () => {
  withOwnButton('<a slot="launch" href="#quotes">Ask three plumbers</a>');
  await press(page.getByRole('link', { name: 'Ask three plumbers' }));
  await untilAt('service');
  expect(location.hash).toBe('');
});

it('an inline funnel has no launch button', async () => {
  place(funnelStage(), { launch: 'button' });
  await untilAt('service');
  expect(isThere(launcher())).toBe(false);
});
