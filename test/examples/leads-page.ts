import type { Locator, Page } from 'playwright/test';

export interface LeadsPage {
  readonly board: Locator;
  readonly language: Locator;
  /** Every text that the page has shown of the last event, since it was opened. */
  heard(): Promise<string[]>;
  readonly list: Locator;
  readonly cards: Locator;
  readonly modal: Locator;
  button(name: string): Locator;
  order(): Promise<string[]>;
}

export function leadsPage(page: Page): LeadsPage {
  const list = page.getByRole('list', { name: 'Three leads' });
  const cards = list.locator('lead-card');
  return {
    board: page.locator('lead-board'),
    language: page.getByRole('combobox', { name: 'Language' }),
    heard: () => page.evaluate(() => Reflect.get(window, 'heard')),
    list,
    cards,
    modal: page.locator('review-request-modal').getByRole('dialog'),
    button: (name) => page.locator('.controls').getByRole('button', { name, exact: true }),
    order: () => cards.evaluateAll((found) => found.map((card) => String(Reflect.get(card, 'leadId')))),
  };
}

/** Writes down what the page shows of events: one may follow the other before a test looks. */
export async function keepWhatIsHeard(page: Page): Promise<void> {
  await page.locator('.heard').evaluate((shown) => {
    const texts: (string | null)[] = [];
    Reflect.set(window, 'heard', texts);
    const keep = () => texts.push(shown.textContent);
    new MutationObserver(keep).observe(shown, { childList: true, characterData: true, subtree: true });
  });
}
