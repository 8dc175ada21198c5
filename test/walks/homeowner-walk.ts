import { expect } from 'vitest';
import { page } from 'vitest/browser';
import { tick } from '../elements/stage.js';
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

/** As long as a person takes to read before a press in the same place. */
const read = () => tick(400);

/**
 * 'My pipe is leaking. Who can come now? And did they get it?'
 * @param width of the window, in pixels
 * @param height of the window, in pixels
 */
export async function askForQuotes(width: number, height: number): Promise<void> {
  await page.viewport(width, height);
  const funnel = await open(funnelStage());

  // In one's own words, and not those of the catalogue.
  await page.getByRole('combobox', { name: 'Service' }).fill('leaking pipe');
  await page.getByRole('option').first().click();

  // A slip in the ZIP code is said, and mended.
  await textbox('ZIP code').fill('00000');
  await button('Continue').click();
  await untilSays(funnel, 'We do not recognize this ZIP code.');
  await textbox('ZIP code').fill('78704');
  await untilSays(funnel, 'Austin, TX');
  await button('Continue').click();

  // Whatever else is asked can be left open.
  await expect.element(heading('What should the pros know?')).toBeVisible();
  await textbox('Description').fill('Under the sink, since tonight. I have shut the valve.');
  await read();
  await button('Continue').click();
  await radio(/^As soon as possible/).click();
  await read();
  await button('Continue').click();

  // A slip in the address is asked about, and one press mends it.
  await textbox('First name').fill(CUSTOMER.first);
  await textbox('Last name').fill(CUSTOMER.last);
  await textbox('Email').fill('jordan@gmial.com');
  await textbox('Phone').fill(CUSTOMER.phone);
  await page.getByRole('button', { name: /gmail\.com/ }).click();
  await expect.element(textbox('Email')).toHaveValue('jordan@gmail.com');
  await checkbox(/^I agree/).click();
  await read();
  await button('Get quotes').click();

  // Who gets it?
  await expect.element(checkbox('Live Oak Plumbing')).toBeVisible();
  await checkbox('Live Oak Plumbing').click();
  const chosen = checkbox('Live Oak Plumbing').element() as HTMLInputElement;
  if (!chosen.checked) await checkbox('Live Oak Plumbing').click();
  await read();
  await button('Continue').click();
  await expect.element(heading('Your request is on its way')).toBeVisible();
  await untilSays(funnel, 'Live Oak Plumbing');
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
}
