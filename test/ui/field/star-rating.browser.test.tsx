import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { StarRating } from '../../../src/ui/field/star-rating.js';
import { accessibilityTree } from '../accessibility.js';
import { tap } from '../pointer.js';
import { clearStage, hostileBox, onPage, onWindow, type Stage } from '../stage.js';
import { staged } from '../staged.js';

afterEach(clearStage);

const words = ['Poor', 'Fair', 'Okay', 'Good', 'Great'];

function Rated({
  onChange,
  start = 0,
  disabled,
}: {
  onChange?: (value: number) => void;
  start?: number;
  disabled?: boolean;
}) {
  const [value, setValue] = useState(start);
  const give = (next: number) => {
    setValue(next);
    onChange?.(next);
  };
  return <StarRating label="Stars" labels={words} value={value} onChange={give} disabled={disabled} />;
}

const stars = (on: Stage) => [...on.root.querySelectorAll<HTMLInputElement>('input')];
const at = (on: Stage) => words[stars(on).findIndex((star) => star.matches(':focus'))];
const colors = (on: Stage) =>
  [...on.root.querySelectorAll('.stars .icon')].map((icon) => {
    const { color, fill } = getComputedStyle(icon);
    return `${color} ${fill === 'none' ? 'hollow' : 'filled'}`;
  });

test('a click and a tap give stars, and those up to it are filled', async () => {
  const onChange = vi.fn();
  const on = await staged(<Rated onChange={onChange} />, hostileBox());
  await userEvent.click(on.get('label:nth-of-type(2)'));
  expect(onChange.mock.calls).toEqual([[2]]);
  await userEvent.unhover(on.get('label:nth-of-type(2)'));
  expect(colors(on).map((color) => color.split(' ').at(-1))).toEqual([
    'filled',
    'filled',
    'hollow',
    'hollow',
    'hollow',
  ]);
  await tap(stars(on)[0]!);
  expect(onChange.mock.calls).toEqual([[2], [1]]);
});

test('arrows only lead, and not round at the ends; Space and Enter give the star', async () => {
  const onChange = vi.fn();
  const heard = vi.fn();
  const on = await staged(<Rated onChange={onChange} />);
  onWindow('keydown', heard, false);
  stars(on)[0]?.focus();
  const walk = [];
  for (const key of ['ArrowLeft', 'ArrowRight', 'ArrowDown', 'ArrowRight', 'ArrowRight', 'ArrowRight', 'ArrowUp']) {
    await userEvent.keyboard(`{${key}}`);
    walk.push(at(on));
  }
  expect(walk).toEqual(['Poor', 'Fair', 'Okay', 'Good', 'Great', 'Great', 'Good']);
  expect(onChange).not.toHaveBeenCalled();
  await userEvent.keyboard('[Space]');
  await userEvent.keyboard('{ArrowRight}{Enter}');
  expect(onChange.mock.calls).toEqual([[4], [5]]);
  expect(heard.mock.calls.filter(([event]) => event.key !== ' ')).toEqual([]);
});

test('in right-to-left text ArrowLeft leads to more stars', async () => {
  const page = onPage(document.createElement('div'));
  page.style.direction = 'rtl';
  const on = await staged(<Rated />, page);
  stars(on)[0]?.focus();
  await userEvent.keyboard('{ArrowLeft}');
  expect(at(on)).toBe('Fair');
  expect(stars(on)[1]!.getBoundingClientRect().left).toBeLessThan(stars(on)[0]!.getBoundingClientRect().left);
});

test('the stars up to the pointer, or up to the ring of the keyboard, show what would be given', async () => {
  const on = await staged(<Rated />);
  const [quiet = ''] = colors(on);
  await userEvent.hover(on.get('label:nth-of-type(3)'));
  const shown = () => colors(on).map((color) => color !== quiet);
  expect(shown()).toEqual([true, true, true, false, false]);
  await userEvent.unhover(on.get('label:nth-of-type(3)'));
  await userEvent.keyboard('{Tab}{ArrowRight}');
  expect(shown()).toEqual([true, true, false, false, false]);
  expect(stars(on).some((star) => star.checked)).toBe(false);
});

test('a screen reader gets one group and five named radio buttons', async () => {
  const on = await staged(<Rated start={3} />);
  const nodes = accessibilityTree();
  expect(nodes.find(({ role }) => role === 'radiogroup')).toMatchObject({ name: 'Stars' });
  const radios = nodes.filter(({ role }) => role === 'radio');
  expect(radios.map((radio) => [radio.name, radio['checked']])).toEqual([
    ['Poor', 'false'],
    ['Fair', 'false'],
    ['Okay', 'true'],
    ['Good', 'false'],
    ['Great', 'false'],
  ]);
  expect(on.get('label').getBoundingClientRect().width).toBeGreaterThanOrEqual(44);
});

test('switched off it is deaf', async () => {
  const onChange = vi.fn();
  const on = await staged(<Rated onChange={onChange} disabled />);
  await userEvent.click(on.get('label'), { force: true });
  expect(onChange).not.toHaveBeenCalled();
});
