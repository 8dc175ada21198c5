import { afterEach, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { RATING_WIDTH } from '../../../src/lead-card/feedback/lead-feedback.js';
import {
  CheckboxList,
  type CheckboxListProps,
  RadioList,
  type RadioListProps,
} from '../../../src/ui/field/choice-group.js';
import { StarRating } from '../../../src/ui/field/star-rating.js';
import { toldOf } from '../accessibility.js';
import { tap } from '../pointer.js';
import { clearStage, descriptions, hostileBox, onPage, onWindow, type Stage, staged, useTold, walk } from '../stage.js';

afterEach(clearStage);

const options = [
  { value: 'low', label: 'Low-value job' },
  { value: 'area', label: 'Out of service area' },
  { value: 'other', label: 'Other' },
];

function Reasons({ onChange, ...props }: Partial<RadioListProps>) {
  const [value, choose] = useTold('', onChange);
  return <RadioList label="Why this rating?" options={options} {...props} value={value} onChange={choose} />;
}

function Categories({ onChange, ...props }: Partial<CheckboxListProps>) {
  const [values, choose] = useTold<string[]>([], onChange);
  return <CheckboxList label="Categories" options={options} {...props} values={values} onChange={choose} />;
}

test('RadioList selects one option by clicking its label and with the arrow keys', async () => {
  const onChange = vi.fn();
  const on = await staged(<Reasons onChange={onChange} />);
  await userEvent.click([...on.root.querySelectorAll('label')][0]!);
  await userEvent.keyboard('{ArrowDown}');
  expect([onChange.mock.calls, on.root.querySelectorAll(':checked').length]).toEqual([[['low'], ['area']], 1]);
});

test('RadioList exposes its label, its error and the checked option to screen readers', async () => {
  const on = await staged(<Reasons error="Please select an option" />);
  await userEvent.click(on.get('label'));
  expect(toldOf('radiogroup')).toMatchObject([{ name: 'Why this rating?', invalid: 'true' }]);
  expect(toldOf('radio')).toMatchObject([
    { name: 'Low-value job', checked: 'true' },
    { name: 'Out of service area', checked: 'false' },
    { name: 'Other', checked: 'false' },
  ]);
  expect(descriptions(on, 'fieldset')).toEqual(['Please select an option']);
  expect(on.get('[role=alert]').textContent).toBe('Please select an option');
});

test('CheckboxList toggles options with Space and reports the values in the order of the options', async () => {
  const onChange = vi.fn();
  const on = await staged(<Categories onChange={onChange} error="Please select at least 1" />, hostileBox());
  const boxes = [...on.root.querySelectorAll('input')];
  for (const at of [2, 0, 2]) {
    boxes[at]?.focus();
    await userEvent.keyboard('[Space]');
  }
  expect(onChange.mock.calls).toEqual([[['other']], [['low', 'other']], [['low']]]);
  expect(toldOf('group')).toMatchObject([{ name: 'Categories' }]);
  expect(toldOf('checkbox')).toMatchObject([
    { name: 'Low-value job', checked: 'true', invalid: 'true' },
    { name: 'Out of service area', checked: 'false', invalid: 'true' },
    { name: 'Other', checked: 'false', invalid: 'true' },
  ]);
});

const words = ['Poor', 'Fair', 'Okay', 'Good', 'Great'];

interface RatedProps {
  readonly onChange?: (value: number) => void;
  readonly start?: number;
}

function Rated({ onChange, start = 0 }: RatedProps) {
  const [value, give] = useTold(start, onChange);
  return <StarRating label="Stars" labels={words} value={value} onChange={give} />;
}

const stars = (on: Stage) => [...on.root.querySelectorAll<HTMLInputElement>('input')];
const at = (on: Stage) => words[stars(on).findIndex((star) => star.matches(':focus'))];
const colors = (on: Stage) =>
  [...on.root.querySelectorAll('.stars .icon')].map((icon) => {
    const { color, fill } = getComputedStyle(icon);
    return `${color} ${fill === 'none' ? 'hollow' : 'filled'}`;
  });

test('StarRating selects a star by click and tap, and fills the stars up to it', async () => {
  const onChange = vi.fn();
  const on = await staged(<Rated onChange={onChange} />, hostileBox());
  await userEvent.click(on.get('label:nth-of-type(2)'));
  expect(onChange.mock.calls).toEqual([[2]]);
  await userEvent.unhover(on.get('label:nth-of-type(2)'));
  expect(colors(on).map((color) => color.endsWith('filled'))).toEqual([true, true, false, false, false]);
  await tap(stars(on)[0]!);
  expect(onChange.mock.calls).toEqual([[2], [1]]);
});

test('StarRating labels do not overlap or wrap in the rating popover, even if they are long', async () => {
  const long = ['Mala', 'Regular', 'Aceptable', 'Buena', 'Excelente'];
  const on = await staged(
    <div style={{ width: RATING_WIDTH - 32 }}>
      <StarRating label="Estrellas" labels={long} value={3} onChange={() => {}} />
    </div>,
  );
  const lines = [...on.root.querySelectorAll('.stars span')].map((word) => {
    const range = document.createRange();
    range.selectNodeContents(word);
    return range.getBoundingClientRect();
  });
  expect(lines.map(({ height }) => height < 20)).toEqual(long.map(() => true));
  expect(lines.slice(1).map(({ left }, before) => left > lines[before]!.right)).toEqual([true, true, true, true]);
});

test('StarRating arrow keys move the focus without wrapping, and Space and Enter select a star', async () => {
  const onChange = vi.fn();
  const heard = vi.fn();
  const on = await staged(<Rated onChange={onChange} />);
  onWindow('keydown', heard, false);
  stars(on)[0]?.focus();
  const keys = ['Left', 'Right', 'Down', 'Right', 'Right', 'Right', 'Up'].map((way) => `{Arrow${way}}`);
  expect(await walk(keys, () => at(on))).toEqual(['Poor', 'Fair', 'Okay', 'Good', 'Great', 'Great', 'Good']);
  expect(onChange).not.toHaveBeenCalled();
  await userEvent.keyboard('[Space]');
  await userEvent.keyboard('{ArrowRight}{Enter}');
  expect([onChange.mock.calls, heard.mock.calls.filter(([event]) => event.key !== ' ')]).toEqual([[[4], [5]], []]);
});

test('StarRating ArrowLeft moves to the next higher star in right-to-left text', async () => {
  const page = onPage(document.createElement('div'));
  page.style.direction = 'rtl';
  const on = await staged(<Rated />, page);
  stars(on)[0]?.focus();
  await userEvent.keyboard('{ArrowLeft}');
  expect(at(on)).toBe('Fair');
  expect(stars(on)[1]!.getBoundingClientRect().left).toBeLessThan(stars(on)[0]!.getBoundingClientRect().left);
});

test('StarRating highlights the stars up to the hovered or focused star without selecting it', async () => {
  const on = await staged(<Rated />);
  const [quiet = ''] = colors(on);
  await userEvent.hover(on.get('label:nth-of-type(3)'));
  const shown = () => colors(on).map((color) => color !== quiet);
  expect(shown()).toEqual([true, true, true, false, false]);
  await userEvent.unhover(on.get('label:nth-of-type(3)'));
  await userEvent.keyboard('{Tab}{ArrowRight}');
  expect([shown(), stars(on).some((star) => star.checked)]).toEqual([[true, true, false, false, false], false]);
});

test('StarRating exposes one radio group and five named radio buttons to screen readers', async () => {
  const on = await staged(<Rated start={3} />);
  expect(toldOf('radiogroup')).toMatchObject([{ name: 'Stars' }]);
  expect(toldOf('radio')).toMatchObject(words.map((name) => ({ name, checked: `${name === 'Okay'}` })));
  expect(on.get('label').getBoundingClientRect().width).toBeGreaterThanOrEqual(44);
});
