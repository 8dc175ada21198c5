import type { BoundFunctions, queries } from '@testing-library/dom';
import { userEvent, waitFor, within } from 'storybook/test';

/** Queries by what a person sees, inside one part of a widget. */
export type Inside = BoundFunctions<typeof queries>;

/** A widget and the content of its shadow root. */
export interface Shown {
  readonly element: HTMLElement & { refresh(): void; replayChallenges(): Promise<void> };
  readonly root: ShadowRoot;
  readonly inside: Inside;
}

/** Waits until a condition is true. The limit is long, for busy machines. */
export function until<Value>(holds: () => Value | Promise<Value>): Promise<Value> {
  return waitFor(holds, { timeout: 15_000, interval: 20 });
}

/** The tags that stories look for. */
export type WidgetTag =
  | 'lead-board'
  | 'lead-card'
  | 'lead-page'
  | 'message-thread'
  | 'raq-funnel'
  | 'lead-unread-count';

/** Finds a widget by its tag and waits until it has content. */
export async function widgetIn(canvas: HTMLElement, tag: WidgetTag, index = 0): Promise<Shown> {
  return until(() => {
    const element = canvas.querySelectorAll<Shown['element']>(tag)[index];
    const root = element?.shadowRoot;
    const drawn = root?.querySelector<HTMLElement>('.root');
    if (!element || !root || !drawn?.firstChild) throw new Error(`<${tag}> ${index} has not drawn anything yet`);
    return { element, root, inside: within(drawn) };
  });
}

/** Waits until a widget shows its leads. */
export async function readyWidgetIn(canvas: HTMLElement, tag: 'lead-board' | 'lead-card', index = 0): Promise<Shown> {
  const shown = await widgetIn(canvas, tag, index);
  await until(() => {
    if (!shown.root.querySelector('[data-lead-id]')) throw new Error(`<${tag}> ${index} has no lead yet`);
  });
  return shown;
}

/** The element of a lead, by the lead's id. */
export function leadIn({ root }: Shown, leadId: string): Inside {
  const lead = root.querySelector<HTMLElement>(`[data-lead-id="${leadId}"]`);
  if (!lead) throw new Error(`There is no lead ${leadId}`);
  return within(lead);
}

/** Chooses an option of a select, by the label of the select and the text of the option. */
export async function choose(inside: Inside, label: string, option: string): Promise<void> {
  await userEvent.selectOptions(await inside.findByRole('combobox', { name: label }), option);
}

/** Opens the menu of an open card and chooses an item. */
export async function chooseAction(inside: Inside, item: string): Promise<void> {
  await userEvent.click(await inside.findByRole('button', { name: 'More actions' }));
  await userEvent.click(await until(() => inside.getByRole('menuitem', { name: item })));
}
