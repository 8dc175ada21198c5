import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Dialog } from '../../src/ui/dialog.js';
import { accessibilityTree, pointer } from './devtools.js';
import { beside, dialogIn, isOpen, NotesDialog, open } from './notes-dialog.js';
import { clearStage, hostileBox, onPage, onWindow } from './stage.js';
import { focusedName, soon, staged } from './staged.js';

afterEach(clearStage);

test('it opens above a clipped and transformed page, and can be hit at its lower edge', async () => {
  const on = await open({}, hostileBox());
  const { left, right, bottom, width, height } = on.get('dialog').getBoundingClientRect();
  expect([Math.round(width), height > 150]).toEqual([480, true]);
  const hit = on.root.elementFromPoint((left + right) / 2, bottom - 8);
  expect(dialogIn(on)?.contains(hit)).toBe(true);
  expect(getComputedStyle(on.get('h2')).fontSize).toBe('18px');
});

test('the first field has the focus at first, else the heading; an alertdialog gives it to its first action', async () => {
  const on = await open();
  expect(on.root.activeElement?.tagName).toBe('INPUT');
  await userEvent.keyboard('{Escape}');
  on.render(
    <NotesDialog>
      <p>Only words</p>
    </NotesDialog>,
  );
  await userEvent.click(on.get('#opener'));
  expect(on.root.activeElement?.tagName).toBe('H2');
  await userEvent.keyboard('{Escape}');
  on.render(
    <NotesDialog role="alertdialog">
      <p>Only words</p>
    </NotesDialog>,
  );
  await userEvent.click(on.get('#opener'));
  expect(focusedName(on)).toBe('Cancel');
});

test('Tab goes round in it and never to the widget or the page behind it', async () => {
  const link = onPage(document.createElement('a'));
  link.href = '#page';
  link.textContent = 'A link of the page';
  const on = await open();
  const seen = new Set<string>();
  for (let step = 0; step < 12; step++) {
    await userEvent.keyboard(step < 6 ? '{Tab}' : '{Shift>}{Tab}{/Shift}');
    if (on.root.activeElement) seen.add(focusedName(on));
    expect(document.activeElement === link).toBe(false);
  }
  expect([...seen].sort()).toEqual(['Cancel', 'Close', 'Save and Close', on.get('dialog input').id].sort());
});

test('a screen reader gets its name, its role and its description, and nothing of what lies behind', async () => {
  const words = onPage(document.createElement('p'));
  words.textContent = 'Words of the page';
  const on = await open({ description: 'Only your team sees these.' });
  const nodes = await accessibilityTree();
  expect(nodes.find(({ role }) => role === 'dialog')).toMatchObject({ name: 'Edit job notes', modal: true });
  const about = on.get('dialog').getAttribute('aria-describedby') ?? '';
  expect(on.root.getElementById(about)?.textContent).toBe('Only your team sees these.');
  const names = nodes.map(({ name }) => name);
  expect(names).toContain('Your Notes');
  expect(names.filter((name) => name === 'After' || name === 'Words of the page')).toEqual([]);
  await userEvent.keyboard('{Escape}');
  on.render(<NotesDialog role="alertdialog" />);
  await userEvent.click(on.get('#opener'));
  expect((await accessibilityTree()).find(({ role }) => role === 'alertdialog')).toMatchObject({
    name: 'Edit job notes',
  });
});

test('while it is open, the wheel beside it or over its head does not scroll the page', async () => {
  const on = await open();
  onPage(document.createElement('div')).style.height = '4000px';
  const header = on.get('dialog header').getBoundingClientRect();
  await pointer('wheel', beside, 300);
  await pointer('wheel', { x: header.left + 40, y: header.top + 20 }, 300);
  await soon();
  await soon();
  expect(window.scrollY).toBe(0);
  await userEvent.keyboard('{Escape}');
  await pointer('wheel', beside, 300);
  await expect.poll(() => window.scrollY).toBeGreaterThan(0);
  window.scrollTo(0, 0);
});

test('long content scrolls between a head and a footer that stay', async () => {
  const on = await open({ children: <div style={{ height: 3000 }}>Long</div> });
  const view = window.innerHeight;
  const inView = (selector: string) => {
    const { top, bottom } = on.get(selector).getBoundingClientRect();
    return top >= 0 && bottom <= view;
  };
  expect([inView('dialog header'), inView('dialog footer')]).toEqual([true, true]);
  on.get('dialog .in').scrollTop = 2000;
  expect(on.get('dialog .in').scrollTop).toBe(2000);
  expect([inView('dialog header'), inView('dialog footer')]).toEqual([true, true]);
});

test('on a phone it is as wide as the screen and stands at its lower edge', async () => {
  await page.viewport(360, 640);
  const on = await open();
  const { left, width, bottom } = on.get('dialog').getBoundingClientRect();
  const buttons = [...on.get('footer').querySelectorAll('button')].map((button) => button.offsetWidth);
  await page.viewport(1280, 900);
  expect([left, width, Math.round(bottom)]).toEqual([0, 360, 640]);
  expect(buttons).toEqual([328, 328]);
});

test('moved in the page with its widget, it stands again with what was typed and with the focus', async () => {
  const on = await open();
  await userEvent.keyboard('Called at 2:40');
  const place = onPage(document.createElement('section'));
  place.append(on.host);
  await expect.poll(() => isOpen(on)).toBe(true);
  expect(on.get<HTMLInputElement>('dialog input').value).toBe('Called at 2:40');
  expect(on.root.activeElement?.tagName).toBe('INPUT');
  await userEvent.keyboard('{Escape}');
  expect(isOpen(on)).toBe(false);
});

test('a widget that is taken away, or hidden, lets go of the page', async () => {
  const onClose = vi.fn();
  const pressed = vi.fn();
  const button = onPage(document.createElement('button'));
  button.textContent = 'A button of the page';
  button.addEventListener('click', pressed);
  const on = await open({ onClose });
  on.host.hidden = true;
  await expect.poll(() => onClose.mock.calls).toEqual([['hidden']]);
  await userEvent.click(button);
  expect(pressed).toHaveBeenCalledTimes(1);
  on.host.hidden = false;
  const other = await open();
  other.host.remove();
  await userEvent.click(button);
  expect(pressed).toHaveBeenCalledTimes(2);
});

test('one dialog after another, and one above another: each gives the focus back to where it came from', async () => {
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
  expect(headings()).toEqual(['Two']);
  expect(on.root.activeElement?.id).toBe('above');
  await userEvent.keyboard('{Escape}');
  expect(headings()).toEqual([]);
  expect(on.root.activeElement?.id).toBe('opener');
});

test('keys pressed in it reach neither the widget around it nor the page', async () => {
  const heard = vi.fn();
  const on = await staged(
    // biome-ignore lint/a11y/noStaticElementInteractions: it stands for a board with shortcuts
    <div onKeyDown={heard}>
      <NotesDialog>
        <p>Only words</p>
      </NotesDialog>
    </div>,
  );
  await userEvent.click(on.get('#opener'));
  onWindow('keydown', heard, false);
  await userEvent.keyboard('je{ArrowDown}');
  expect(heard).not.toHaveBeenCalled();
});

test('it leaves the body, the head and the prototypes of the page as they were', async () => {
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
