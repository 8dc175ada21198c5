import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { SANDBOX_REQUESTS } from '../../src/sandbox.js';
import { press } from '../element/press.js';
import { rootOf } from '../element/stage.js';
import {
  bodyOf,
  button,
  calls,
  checkbox,
  focusedIn,
  funnelPage,
  funnelStage,
  isThere,
  open,
  openAt,
  untilAt,
} from './funnel-stage.js';

funnelPage();

describe('the suggestions', () => {
  it('show the reviews of a pro when they are opened, once asked for', async () => {
    const on = funnelStage();
    const funnel = await openAt(on, 'suggestions');
    await press(button('Reviews of Live Oak Plumbing'));
    const [asked] = await calls(on, '/v1/reviews/getByServiceProviderId', 1);
    expect(JSON.parse((await asked?.clone().text()) ?? '')).toMatchObject({
      serviceProviderId: expect.anything(),
      serviceProviderType: 'AL',
      offset: 0,
    });
    await vi.waitFor(() => expect(rootOf(funnel).querySelectorAll('.funnel-reviews li').length).toBeGreaterThan(0));
    await press(button('Reviews of Live Oak Plumbing'));
    await press(button('Reviews of Live Oak Plumbing'));
    expect(on.to('/v1/reviews/getByServiceProviderId').length).toBe(1);
  });
});

const comparison = () => page.getByRole('dialog', { name: 'Compare the pros' });
const choice = (name: string) => comparison().getByRole('checkbox', { name });
const opener = () => button('Compare side by side');

async function openPros(on = funnelStage()) {
  const funnel = await open(on, { leadId: SANDBOX_REQUESTS.fresh, step: 'suggestions' }, 'suggestions');
  await expect.element(opener()).toBeVisible();
  return { on, funnel };
}

describe('the pros side by side', () => {
  it('have what is known of each, and can be chosen there; the request goes to them', async () => {
    const { on } = await openPros();
    await press(opener());
    await expect.element(comparison()).toBeVisible();
    expect(comparison().getByRole('columnheader').elements().length).toBe(3);
    await expect.element(comparison()).toHaveTextContent(/Rating.*Reviews/);
    await expect.element(choice('Live Oak Plumbing')).toBeChecked();
    await press(choice('Barton Creek Pipe & Drain'));
    await expect.element(comparison().getByRole('status')).toHaveTextContent('3 pros get your request.');
    await press(comparison().getByRole('button', { name: 'Done' }));
    await expect.element(checkbox('Barton Creek Pipe & Drain')).toBeChecked();
    await press(button('Continue'));
    await untilAt('summary');
    const [request] = await calls(on, '/assign', 1);
    expect(request && (await bodyOf(request))).toMatchObject({
      serviceProviderIds: [5200001, 5200002],
    });
  });

  it('are compared by keyboard; Escape leads back to the button', async () => {
    const { funnel } = await openPros();
    const own = opener().element();
    if (own instanceof HTMLElement) own.focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(comparison()).toBeVisible();
    await vi.waitFor(() => expect(focusedIn(funnel)).toContain('Live Oak Plumbing'));
    await userEvent.keyboard(' ');
    await expect.element(choice('Live Oak Plumbing')).not.toBeChecked();
    await userEvent.keyboard('{Escape}');
    await vi.waitFor(() => expect([isThere(comparison()), focusedIn(funnel)]).toEqual([false, 'Compare side by side']));
    await expect.element(checkbox('Live Oak Plumbing')).not.toBeChecked();
  });
});
