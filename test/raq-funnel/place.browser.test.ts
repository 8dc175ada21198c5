import { describe, expect, it, vi } from 'vitest';
import { fill, press } from '../element/press.js';
import {
  button,
  calls,
  funnelPage,
  funnelStage,
  heading,
  isThere,
  open,
  openAt,
  TITLES,
  textbox,
  textIn,
  untilAt,
  untilSays,
  walk,
} from './funnel-stage.js';

funnelPage();

/** In the sandbox, nobody works in Alaska. */
const ANCHORAGE = '99501';
const NOBODY = 'No pro in Anchorage, AK does this work right now';
const SUGGESTION = '/v4/serviceproviders/suggestion';

async function typePlace(code: string): Promise<void> {
  await fill(textbox('ZIP code'), code);
  await press(button('Continue'));
}

describe('a homeowner where nobody works', () => {
  it('reads so right after the place, before any contact, and finds pros at another postal code', async () => {
    const on = funnelStage();
    const funnel = await openAt(on, 'postal-code');
    await typePlace(ANCHORAGE);
    await untilAt('project');
    await expect.element(heading(NOBODY)).toBeVisible();
    expect(funnel.shadowRoot?.querySelector('[role="alert"]')?.textContent).toContain('no pro gets it');
    expect(isThere(textbox('Phone'))).toBe(false);
    await press(button('Try another ZIP code'));
    await untilAt('postal-code');
    expect(isThere(heading(NOBODY))).toBe(false);
    await typePlace('78704');
    await untilAt('project');
    await calls(on, SUGGESTION, 2);
    await walk(['project', 'timing', 'contact', 'suggestions'], 'summary');
    expect(textIn(funnel)).not.toContain('Anchorage');
  });

  it('goes back to the services with Choose another service', async () => {
    await open(funnelStage(), { categoryId: '10214', postalCode: ANCHORAGE }, 'project');
    await press(button('Choose another service'));
    await untilAt('service');
  });
});

describe('a postal code that does not exist', () => {
  const UNKNOWN = 'We do not recognize this ZIP code. Please check it.';

  it('is refused too if Continue is pressed before the answer', async () => {
    const on = funnelStage({ scenario: { operation: 'cityByPostalCode', fault: { delayMs: 300 } } });
    const funnel = await openAt(on, 'postal-code');
    await typePlace('00000');
    await untilSays(funnel, UNKNOWN);
    await untilAt('postal-code');
    await press(button('Continue'));
    await untilAt('postal-code');
  });

  it('blocks nobody if the lookup never answers', async () => {
    const on = funnelStage();
    on.setFault(({ url }) => (url.includes('getCityAndState') ? new Promise<Response>(() => {}) : undefined));
    await openAt(on, 'postal-code');
    await typePlace('78704');
    await vi.waitFor(() => expect(isThere(heading(TITLES.project))).toBe(true));
  });
});
