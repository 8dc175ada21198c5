import { expect, it } from 'vitest';
import { movedBy } from '../../src/photo/photo-order.js';

const list = [{ id: 'a' }, { id: 'b' }, { id: 'c' }, { id: 'd' }];
const order = (id: string, by: number) =>
  movedBy(list, id, by)
    .map((each) => each.id)
    .join('');

it.each([
  ['b', -1, 'bacd'],
  ['b', 1, 'acbd'],
  ['a', 3, 'bcda'],
  ['d', -3, 'dabc'],
])('photo %s moved by %i gives %s', (id, by, expected) => {
  expect(order(id, by)).toBe(expected);
});

it.each([
  ['a', -1],
  ['d', 1],
  ['nobody', 1],
])('photo %s moved by %i stays where it is', (id, by) => {
  expect(movedBy(list, id, by)).toBe(list);
});
