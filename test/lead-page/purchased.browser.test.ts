import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { cleanPage } from '../element/stage.js';
import { button, heading, isThere, link, open, partText, stageOf, UNLOCK } from './page-stage.js';

cleanPage();

describe('a purchased lead', () => {
  it('says what has been sent, that others have it too, and who the customer is', async () => {
    const element = await open(stageOf({ purchased: true }));
    await expect.element(heading('Lead Unlocked')).toBeVisible();
    expect(partText(element, 'unlocked')).toBe(
      'Lead UnlockedThe customer’s contact info is shown below. A confirmation, the project details and your receipt have been emailed to you and your associates.',
    );
    await expect.element(heading('Be the first!')).toBeVisible();
    expect(partText(element, 'first')).toContain('This lead was sent to several other providers.');
    await expect.element(page.getByText('Maria Delgado')).toBeVisible();
    expect(isThere(button(UNLOCK))).toBe(false);
    expect(partText(element, 'project')).toContain('Slow drains');
  });

  it('has links to call, to write, and to a map in a tab of its own', async () => {
    await open(stageOf({ purchased: true }));
    await expect.element(link('(512) 555-0148')).toHaveAttribute('href', 'tel:+15125550148');
    await expect.element(link('maria.delgado@example.com')).toHaveAttribute('href', 'mailto:maria.delgado@example.com');
    const map = link(/^1904 Bluebonnet Lane, Unit B, Austin, TX 78704 \(opens in a new tab\)$/);
    await expect
      .element(map)
      .toHaveAttribute(
        'href',
        'https://www.google.com/maps/search/?api=1&query=1904%20Bluebonnet%20Lane%2C%20Unit%20B%2C%20Austin%2C%20TX%2078704',
      );
    await expect.element(map).toHaveAttribute('target', '_blank');
    await expect.element(map).toHaveAttribute('rel', 'noopener noreferrer');
    await expect.element(map).toHaveAttribute('referrerpolicy', 'no-referrer');
  });
});

describe('the card', () => {
  it('without notes has no section for them, without questions none for them, without anything only its head', async () => {
    const info = { title: 'Clear a drain', description: ' ', urgency: 'NA', attributes: [] };
    const element = await open(stageOf({ purchased: true, info }));
    const parts = ['notes', 'project', 'facts'].map((part) => partText(element, part));
    expect(parts).toEqual(['', '', '']);
  });

  it('is headed by the category where there is no title, and by plain words where there is neither', async () => {
    await open(stageOf({ info: { category: { id: 1, name: 'Plumbing' } } }));
    await expect.element(page.getByRole('article', { name: 'Plumbing' })).toBeVisible();
    document.body.replaceChildren();
    await open(stageOf({ info: null }));
    await expect.element(page.getByRole('article', { name: 'Project request' })).toBeVisible();
  });
});
