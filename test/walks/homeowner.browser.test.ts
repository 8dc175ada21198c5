import { describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { fill, press } from '../elements/press.js';
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
  await fill(page.getByRole('combobox', { name: 'Servicio' }), 'fuga de agua');
  await press(page.getByRole('option').first());
  await fill(textbox('Código ZIP'), '78704');
  await untilSays(funnel, 'Austin, TX');
  await press(button('Continuar'));
  await expect.element(heading('¿Qué deben saber los expertos?')).toBeVisible();
  await fill(textbox('Descripción'), 'Debajo del fregadero.');
  await press(button('Continuar'));
  await press(radio(/^Lo antes posible/));
  await press(button('Continuar'));
  await fill(textbox('Nombre').first(), CUSTOMER.first);
  await fill(textbox('Apellido'), CUSTOMER.last);
  await fill(textbox('Correo electrónico'), CUSTOMER.email);
  await fill(textbox('Teléfono'), CUSTOMER.phone);
  await press(checkbox(/^Acepto/));
  await press(button('Recibir presupuestos'));
  await expect.element(heading('¿Quién debe recibir su solicitud?')).toBeVisible();
  await expect.element(checkbox('Live Oak Plumbing')).toBeVisible();
  await press(checkbox('Live Oak Plumbing'));
  await press(button('Continuar'));
  await vi.waitFor(() => expect(textIn(funnel)).toMatch(/Su solicitud está (en camino|guardada)/));
  expect(textIn(funnel)).not.toMatch(/\b(your|request|pros)\b/i);
});
