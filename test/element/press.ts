import { expect, vi } from 'vitest';
import type { Locator } from 'vitest/browser';

type Target = Locator | Element;

const EVERY_10_MS = { interval: 10 };

const FOCUSABLE = 'a[href],button,input,select,summary,textarea,[tabindex]';

const nextTask = () => new Promise<void>((resolve) => setTimeout(resolve));

/** Waits until there is exactly one such element, shown and enabled. */
async function ready(target: Target): Promise<HTMLElement> {
  return vi.waitFor(() => {
    const element = target instanceof Element ? target : target.element();
    if (!(element instanceof HTMLElement)) throw new Error(`<${element.localName}> cannot be pressed.`);
    expect(element.checkVisibility({ visibilityProperty: true }), 'is shown').toBe(true);
    expect(element.matches(':disabled, [aria-disabled="true"], [inert] *'), 'is disabled').toBe(false);
    return element;
  }, EVERY_10_MS);
}

/**
 * Presses a control in the page, without the mouse: a real click takes 150 ms. Waits until the control is shown and
 * enabled. A test about pointers, hover, covered controls or double taps uses `locator.click()`.
 */
export async function press(target: Target): Promise<void> {
  const element = await ready(target);
  const pressed = { bubbles: true, cancelable: true, composed: true, button: 0 };
  element.dispatchEvent(new PointerEvent('pointerdown', { ...pressed, pointerType: 'mouse' }));
  if (element.dispatchEvent(new MouseEvent('mousedown', pressed))) {
    const focused = element.closest<HTMLElement>(FOCUSABLE);
    focused?.focus({ preventScroll: true });
  }
  element.dispatchEvent(new PointerEvent('pointerup', { ...pressed, pointerType: 'mouse' }));
  element.dispatchEvent(new MouseEvent('mouseup', pressed));
  element.click();
  await nextTask();
}

/** Replaces the text of a field in the page, as pasting over it would. Waits until the field is shown and enabled. */
export async function fill(target: Target, text: string): Promise<void> {
  const element = await ready(target);
  if (!(element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement)) {
    throw new Error(`<${element.localName}> is not a text field.`);
  }
  element.focus({ preventScroll: true });
  element.select();
  // Unlike setting `value`, this sends the events of typing, so React and masks see it.
  document.execCommand(text === '' ? 'delete' : 'insertText', false, text);
  await nextTask();
}
