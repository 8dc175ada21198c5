import { describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { fill, press } from '../elements/press.js';
import {
  answer,
  button,
  calls,
  fillContact,
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

  it('chooses another service, also if the page names service and place', async () => {
    const on = funnelStage();
    await open(on, { categoryId: '10214', postalCode: ANCHORAGE }, 'project');
    await expect.element(heading(NOBODY)).toBeVisible();
    await press(button('Choose another service'));
    await untilAt('service');
    await fill(page.getByRole('combobox', { name: 'Service' }), 'electrical');
    await press(page.getByRole('option', { name: /^Electrical/ }).first());
    await untilAt('project');
    await calls(on, SUGGESTION, 2);
    await press(button('Try another ZIP code'));
    await untilAt('postal-code');
    await expect.element(textbox('ZIP code')).toHaveValue(ANCHORAGE);
    await typePlace('78704');
    await untilAt('project');
    await calls(on, SUGGESTION, 3);
    await vi.waitFor(() => expect(isThere(heading(/^No pro in/))).toBe(false));
  });

  it('in a funnel of one pro who does not work there may try another postal code', async () => {
    const funnel = await open(funnelStage(), { spId: '4711042', postalCode: '10001' }, 'project');
    await untilSays(funnel, 'does not work in New York, NY');
    await press(button('Try another ZIP code'));
    await untilAt('postal-code');
    await fill(textbox('ZIP code'), '78704');
    await untilSays(funnel, 'Austin, TX');
    await press(button('Continue'));
    await untilAt('project');
    expect(textIn(funnel)).not.toContain('does not work');
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

  it('that the page provides has a notice, can be changed, and blocks nobody', async () => {
    const on = funnelStage();
    await open(on, { categoryId: '10214', postalCode: '00000' }, 'project');
    await expect.element(heading('We do not recognize ZIP code 00000')).toBeVisible();
    await press(button('Continue anyway'));
    await vi.waitFor(() => expect(isThere(heading(/^We do not recognize/))).toBe(false));
    await walk(['project', 'timing'], 'contact');
    await fillContact();
  });
});

describe('a postal code', () => {
  it('that is incomplete has one error, at its field, which has the focus', async () => {
    const says = 'Please enter a 5-digit ZIP code';
    const funnel = await openAt(funnelStage(), 'postal-code');
    await fill(textbox('ZIP code'), '7870');
    await press(button('Continue'));
    await untilSays(funnel, says);
    await untilAt('postal-code');
    expect([focusedIn(funnel), textIn(funnel).split(says).length - 1]).toEqual(['ZIP code', 1]);
    expect(textIn(funnel)).not.toContain('Please fix the following');
    await expect.element(textbox('ZIP code')).toHaveAccessibleDescription(new RegExp(says));
  });
});
