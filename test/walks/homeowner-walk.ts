import { expect } from 'vitest';
import { page } from 'vitest/browser';
import { fill, press } from '../elements/press.js';
import {
  button,
  CUSTOMER,
  checkbox,
  funnelStage,
  heading,
  open,
  radio,
  textbox,
  untilSays,
} from '../raq-funnel/funnel-stage.js';

/**
 * 'My pipe is leaking. Who can come now? And did they get it?'
 * @param width of the window, in pixels
 * @param height of the window, in pixels
 */
export async function askForQuotes(width: number, height: number): Promise<void> {
  await page.viewport(width, height);
  const funnel = await open(funnelStage());

  // In one's own words, and not those of the catalogue.
  await fill(page.getByRole('combobox', { name: 'Service' }), 'leaking pipe');
  await press(page.getByRole('option').first());

  // A slip in the ZIP code is said, and mended.
  await fill(textbox('ZIP code'), '00000');
  await press(button('Continue'));
  await untilSays(funnel, 'We do not recognize this ZIP code.');
  await fill(textbox('ZIP code'), '78704');
  await untilSays(funnel, 'Austin, TX');
  await press(button('Continue'));

  // Whatever else is asked can be left open.
  await expect.element(heading('What should the pros know?')).toBeVisible();
  await fill(textbox('Description'), 'Under the sink, since tonight. I have shut the valve.');
  await press(button('Continue'));
  await press(radio(/^As soon as possible/));
  await press(button('Continue'));

  // A slip in the address is asked about, and one press mends it.
  await fill(textbox('First name'), CUSTOMER.first);
  await fill(textbox('Last name'), CUSTOMER.last);
  await fill(textbox('Email'), 'jordan@gmial.com');
  await fill(textbox('Phone'), CUSTOMER.phone);
  await press(page.getByRole('button', { name: /gmail\.com/ }));
  await expect.element(textbox('Email')).toHaveValue('jordan@gmail.com');
  await press(checkbox(/^I agree/));
  await press(button('Get quotes'));

  // Who gets it?
  await expect.element(checkbox('Live Oak Plumbing')).toBeVisible();
  await press(checkbox('Live Oak Plumbing'));
  const chosen = checkbox('Live Oak Plumbing').element() as HTMLInputElement;
  if (!chosen.checked) await press(checkbox('Live Oak Plumbing'));
  await press(button('Continue'));
  await expect.element(heading('Your request is on its way')).toBeVisible();
  await untilSays(funnel, 'Live Oak Plumbing');
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
}
