import { expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { fill, press } from '../elements/press.js';
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

it('a homeowner on the smallest phone: “My pipe is leaking. Who can come now?”', async () => {
  await page.viewport(320, 568);
  const funnel = await open(funnelStage());

  // In the customer's own words.
  await fill(page.getByRole('combobox', { name: 'Service' }), 'leaking pipe');
  await press(page.getByRole('option').first());

  // A wrong ZIP code gets a message, and is corrected.
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

  // A typo in the email address is pointed out, and one press corrects it.
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
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
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
