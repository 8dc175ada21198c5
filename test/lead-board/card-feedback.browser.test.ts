import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { press } from '../element/press.js';
import { cleanPage, SP_ID } from '../element/stage.js';
import { bodyOf, button, calls, focused, openCard, stage } from './board-stage.js';

cleanPage();

const rate = () => button('Rate this lead');
const panel = () => page.getByRole('dialog', { name: 'Rate this lead' });

/** In the page's margin, which no part of the card covers. */
async function pressElsewhere(): Promise<void> {
  await userEvent.click(document.documentElement, { position: { x: 2, y: 2 } });
  // The browser hides the panel before the button knows.
  await expect.element(rate()).toHaveAttribute('aria-expanded', 'false');
}

describe('feedback', () => {
  it('of four stars asks for a reason, and thanks for it with the host’s link', async () => {
    const on = stage();
    openCard(on, { serviceAreaUrl: '#area/{spId}' });
    await press(rate());
    await press(panel().getByRole('radio', { name: 'Good' }));
    await press(panel().getByRole('button', { name: 'Submit' }));
    await expect.element(panel().getByText('Please choose a reason.')).toBeVisible();
    await press(panel().getByRole('radio', { name: 'Out of service area' }));
    await press(panel().getByRole('button', { name: 'Submit' }));
    await expect.element(panel().getByText('Thank you. You can edit your service area at any time.')).toBeVisible();
    await expect
      .element(panel().getByRole('link', { name: 'Edit service area' }))
      .toHaveAttribute('href', `#area/${SP_ID}`);
    const [sent] = await calls(on, '/feedback', 1);
    expect(await bodyOf(sent)).toMatchObject({ rating: 4, reason: 'Out of service area', notes: '' });
  });

  it('of five stars is submitted at once, and shows again when it is opened again', async () => {
    const on = stage();
    openCard(on);
    await press(rate());
    await press(panel().getByRole('radio', { name: 'Great' }));
    await expect.element(panel().getByText('Thank you for your feedback!')).toBeVisible();
    const [sent] = await calls(on, '/feedback', 1);
    expect(await bodyOf(sent)).toMatchObject({ rating: 5, reason: 'Other' });
    await pressElsewhere();
    await press(rate());
    await expect.element(panel().getByRole('radio', { name: 'Great' })).toBeChecked();
    expect(panel().getByText('Thank you for your feedback!').query() === null).toBe(true);
  });

  it('is reset by a press elsewhere where none was given before', async () => {
    openCard();
    await press(rate());
    await press(panel().getByRole('radio', { name: 'Fair' }));
    await expect.element(panel().getByText('Why this rating?')).toBeVisible();
    await pressElsewhere();
    await press(rate());
    await expect.element(panel().getByRole('radio', { name: 'Fair' })).not.toBeChecked();
    expect(panel().getByText('Why this rating?').query() === null).toBe(true);
  });

  it('sends the English reason from a Spanish board', async () => {
    const on = stage();
    openCard(on, { locale: 'es-US' });
    await press(button('Calificar esta solicitud'));
    await press(page.getByRole('radio', { name: 'Regular' }));
    await press(page.getByRole('radio', { name: 'Posible spam' }));
    await press(button('Enviar'));
    await expect.element(page.getByText('Gracias. Revisaremos esta solicitud.')).toBeVisible();
    const [sent] = await calls(on, '/feedback', 1);
    expect(await bodyOf(sent)).toMatchObject({ rating: 2, reason: 'Potential spam' });
  });

  it('works with the keyboard alone', async () => {
    const on = stage();
    const card = openCard(on);
    await expect.element(rate()).toBeVisible();
    rate().element().focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(panel()).toBeVisible();
    await userEvent.keyboard('{Tab}');
    await vi.waitFor(() => expect(focused(card)).not.toBe('Rate this lead'));
    await userEvent.keyboard('{Escape}');
    await vi.waitFor(() => expect(panel().query() === null).toBe(true));
    expect(focused(card)).toBe('Rate this lead');
  });
});
