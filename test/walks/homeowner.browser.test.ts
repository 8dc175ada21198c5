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
  place,
  radio,
  textbox,
  textIn,
  untilSays,
} from '../raq-funnel/funnel-stage.js';

import { askForQuotes } from './homeowner-walk.js';

funnelPage();

/** As long as a person takes to read before a press in the same place. */
const read = () => tick(400);

describe.each([
  ['a phone', 390, 844],
  ['a phone at 400 % zoom', 320, 568],
  ['a desktop', 1280, 800],
])('a homeowner at night on %s', (_device, width, height) => {
  it('“My pipe is leaking. Who can come now? And did they get it?”', async () => {
    await askForQuotes(width, height);
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
