import { describe, expect, it } from 'vitest';
import {
  NO_SELECTION,
  selectedOn,
  selectPage,
  selectRange,
  toggleSelected,
} from '../../../src/lead-board/bulk/bulk-rules.js';

const PAGE = ['a', 'b', 'c', 'd', 'e'];
const select = (...ids: string[]) => ids.reduce(toggleSelected, NO_SELECTION);

describe('a selection of leads', () => {
  it('takes a lead in and out', () => {
    expect(select('b', 'd').ids).toEqual(['b', 'd']);
    expect(select('b', 'd', 'b').ids).toEqual(['d']);
  });

  it('has a range in both directions, beside what was selected before', () => {
    expect(selectedOn(PAGE, selectRange(select('a', 'c'), PAGE, 'e'))).toEqual(['a', 'c', 'd', 'e']);
    expect(selectedOn(PAGE, selectRange(select('e', 'd'), PAGE, 'b'))).toEqual(['b', 'c', 'd', 'e']);
  });

  it('has a range that grows and shrinks from where it began', () => {
    const wide = selectRange(select('b'), PAGE, 'e');
    expect(selectedOn(PAGE, selectRange(wide, PAGE, 'c'))).toEqual(['b', 'c']);
    expect(selectedOn(PAGE, selectRange(wide, PAGE, 'a'))).toEqual(['a', 'b']);
  });

  it('begins a range where there was none, and where its beginning has gone', () => {
    expect(selectRange(NO_SELECTION, PAGE, 'c').ids).toEqual(['c']);
    expect(selectRange(select('x'), PAGE, 'c')).toEqual({ ids: ['x', 'c'], anchor: 'c', end: 'c' });
  });

  it('has the leads that are on the page, in their order', () => {
    expect(selectedOn(PAGE, select('d', 'gone', 'a'))).toEqual(['a', 'd']);
    expect(selectPage(PAGE).ids).toEqual(PAGE);
  });
});
