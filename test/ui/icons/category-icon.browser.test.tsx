import { afterEach, expect, test } from 'vitest';
import { CategoryIcon } from '../../../src/ui/icons/category-icon.js';
import { accessibilityTree } from '../accessibility.js';
import { clearStage, hostileBox } from '../stage.js';
import { staged } from '../staged.js';

afterEach(clearStage);

const mark = (
  <span style={{ color: 'rgb(1, 2, 3)' }}>
    <CategoryIcon name="plumbing" />
  </span>
);

test('an icon is 20 px of lines in the colour of the text, on a page that styles everything too', async () => {
  const on = await staged(mark, hostileBox());
  const icon = on.root.querySelector('svg')!;
  const { width, height } = icon.getBoundingClientRect();
  const { fill, stroke, strokeWidth } = getComputedStyle(icon.firstElementChild!);
  expect([width, height]).toEqual([20, 20]);
  expect({ fill, stroke, strokeWidth }).toEqual({ fill: 'none', stroke: 'rgb(1, 2, 3)', strokeWidth: '1.75px' });
});

test('a screen reader hears the words beside it and nothing of the icon', async () => {
  await staged(<p>{mark}Drain Cleaning</p>);
  const told = accessibilityTree();
  expect(told.map(({ name }) => name)).toContain('Drain Cleaning');
  expect(told.map(({ role }) => role).filter((role) => /image|img|svg|graphic/i.test(role))).toEqual([]);
});
