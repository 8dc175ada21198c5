import { afterEach, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { Select } from '../../../src/ui/list/select.js';
import { accessibilityTree } from '../accessibility.js';
import { clearStage, hostileBox, onPage, stage } from '../stage.js';
import { active, isOpen, open, StatusSelect, shown, statuses, trigger } from './status-select.js';

afterEach(clearStage);

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

test('a screen reader gets names, roles, values and states', async () => {
  const on = stage(<StatusSelect />);
  await open(on);
  const nodes = accessibilityTree();
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
