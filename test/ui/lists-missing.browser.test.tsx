import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { Menu } from '../../src/ui/menu.js';
import { Select } from '../../src/ui/select.js';
import { blockRequests } from './devtools.js';
import { clearStage, stage } from './stage.js';

beforeAll(() => blockRequests(['*ui/lists*']));

afterAll(() => blockRequests([]));

afterEach(clearStage);

test("where the list cannot be fetched, the platform's own select takes its place, with the focus", async () => {
  const onChange = vi.fn();
  const options = [
    { value: 'a', label: 'Newest to oldest' },
    { value: 'b', label: 'Oldest to newest' },
  ];
  const on = stage(<Select label="Sort by" options={options} value="a" onChange={onChange} />);
  await expect.poll(() => on.root.querySelector('[role=combobox]')).not.toBeNull();
  await userEvent.click(on.get('[role=combobox]'));
  await expect.poll(() => on.root.querySelector('select')).not.toBeNull();
  const select = on.get<HTMLSelectElement>('select');
  expect(on.root.activeElement).toBe(select);
  expect([select.getAttribute('aria-label'), select.value]).toEqual(['Sort by', 'a']);
  await userEvent.selectOptions(select, 'b');
  expect(onChange.mock.calls).toEqual([['b']]);
});

test('a menu that cannot be fetched stays closed, and its button stays usable', async () => {
  const on = stage(
    <Menu label="More actions" items={[{ id: 'a', label: 'Archive Lead', onSelect: () => {} }]}>
      …
    </Menu>,
  );
  await expect.poll(() => on.root.querySelector('button')).not.toBeNull();
  await userEvent.click(on.get('button'));
  await userEvent.click(on.get('button'));
  expect(on.get('button').getAttribute('aria-expanded')).toBe('false');
  expect(on.root.querySelector('[popover]')).toBeNull();
});
