import { describe, expect, it, vi } from 'vitest';
import { fill, press } from '../elements/press.js';
import {
  answer,
  button,
  calls,
  focusedIn,
  funnelPage,
  funnelStage,
  heading,
  heard,
  isThere,
  open,
  openAt,
  TITLES,
  textbox,
  textIn,
  untilAt,
  untilSaved,
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

  it('continues anyway, reads what happens to the contact, and the request is saved', async () => {
    const on = funnelStage();
    const funnel = await openAt(on, 'postal-code');
    await typePlace(ANCHORAGE);
    await expect.element(heading(NOBODY)).toBeVisible();
    await press(button('Continue anyway'));
    await vi.waitFor(() => expect(isThere(heading(NOBODY))).toBe(false));
    await walk(['project', 'timing'], 'contact');
    await untilSays(funnel, 'No pro gets these details yet.');
    expect(textIn(funnel)).not.toContain('Only the pros that you choose');
    await answer('contact');
    await press(button('Continue'));
    await untilSaved();
    expect([await on.leads(), heard(funnel, 'lead-assigned')]).toEqual([1, []]);
  });

  it('goes back to the services with Choose another service', async () => {
    await open(funnelStage(), { categoryId: '10214', postalCode: ANCHORAGE }, 'project');
    await press(button('Choose another service'));
    await untilAt('service');
  });
});

describe('a postal code that does not exist', () => {
  const UNKNOWN = 'We do not recognize this ZIP code. Please check it.';

  it('is refused at the field each time, and corrected there', async () => {
    const funnel = await openAt(funnelStage(), 'postal-code');
    await fill(textbox('ZIP code'), '00000');
    await untilSays(funnel, UNKNOWN);
    for (let attempt = 0; attempt < 3; attempt += 1) {
      await press(button('Continue'));
      await vi.waitFor(() => expect(focusedIn(funnel)).toBe('ZIP code'));
      await expect.element(heading(TITLES['postal-code'])).toBeVisible();
      expect(textIn(funnel).split(UNKNOWN)).toHaveLength(2);
    }
    await expect.element(textbox('ZIP code')).toHaveAccessibleDescription(new RegExp(UNKNOWN));
    await fill(textbox('ZIP code'), '78704');
    await untilSays(funnel, 'Austin, TX');
    expect(textIn(funnel)).not.toContain(UNKNOWN);
    await press(button('Continue'));
    await untilAt('project');
  });

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
