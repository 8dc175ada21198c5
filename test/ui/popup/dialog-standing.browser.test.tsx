import { StrictMode, useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { Dialog } from '../../../src/ui/popup/dialog.js';
import { accessibilityTree, toldOf } from '../accessibility.js';
import { clearStage, descriptions, focusedName, onPage, onWindow, soon, staged } from '../stage.js';
import { isOpen, NotesDialog, open } from './notes-dialog.js';

afterEach(clearStage);

test('a dialog focuses its first field or else its heading, and an alertdialog focuses its first action', async () => {
  const on = await open();
  expect(on.root.activeElement?.tagName).toBe('INPUT');
  await userEvent.keyboard('{Escape}');
  on.render(<NotesDialog>Only words</NotesDialog>);
  await userEvent.click(on.get('#opener'));
  expect(on.root.activeElement?.tagName).toBe('H2');
  await userEvent.keyboard('{Escape}');
  on.render(<NotesDialog role="alertdialog">Only words</NotesDialog>);
  await userEvent.click(on.get('#opener'));
  expect(focusedName(on)).toBe('Cancel');
});

test('Tab cycles inside the dialog and never reaches the widget or the page behind it', async () => {
  const link = onPage(document.createElement('a'));
  link.href = '#page';
  link.textContent = 'A link of the page';
  const on = await open();
  const seen = new Set<string>();
  for (let step = 0; step < 12; step++) {
    await userEvent.keyboard(step < 6 ? '{Tab}' : '{Shift>}{Tab}{/Shift}');
    // Firefox also stops at scroll containers.
    if (on.root.activeElement?.matches('a, button, input, textarea')) seen.add(focusedName(on));
    expect(document.activeElement === link).toBe(false);
  }
  expect([...seen].sort()).toEqual(['Cancel', 'Close', 'Save and Close', on.get('dialog input').id].sort());
});

test('the dialog exposes its name, role and description to screen readers and hides what is behind it', async () => {
  const words = onPage(document.createElement('p'));
  words.textContent = 'Words of the page';
  const on = await open({ description: 'Only your team sees these.' });
  expect(toldOf('dialog')).toMatchObject([{ name: 'Edit job notes', modal: true }]);
  expect(descriptions(on, 'dialog')).toEqual(['Only your team sees these.']);
  const names = accessibilityTree().map(({ name }) => name);
  expect(names).toContain('Your Notes');
  expect(names.filter((name) => name === 'After' || name === 'Words of the page')).toEqual([]);
  await userEvent.keyboard('{Escape}');
  on.render(<NotesDialog role="alertdialog" />);
  await userEvent.click(on.get('#opener'));
  expect(toldOf('alertdialog')).toMatchObject([{ name: 'Edit job notes' }]);
});

test('nested and consecutive dialogs return the focus to their openers', async () => {
  function Two() {
    const [step, setStep] = useState(0);
    return (
      <>
        <button type="button" id="opener" onClick={() => setStep(1)}>
          Connect
        </button>
        {step === 1 ? (
          <Dialog key="one" heading="One" onClose={() => setStep(0)}>
            <button type="button" id="next" onClick={() => setStep(2)}>
              Next
            </button>
          </Dialog>
        ) : null}
        {step >= 2 ? (
          <Dialog key="two" heading="Two" onClose={() => setStep(0)}>
            <button type="button" id="above" onClick={() => setStep(3)}>
              Above
            </button>
            {step === 3 ? (
              <Dialog heading="Three" onClose={() => setStep(2)}>
                <p>Above the other</p>
              </Dialog>
            ) : null}
          </Dialog>
        ) : null}
      </>
    );
  }
  const on = await staged(<Two />);
  const headings = () => [...on.root.querySelectorAll('dialog:modal h2')].map((heading) => heading.textContent);
  await userEvent.click(on.get('#opener'));
  await userEvent.click(on.get('#next'));
  expect(headings()).toEqual(['Two']);
  await userEvent.click(on.get('#above'));
  expect(headings()).toEqual(['Two', 'Three']);
  await userEvent.keyboard('{Escape}');
  expect([headings(), on.root.activeElement?.id]).toEqual([['Two'], 'above']);
  await userEvent.keyboard('{Escape}');
  expect([headings(), on.root.activeElement?.id]).toEqual([[], 'opener']);
});

test('keys pressed in the dialog do not reach the surrounding widget or the page', async () => {
  const heard = vi.fn();
  const on = await staged(
    // biome-ignore lint/a11y/noStaticElementInteractions: it represents a board with shortcuts
    <div onKeyDown={heard}>
      <NotesDialog>Only words</NotesDialog>
    </div>,
  );
  await userEvent.click(on.get('#opener'));
  onWindow('keydown', heard, false);
  await userEvent.keyboard('je{ArrowDown}');
  expect(heard).not.toHaveBeenCalled();
});

test('the dialog does not modify the body, the head or the prototypes of the page', async () => {
  const state = () => [
    document.body.getAttributeNames().join(),
    document.documentElement.getAttributeNames().join(),
    document.head.childElementCount,
    document.body.childElementCount,
    HTMLElement.prototype.focus,
    HTMLDialogElement.prototype.showModal,
    document.querySelectorAll('[inert], [aria-hidden]').length,
  ];
  const on = await staged(<NotesDialog />);
  const before = state();
  await userEvent.click(on.get('#opener'));
  await expect.poll(() => isOpen(on)).toBe(true);
  expect(state()).toEqual(before);
  await userEvent.keyboard('{Escape}');
  expect(state()).toEqual(before);
});

test('in StrictMode, the dialog opens once and returns the focus', async () => {
  const on = await staged(
    <StrictMode>
      <NotesDialog />
    </StrictMode>,
  );
  await userEvent.click(on.get('#opener'));
  await soon();
  expect([isOpen(on), on.root.activeElement?.tagName]).toEqual([true, 'INPUT']);
  await userEvent.keyboard('{Escape}');
  expect([isOpen(on), on.root.activeElement?.id]).toEqual([false, 'opener']);
});
