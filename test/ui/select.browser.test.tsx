import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { Select, type SelectOption } from '../../src/ui/select.js';
import { accessibilityTree, tap } from './devtools.js';
import { clearStage, hostileBox, onPage, onWindow, type Stage, stage } from './stage.js';

const statuses: SelectOption[] = [
  { value: 'NEW', label: 'New', tone: 'accent', hint: '1' },
  { value: 'NOT_CONTACTED', label: 'Not Contacted', tone: 'warning', hint: '2' },
  { value: 'CONTACTED', label: 'Contacted', tone: 'violet', hint: '3' },
  { value: 'SCHEDULED', label: 'Scheduled', tone: 'teal', hint: '4', disabled: true },
  { value: 'CLOSED_WON', label: 'Closed won', tone: 'success', hint: '5' },
  { value: 'CLOSED_LOST', label: 'Closed lost', tone: 'neutral', hint: '6' },
];

afterEach(clearStage);

function StatusSelect({ onChange, start = 'CONTACTED' }: { onChange?: (value: string) => void; start?: string }) {
  const [value, setValue] = useState(start);
  const choose = (next: string) => {
    setValue(next);
    onChange?.(next);
  };
  return (
    <>
      <button type="button" id="before">
        Before
      </button>
      <span className="lbl" id="label">
        Lead status
      </span>
      <Select labelledBy="label" options={statuses} value={value} onChange={choose} />
      <button type="button" id="after">
        After
      </button>
    </>
  );
}

const trigger = (on: Stage) => on.get('[role=combobox]');
const active = (on: Stage) => {
  const id = trigger(on).getAttribute('aria-activedescendant');
  return id ? on.root.getElementById(id)?.querySelector('.name')?.textContent : null;
};
const isOpen = (on: Stage) => trigger(on).getAttribute('aria-expanded') === 'true';
const shown = async (on: Stage) => {
  await expect.poll(() => on.root.querySelector('[role=listbox]')?.hasAttribute('data-placed')).toBe(true);
  return on.get('[role=listbox]');
};

test('a click opens the list with the chosen option active, in the top layer and hit at its lower edge', async () => {
  const on = stage(<StatusSelect />, hostileBox());
  await expect.poll(() => on.root.querySelector('[role=combobox]')).not.toBeNull();
  await userEvent.click(trigger(on));
  const list = await shown(on);
  expect(isOpen(on)).toBe(true);
  expect(active(on)).toBe('Contacted');
  expect(list.matches(':popover-open')).toBe(true);
  const { left, right, bottom, width } = list.getBoundingClientRect();
  const hit = on.root.elementFromPoint((left + right) / 2, bottom - 8);
  expect(list.contains(hit)).toBe(true);
  expect(document.elementFromPoint((left + right) / 2, bottom - 8)).toBe(on.host);
  expect(left).toBeCloseTo(trigger(on).getBoundingClientRect().left, 0);
  expect(width).toBeCloseTo(trigger(on).getBoundingClientRect().width, 0);
});

async function open(on: Stage) {
  await expect.poll(() => on.root.querySelector('[role=combobox]')).not.toBeNull();
  await userEvent.click(trigger(on));
  return shown(on);
}

const focused = (on: Stage) => on.root.activeElement;

test('arrows, Home, End and Page keys move the active option and pass over a disabled one', async () => {
  const on = stage(<StatusSelect />);
  await open(on);
  const walk = [];
  for (const key of ['ArrowDown', 'ArrowUp', 'Home', 'ArrowUp', 'End', 'ArrowDown', 'PageUp', 'PageDown']) {
    await userEvent.keyboard(`{${key}}`);
    walk.push(active(on));
  }
  expect(walk).toEqual(['Closed won', 'Contacted', 'New', 'New', 'Closed lost', 'Closed lost', 'New', 'Closed lost']);
  expect(focused(on)).toBe(trigger(on));
});

test('Enter and Space choose, say so once, and keep the focus on the trigger', async () => {
  const onChange = vi.fn();
  const on = stage(<StatusSelect onChange={onChange} />);
  await open(on);
  await userEvent.keyboard('{Home}{Enter}');
  expect(onChange.mock.calls).toEqual([['NEW']]);
  expect(isOpen(on)).toBe(false);
  expect(trigger(on).textContent).toBe('New');
  expect(focused(on)).toBe(trigger(on));
  await userEvent.keyboard('[Space]');
  await shown(on);
  await userEvent.keyboard('{ArrowDown}[Space]');
  expect(onChange.mock.calls).toEqual([['NEW'], ['NOT_CONTACTED']]);
  expect(isOpen(on)).toBe(false);
});

test('choosing the value that it has closes it and changes nothing', async () => {
  const onChange = vi.fn();
  const on = stage(<StatusSelect onChange={onChange} />);
  await open(on);
  await userEvent.keyboard('{Enter}');
  expect(isOpen(on)).toBe(false);
  expect(onChange).not.toHaveBeenCalled();
});

test('letters lead to the option that begins with them, the same letter to the next', async () => {
  const on = stage(<StatusSelect start="NEW" />);
  await open(on);
  await userEvent.keyboard('c');
  expect(active(on)).toBe('Contacted');
  await userEvent.keyboard('c');
  expect(active(on)).toBe('Closed won');
  await new Promise((done) => setTimeout(done, 800));
  await userEvent.keyboard('closed l');
  expect(active(on)).toBe('Closed lost');
  expect(isOpen(on)).toBe(true);
});

test.each([
  ['{ArrowDown}', 'Contacted'],
  ['{Home}', 'New'],
  ['{End}', 'Closed lost'],
  ['n', 'New'],
])('a closed select opens on %s with %s active', async (key, expected) => {
  const on = stage(<StatusSelect />);
  await expect.poll(() => on.root.querySelector('[role=combobox]')).not.toBeNull();
  trigger(on).focus();
  await userEvent.keyboard(key);
  await shown(on);
  expect(active(on)).toBe(expected);
});

test('a click on an option chooses it; a disabled one is deaf', async () => {
  const onChange = vi.fn();
  const on = stage(<StatusSelect onChange={onChange} />, hostileBox());
  const list = await open(on);
  const options = [...list.querySelectorAll<HTMLElement>('[role=option]')];
  await userEvent.click(options[3]!, { force: true });
  expect(isOpen(on)).toBe(true);
  await userEvent.click(options[5]!);
  expect(onChange.mock.calls).toEqual([['CLOSED_LOST']]);
  expect(isOpen(on)).toBe(false);
  expect(focused(on)).toBe(trigger(on));
});

test('Tab closes it, chooses nothing and moves on in the order of the page', async () => {
  const onChange = vi.fn();
  const on = stage(<StatusSelect onChange={onChange} />);
  await open(on);
  await userEvent.keyboard('{Home}{Tab}');
  expect(isOpen(on)).toBe(false);
  expect(onChange).not.toHaveBeenCalled();
  expect(focused(on)?.id).toBe('after');
  trigger(on).focus();
  await userEvent.keyboard('{ArrowDown}');
  await shown(on);
  await userEvent.keyboard('{Shift>}{Tab}{/Shift}');
  expect(isOpen(on)).toBe(false);
  expect(focused(on)?.id).toBe('before');
});

test('Escape closes it and does not reach the page', async () => {
  const on = stage(<StatusSelect />);
  const heard = vi.fn();
  onWindow('keydown', heard, false);
  await open(on);
  await userEvent.keyboard('{Escape}');
  expect(isOpen(on)).toBe(false);
  expect(heard).not.toHaveBeenCalled();
  expect(focused(on)).toBe(trigger(on));
});

test('Escape closes it even where the page keeps that key for itself', async () => {
  const on = stage(<StatusSelect />);
  onWindow('keydown', (event) => event.stopImmediatePropagation(), true);
  await open(on);
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => isOpen(on)).toBe(false);
  expect(on.root.querySelector('[popover]')).toBeNull();
});

test("inside a page's modal dialog it opens above it, and Escape closes only the list", async () => {
  const dialog = onPage(document.createElement('dialog'));
  const on = stage(<StatusSelect />, dialog);
  dialog.showModal();
  const list = await open(on);
  const { left, bottom } = list.getBoundingClientRect();
  expect(list.contains(on.root.elementFromPoint(left + 20, bottom - 8))).toBe(true);
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => isOpen(on)).toBe(false);
  expect(dialog.open).toBe(true);
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => dialog.open).toBe(false);
});

test('a press on the trigger closes it and does not open it again', async () => {
  const on = stage(<StatusSelect />);
  await open(on);
  await userEvent.click(trigger(on));
  await new Promise((done) => setTimeout(done, 50));
  expect(isOpen(on)).toBe(false);
  await userEvent.click(trigger(on));
  await shown(on);
});

test.each(['the same widget', 'the page', 'another widget'])('a press in %s closes it', async (where) => {
  const on = stage(<StatusSelect />);
  const other = stage(<button type="button">Other</button>);
  const plain = onPage(document.createElement('p'));
  plain.textContent = 'Words of the page';
  await open(on);
  const targets = { 'the same widget': on.get('#before'), 'the page': plain, 'another widget': other.get('button') };
  await userEvent.click(targets[where as keyof typeof targets], { force: true });
  await expect.poll(() => isOpen(on)).toBe(false);
  expect(on.root.querySelector('[popover]')).toBeNull();
});

test('it closes when the focus is taken away', async () => {
  const on = stage(<StatusSelect />);
  await open(on);
  on.get('#after').focus();
  await expect.poll(() => isOpen(on)).toBe(false);
});

test('it closes when it is switched off, and stays closed', async () => {
  const select = (disabled: boolean) => (
    <Select label="Lead status" options={statuses} value="NEW" onChange={() => {}} disabled={disabled} />
  );
  const on = stage(select(false));
  await open(on);
  on.render(select(true));
  await expect.poll(() => isOpen(on)).toBe(false);
  expect(trigger(on).matches(':disabled')).toBe(true);
});

test('a screen reader gets names, roles, values and states', async () => {
  const on = stage(<StatusSelect />);
  await open(on);
  const nodes = await accessibilityTree();
  const combobox = nodes.find((node) => node.role === 'combobox');
  expect(combobox).toMatchObject({ name: 'Lead status', value: 'Contacted', expanded: true, focused: true });
  expect(nodes.find((node) => node.role === 'listbox')).toMatchObject({ name: 'Lead status' });
  const options = nodes.filter((node) => node.role === 'option');
  expect(options.map((node) => node.name)).toEqual(statuses.map((status) => status.label));
  expect(options.filter((node) => node['selected']).map((node) => node.name)).toEqual(['Contacted']);
  expect(options.filter((node) => node['disabled']).map((node) => node.name)).toEqual(['Scheduled']);
});

test('in right-to-left text the list keeps to the right edge of a wider trigger', async () => {
  const page = onPage(document.createElement('div'));
  page.style.cssText = 'direction: rtl; padding: 0 200px';
  const on = stage(<StatusSelect />, page);
  on.get('.root').style.width = '60px';
  const list = await open(on);
  expect(list.getBoundingClientRect().right).toBeCloseTo(trigger(on).getBoundingClientRect().right, 0);
  expect(list.getBoundingClientRect().width).toBeGreaterThan(100);
});

test('near the lower edge it opens upwards, and a long list scrolls to its active option', async () => {
  const many = [...new Array(60).keys()].map((index) => ({ value: `${index}`, label: `Option ${index}` }));
  const page = onPage(document.createElement('div'));
  page.style.paddingTop = `${window.innerHeight - 80}px`;
  const on = stage(<Select label="Many" options={many} value="50" onChange={() => {}} />, page);
  const list = await open(on);
  const box = list.getBoundingClientRect();
  expect(box.bottom).toBeLessThanOrEqual(trigger(on).getBoundingClientRect().top);
  expect(box.top).toBeGreaterThanOrEqual(0);
  const inView = () => {
    const option = on.get('[data-active]').getBoundingClientRect();
    const { top, bottom } = list.getBoundingClientRect();
    return option.top >= top && option.bottom <= bottom;
  };
  await expect.poll(inView).toBe(true);
  await userEvent.keyboard('{Home}');
  expect(inView()).toBe(true);
  await userEvent.keyboard('{End}');
  expect(inView()).toBe(true);
});

test('it follows its trigger while the page scrolls', async () => {
  const page = onPage(document.createElement('div'));
  page.style.cssText = 'padding: 300px 0 3000px';
  const on = stage(<StatusSelect />, page);
  const list = await open(on);
  const apart = () => list.getBoundingClientRect().top - trigger(on).getBoundingClientRect().bottom;
  const before = apart();
  window.scrollBy(0, 120);
  await expect.poll(() => Math.abs(apart() - before)).toBeLessThan(1);
  window.scrollTo(0, 0);
});

test('fingers open it, choose, and close it by a tap elsewhere', async () => {
  const onChange = vi.fn();
  const on = stage(<StatusSelect onChange={onChange} />);
  await expect.poll(() => on.root.querySelector('[role=combobox]')).not.toBeNull();
  await tap(trigger(on));
  const list = await shown(on);
  await tap([...list.querySelectorAll<HTMLElement>('[role=option]')][0]!);
  expect(onChange.mock.calls).toEqual([['NEW']]);
  await expect.poll(() => isOpen(on)).toBe(false);
  await tap(trigger(on));
  await shown(on);
  await tap(trigger(on));
  await expect.poll(() => isOpen(on)).toBe(false);
  await tap(trigger(on));
  await shown(on);
  await tap(on.get('#before'));
  await expect.poll(() => isOpen(on)).toBe(false);
});

test("it leaves the page's body, head and prototypes as they were", async () => {
  const on = stage(<StatusSelect />);
  const state = () => [
    document.body.getAttributeNames().join(),
    document.documentElement.getAttributeNames().join(),
    document.head.childElementCount,
    document.body.childElementCount,
    HTMLElement.prototype.focus,
    HTMLElement.prototype.showPopover,
    document.querySelectorAll('[inert], [aria-hidden]').length,
  ];
  const before = state();
  await open(on);
  expect(state()).toEqual(before);
  await userEvent.keyboard('{Escape}');
  expect(state()).toEqual(before);
});
