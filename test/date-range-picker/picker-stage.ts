import { afterEach, beforeEach, expect, vi } from 'vitest';
import { type Locator, page, userEvent } from 'vitest/browser';
import type { DateRangePickerElement } from '../../src/elements.js';
import { cleanPage } from '../element/stage.js';

/** A Wednesday at noon in Chicago. */
const NOW = '2026-11-18T18:00:00Z';

/** Cleans the page and stops the clock on November 18, 2026 for every test of a file. */
export function onThatDay(): void {
  cleanPage();
  beforeEach(() => void vi.useFakeTimers({ now: new Date(NOW), toFake: ['Date'] }));
  afterEach(() => void vi.useRealTimers());
}

export async function picker(
  attributes: Readonly<Record<string, string>> = {},
  parent: ParentNode = document.body,
): Promise<DateRangePickerElement> {
  const element = document.createElement('date-range-picker');
  for (const [name, value] of Object.entries({ 'time-zone': 'America/Chicago', ...attributes })) {
    element.setAttribute(name, value);
  }
  parent.append(element);
  await vi.waitFor(() => expect(element.shadowRoot?.querySelectorAll('input').length).toBeGreaterThan(1));
  return element;
}

export const startInput = () => page.getByRole('textbox', { name: 'Start', exact: true });
export const endInput = () => page.getByRole('textbox', { name: 'End', exact: true });

export async function enter(input: Locator, text: string): Promise<void> {
  await input.fill(text);
  await userEvent.keyboard('{Enter}');
}

/** The button of a day, found by the date in its label, whatever follows the date. */
export const dayButton = (date: string) => page.getByRole('button', { name: new RegExp(`^\\w+day, ${date}\\b`) });

export async function press(...dates: readonly string[]): Promise<void> {
  for (const date of dates) await dayButton(date).click();
}

export function focused(element: Element): string {
  const at = element.shadowRoot?.activeElement;
  return at?.ariaLabel ?? at?.getAttribute('placeholder') ?? at?.localName ?? 'nothing';
}

export function changesOf(element: DateRangePickerElement): string[] {
  const told: string[] = [];
  element.addEventListener('range-change', ({ detail }) => told.push(`${detail.start}/${detail.end}`));
  return told;
}
