import { afterEach, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { CopyButton } from '../../../src/ui/field/copy-button.js';
import { clearStage, onPage, type Stage, staged } from '../stage.js';

const secret = '+1 (512) 555-0142';

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  Reflect.deleteProperty(navigator, 'clipboard');
  clearStage();
});

const copyOf = (text: string | (() => string)) => (
  <CopyButton label="Copy phone" text={text} copiedLabel="Copied" failedLabel="Not copied" />
);

const status = (on: Stage) => on.get('[role=status]').textContent;

async function pasted(): Promise<string> {
  const field = onPage(document.createElement('textarea'));
  field.focus();
  await userEvent.keyboard('{Control>}v{/Control}');
  return field.value;
}

/** A page without HTTPS has no Clipboard API. */
const withoutClipboard = () => Object.defineProperty(navigator, 'clipboard', { configurable: true, value: undefined });

test('CopyButton copies the text, keeps it out of the DOM and shows “Copied” for a while', async () => {
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  const on = await staged(copyOf(() => secret));
  const path = on.get('path').getAttribute('d');
  expect([status(on), on.get('button').getAttribute('aria-label')]).toEqual(['', 'Copy phone']);
  await userEvent.click(on.get('button'));
  await expect.poll(() => status(on)).toBe('Copied');
  expect(write.mock.calls).toEqual([[secret]]);
  for (const element of [on.get('.root'), document.documentElement]) expect(element.outerHTML).not.toContain(secret);
  expect(on.get('path').getAttribute('d') === path).toBe(false);
  await expect.poll(() => status(on)).toBe('');
  expect(on.get('path').getAttribute('d') === path).toBe(true);
});

test('CopyButton copies without the Clipboard API, fires no copy event on the page and keeps the selection', async () => {
  withoutClipboard();
  const words = onPage(document.createElement('p'));
  words.textContent = 'Words that a person has selected';
  getSelection()?.selectAllChildren(words);
  const heard = vi.fn();
  document.addEventListener('copy', heard);
  const on = await staged(copyOf(secret));
  on.get('button').focus();
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => status(on)).toBe('Copied');
  document.removeEventListener('copy', heard);
  expect([heard.mock.calls, getSelection()?.toString()]).toEqual([[], 'Words that a person has selected']);
  expect(await pasted()).toBe(secret);
});

test('CopyButton shows “Not copied” if both ways of copying fail', async () => {
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('Refused', 'NotAllowedError'));
  vi.spyOn(Document.prototype, 'execCommand').mockReturnValue(false);
  const on = await staged(copyOf(secret));
  await userEvent.click(on.get('button'));
  await expect.poll(() => status(on)).toBe('Not copied');
});
