import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { fill, press } from '../elements/press.js';
import {
  bodyOf,
  button,
  CUSTOMER,
  calls,
  checkbox,
  fillContact,
  focusedIn,
  funnelPage,
  funnelStage,
  isThere,
  openAt,
  textbox,
  textIn,
  untilAt,
  untilSays,
} from './funnel-stage.js';

funnelPage();

describe('a phone number', () => {
  it.each([
    ['+52 55 1234 5678', 'Enter a 10-digit US phone number'],
    ['+47 2123 4567', 'Enter a 10-digit US phone number'],
    ['512 555 0177 12', 'Enter a 10-digit US phone number'],
  ])('%s is not cut into one of the US: it stays as typed, with what is needed', async (typed, says) => {
    const on = funnelStage();
    const funnel = await openAt(on, 'contact');
    await fillContact();
    await press(checkbox(/^I agree/));
    await fill(textbox('Phone'), typed);
    await expect.element(textbox('Phone')).toHaveValue(typed);
    await press(button('Get quotes'));
    await untilSays(funnel, says);
    expect(focusedIn(funnel)).toBe('Phone');
    await expect.element(textbox('Phone')).toHaveAccessibleDescription(`${says} A US number, 10 digits`);
    await expect.element(textbox('Phone')).toHaveValue(typed);
    expect(on.to('/v3/lead')).toEqual([]);
  });

  it('+52 that is typed key by key stays, and becomes a US number when it is one', async () => {
    await openAt(funnelStage(), 'contact');
    await press(textbox('Phone'));
    await userEvent.keyboard('+5255');
    await expect.element(textbox('Phone')).toHaveValue('+5255');
    await fill(textbox('Phone'), '');
    await userEvent.keyboard('+15125550177');
    await expect.element(textbox('Phone')).toHaveValue('(512) 555-0177');
  });

  it.each(['0000000000', '1125550177', '5120550177'])('%s is none', async (typed) => {
    const on = funnelStage();
    const funnel = await openAt(on, 'contact');
    await fillContact();
    await press(checkbox(/^I agree/));
    await fill(textbox('Phone'), typed);
    await press(button('Get quotes'));
    await untilSays(funnel, 'Please enter a valid phone number');
    await untilAt('contact');
    expect(on.to('/v3/lead')).toEqual([]);
  });

  it('of another country is not taken on the summary either', async () => {
    const on = funnelStage();
    const funnel = await openAt(on, 'summary');
    await press(page.getByText('Change your phone number'));
    await fill(textbox('New phone number'), '+52 55 1234 5678');
    await press(button('Save'));
    await untilSays(funnel, 'Enter a 10-digit US phone number');
    expect(on.to('/v1/user/updatePhone')).toEqual([]);
    await fill(textbox('New phone number'), '5125550199');
    await press(button('Save'));
    const [saved] = await calls(on, '/v1/user/updatePhone', 1);
    expect(await bodyOf(saved)).toEqual({ phoneNumber: '5125550199' });
  });
});

describe('a slip in the email address', () => {
  const meant = 'Did you mean jane@gmail.com?';

  it('is asked about under the field; one press mends it', async () => {
    const on = funnelStage();
    await openAt(on, 'contact');
    await fillContact();
    await fill(textbox('Email'), 'jane@gmial.com');
    await press(button(meant));
    await expect.element(textbox('Email')).toHaveValue('jane@gmail.com');
    await vi.waitFor(() => expect(isThere(button(meant))).toBe(false));
    await press(checkbox(/^I agree/));
    await press(button('Get quotes'));
    const [created] = await calls(on, '/v3/lead', 1);
    expect(await bodyOf(created)).toMatchObject({ contactInformation: { email: 'jane@gmail.com' } });
  });

  it('blocks nothing: the address may be meant so', async () => {
    const on = funnelStage();
    await openAt(on, 'contact');
    await fillContact();
    await fill(textbox('Email'), 'jane@gmial.com');
    await expect.element(button(meant)).toBeVisible();
    await press(checkbox(/^I agree/));
    await press(button('Get quotes'));
    await untilAt('suggestions');
    const [created] = await calls(on, '/v3/lead', 1);
    expect(await bodyOf(created)).toMatchObject({ contactInformation: { email: 'jane@gmial.com' } });
  });

  it('is not seen in an address that is right', async () => {
    const funnel = await openAt(funnelStage(), 'contact');
    for (const address of [CUSTOMER.email, 'jane@gmail.com', 'jane@mail.com', 'jane@']) {
      await fill(textbox('Email'), address);
      await expect.element(textbox('Email')).toHaveValue(address);
      expect(textIn(funnel)).not.toContain('Did you mean');
    }
  });
});

describe('the consent', () => {
  it('stands without a version number, which is on the receipt', async () => {
    const funnel = await openAt(funnelStage(), 'contact');
    expect(textIn(funnel)).not.toContain('2026-11');
    await fillContact();
    await press(checkbox(/^I agree/));
    await press(button('Get quotes'));
    await untilAt('suggestions');
    await press(button('Continue'));
    await untilAt('summary');
    await untilSays(funnel, 'Version2026-11');
  });
});
