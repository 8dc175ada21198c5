import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import {
  CheckboxList,
  type CheckboxListProps,
  RadioList,
  type RadioListProps,
} from '../../../src/ui/field/choice-group.js';
import { accessibilityTree } from '../accessibility.js';
import { clearStage, hostileBox, type Stage } from '../stage.js';
import { staged } from '../staged.js';

afterEach(clearStage);

const options = [
  { value: 'low', label: 'Low-value job' },
  { value: 'area', label: 'Out of service area', disabled: true },
  { value: 'other', label: 'Other' },
];

function Reasons({ onChange, ...props }: Partial<RadioListProps>) {
  const [value, setValue] = useState('');
  const choose = (next: string) => {
    setValue(next);
    onChange?.(next);
  };
  return <RadioList label="Why this rating?" options={options} {...props} value={value} onChange={choose} />;
}

function Categories({ onChange, ...props }: Partial<CheckboxListProps>) {
  const [values, setValues] = useState<string[]>([]);
  const choose = (next: string[]) => {
    setValues(next);
    onChange?.(next);
  };
  return <CheckboxList label="Categories" options={options} {...props} values={values} onChange={choose} />;
}

const described = (on: Stage, selector: string) =>
  (on.get(selector).getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => on.root.getElementById(id)?.textContent);

test('radio buttons: one of a few, by pointer on its words and by arrow, over a disabled one', async () => {
  const onChange = vi.fn();
  const on = await staged(<Reasons onChange={onChange} />);
  await userEvent.click([...on.root.querySelectorAll('label')][0]!);
  await userEvent.keyboard('{ArrowDown}');
  expect(onChange.mock.calls).toEqual([['low'], ['other']]);
  expect(on.root.querySelectorAll(':checked').length).toBe(1);
});

test('a screen reader gets the group, its hint, its error, and what is chosen', async () => {
  const on = await staged(<Reasons hint="For us only." error="Please select an option" />);
  await userEvent.click(on.get('label'));
  const nodes = accessibilityTree();
  expect(nodes.find(({ role }) => role === 'radiogroup')).toMatchObject({ name: 'Why this rating?', invalid: 'true' });
  const radios = nodes.filter(({ role }) => role === 'radio');
  expect(radios.map(({ name }) => name)).toEqual(['Low-value job', 'Out of service area', 'Other']);
  expect(radios.map((radio) => radio['checked'])).toEqual(['true', 'false', 'false']);
  expect(described(on, 'fieldset')).toEqual(['Please select an option', 'For us only.']);
  expect(on.get('[role=alert]').textContent).toBe('Please select an option');
});

test('a label that is hidden still names its group', async () => {
  const on = await staged(<Reasons hidesLabel />);
  expect(on.get('legend').getBoundingClientRect().width).toBeLessThanOrEqual(1);
  const group = accessibilityTree().find(({ role }) => role === 'radiogroup');
  expect(group).toMatchObject({ name: 'Why this rating?' });
});

test('check boxes: some of a few, told in the order of the options', async () => {
  const onChange = vi.fn();
  const on = await staged(<Categories onChange={onChange} error="Please select at least 1" />, hostileBox());
  const boxes = [...on.root.querySelectorAll('input')];
  boxes[2]?.focus();
  await userEvent.keyboard('[Space]');
  boxes[0]?.focus();
  await userEvent.keyboard('[Space]');
  boxes[2]?.focus();
  await userEvent.keyboard('[Space]');
  expect(onChange.mock.calls).toEqual([[['other']], [['low', 'other']], [['low']]]);
  const nodes = accessibilityTree();
  expect(nodes.find(({ role, name }) => role === 'group' && name === 'Categories')).toBeDefined();
  const found = nodes.filter(({ role }) => role === 'checkbox');
  expect(found.map((box) => [box.name, box['checked'], box['invalid']])).toEqual([
    ['Low-value job', 'true', 'true'],
    ['Out of service area', 'false', 'true'],
    ['Other', 'false', 'true'],
  ]);
});

test('a group that is switched off is deaf as a whole', async () => {
  const onChange = vi.fn();
  const on = await staged(<Categories onChange={onChange} disabled />);
  await userEvent.click(on.get('label'), { force: true });
  expect(onChange).not.toHaveBeenCalled();
});
