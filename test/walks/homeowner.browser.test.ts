import { describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { tick } from '../elements/stage.js';
import {
  button,
  CUSTOMER,
  checkbox,
  funnelPage,
  funnelStage,
  heading,
  open,
  place,
  radio,
  textbox,
  textIn,
  untilSays,
} from '../raq-funnel/funnel-stage.js';

funnelPage();

/** As long as a person takes to read before a press in the same place. */
const read = () => tick(400);

describe.each([
  ['a phone', 390, 844],
  ['a phone at 400 % zoom', 320, 568],
  ['a desktop', 1280, 800],
])('a homeowner at night on %s', (_device, width, height) => {
  it('“My pipe is leaking. Who can come now? And did they get it?”', async () => {
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
  });
});

it('una propietaria, en español: «Tengo una fuga. ¿Quién puede venir?»', async () => {
  await page.viewport(390, 844);
  const funnel = place(funnelStage(), { locale: 'es-US' });
  await expect.element(heading('¿Qué necesita?')).toBeVisible();
  await page.getByRole('combobox', { name: 'Servicio' }).fill('fuga de agua');
  await page.getByRole('option').first().click();
  await textbox('Código ZIP').fill('78704');
  await untilSays(funnel, 'Austin, TX');
  await button('Continuar').click();
  await expect.element(heading('¿Qué deben saber los expertos?')).toBeVisible();
  await textbox('Descripción').fill('Debajo del fregadero.');
  await read();
  await button('Continuar').click();
  await radio(/^Lo antes posible/).click();
  await read();
  await button('Continuar').click();
  await textbox('Nombre').first().fill(CUSTOMER.first);
  await textbox('Apellido').fill(CUSTOMER.last);
  await textbox('Correo electrónico').fill(CUSTOMER.email);
  await textbox('Teléfono').fill(CUSTOMER.phone);
  await checkbox(/^Acepto/).click();
  await read();
  await button('Recibir presupuestos').click();
  await expect.element(heading('¿Quién debe recibir su solicitud?')).toBeVisible();
  await expect.element(checkbox('Live Oak Plumbing')).toBeVisible();
  await checkbox('Live Oak Plumbing').click();
  await read();
  await button('Continuar').click();
  await vi.waitFor(() => expect(textIn(funnel)).toMatch(/Su solicitud está (en camino|guardada)/));
  expect(textIn(funnel)).not.toMatch(/\b(your|request|pros)\b/i);
});
