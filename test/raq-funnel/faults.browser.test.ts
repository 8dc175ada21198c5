import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { fill, press } from '../elements/press.js';
import { rootOf } from '../elements/stage.js';
import {
  bodyOf,
  button,
  calls,
  checkbox,
  fillContact,
  focusedIn,
  funnelPage,
  funnelStage,
  heading,
  isThere,
  open,
  openAt,
  radio,
  textbox,
  textIn,
  untilAt,
  untilSays,
  walk,
} from './funnel-stage.js';

funnelPage();

describe('a customer who is known', () => {
  it('is asked for no contact: contact information is left out, and the consent stays', async () => {
    const on = funnelStage();
    const funnel = await open(on, { authMode: 'session', oneTimeToken: undefined });
    await walk(['service', 'postal-code', 'project'], 'timing');
    await press(radio(/^This week/));
    await press(button('Continue'));
    await expect.element(heading('Ready to get quotes?')).toBeVisible();
    expect(isThere(page.getByRole('textbox'))).toBe(false);
    await press(button('Get quotes'));
    await untilSays(funnel, 'Check the box to agree to be contacted');
    await press(checkbox(/^I agree/));
    await press(button('Get quotes'));
    await untilAt('suggestions');
    const [created] = await calls(on, '/v3/lead', 1);
    const body = Object.assign({}, await bodyOf(created));
    expect([Object.keys(body).includes('contactInformation'), created?.headers.has('Authorization')]).toEqual([
      false,
      false,
    ]);
    expect(body).toMatchObject({ externalLeadAttributes: { consent: { version: expect.any(String) } } });
    expect(created?.credentials).toBe('include');
  });
});

describe('what is wrong', () => {
  it('is named above the step with the focus, leads to its fields, and goes when it is mended', async () => {
    const funnel = await openAt(funnelStage(), 'contact');
    await fill(textbox('Email'), 'nova@');
    await press(button('Get quotes'));
    const links = () =>
      [...rootOf(funnel).querySelectorAll('[class*="problem"] a')].map(({ textContent }) => textContent);
    await vi.waitFor(() =>
      expect(links()).toEqual([
        'Enter your first name',
        'Enter your last name',
        'Please enter a valid email address',
        'Enter your phone number',
        'Check the box to agree to be contacted',
      ]),
    );
    expect(rootOf(funnel).activeElement?.textContent).toMatch(/^Please fix the following/);
    expect(rootOf(funnel).querySelectorAll('input[aria-invalid="true"]').length).toBe(5);
    await press(page.getByRole('link', { name: 'Enter your phone number' }));
    const active = rootOf(funnel).activeElement;
    expect(active instanceof HTMLInputElement && active.type).toBe('tel');
    await fillContact();
    // One that is left stands at its field alone.
    await vi.waitFor(() => expect([links(), textIn(funnel).includes('Please fix the following')]).toEqual([[], false]));
    expect(textIn(funnel).match(/Check the box to agree to be contacted/g)).toHaveLength(1);
    await press(checkbox(/^I agree/));
    await vi.waitFor(() => expect(textIn(funnel)).not.toContain('Check the box'));
  });

  it.each([
    ['', 'Enter your ZIP code'],
    ['7870', 'Please enter a 5-digit ZIP code'],
    ['78704-12', 'Please enter a 5-digit ZIP code'],
  ])('a postal code "%s" is not taken: said once, at its field, which has the focus', async (text, says) => {
    const funnel = await openAt(funnelStage(), 'postal-code');
    await fill(textbox('ZIP code'), text);
    await press(button('Continue'));
    await untilSays(funnel, says);
    await untilAt('postal-code');
    expect([focusedIn(funnel), textIn(funnel).split(says).length - 1]).toEqual(['ZIP code', 1]);
    expect(textIn(funnel)).not.toContain('Please fix the following');
    await expect.element(textbox('ZIP code')).toHaveAccessibleDescription(new RegExp(says));
  });

  it('words without a service are not taken', async () => {
    const funnel = await open(funnelStage());
    await fill(page.getByRole('combobox', { name: 'Service' }), 'x');
    rootOf(funnel).querySelector<HTMLElement>('[role="combobox"]')?.focus();
    await userEvent.keyboard('{Enter}');
    await untilSays(funnel, 'Please choose a service from the list');
  });

  it('a description of 2049 characters is not taken', async () => {
    const funnel = await openAt(funnelStage(), 'project');
    await fill(textbox('Description'), 'x'.repeat(2049));
    await press(button('Continue'));
    await untilSays(funnel, 'The description can have at most 2048 characters');
    await fill(textbox('Description'), 'x'.repeat(2048));
    await press(button('Continue'));
    await untilAt('timing');
  });

  it('is said in Spanish to whom reads Spanish', async () => {
    const on = funnelStage();
    const funnel = await open(on);
    await walk(['service', 'postal-code', 'project', 'timing'], 'contact');
    funnel['locale'] = 'es-US';
    await expect.element(heading('¿Cómo pueden comunicarse con usted?')).toBeVisible();
    await press(button('Recibir presupuestos'));
    await untilSays(funnel, 'Corrija lo siguiente');
    await untilSays(funnel, 'Escriba su número de teléfono');
    await untilSays(funnel, 'Acepto que los expertos');
  });
});
