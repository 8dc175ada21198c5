import { describe, expect, it } from 'vitest';
import { DEFAULT_FILTERS, LEAD_SOURCES } from '../../../src/gateway/lead-query.js';
import { clearFilters, filterBoard, moveToPage, sortBoard } from '../../../src/lead-board/list/board-actions.js';
import { aBook, boardOf, openBoard } from '../../stage/leads-on-stage.js';
import { aWidget, settle, stage } from '../../stage/stage.js';

const IDS = [...Array(25).keys()].map((index) => `l${index}`);

async function onPage(pageIndex: number) {
  const book = aBook(IDS);
  const on = stage({ leads: book.answer });
  const { session } = aWidget(on.store);
  await openBoard({ session } as ReturnType<typeof aWidget>);
  const move = async (index: number) => {
    moveToPage(session, 'board', index);
    await settle();
  };
  if (pageIndex > 0) await move(pageIndex);
  return { ...on, book, session, move };
}

describe('a page of the board', () => {
  it('is fetched by its offset, with the same size', async () => {
    const { store, last } = await onPage(2);
    expect(last('leads').input).toMatchObject({ offset: 20, limit: 10 });
    expect(boardOf(store)).toMatchObject({
      visibleIds: IDS.slice(20),
      pagination: { pageIndex: 2, firstItemNumber: 21, lastItemNumber: 25, totalPageCount: 3 },
    });
  });

  it('closes the lead that was open, and opens none of its own', async () => {
    const { store } = await onPage(1);
    expect(boardOf(store).openLeadId).toBeNull();
  });

  it('is not fetched again when it is the one in view', async () => {
    const { of, move } = await onPage(1);
    await move(1);
    expect(of('leads')).toHaveLength(2);
  });
});

describe('filters', () => {
  it('go back to the first page and are sent with the next question', async () => {
    const { store, last, session } = await onPage(2);
    filterBoard(session, 'board', { ...DEFAULT_FILTERS, hasUnreadMessages: true, postalCode: '78704' });
    await settle();
    expect(last('leads').input).toMatchObject({
      offset: 0,
      filters: { archived: false, hasUnreadMessages: true, displayLead: true, postalCode: '78704' },
    });
    expect(boardOf(store).pageIndex).toBe(0);
  });

  it('are all cleared at once, on the first page', async () => {
    const { last, session, move } = await onPage(0);
    filterBoard(session, 'board', { ...DEFAULT_FILTERS, name: 'Dana', hasUnreadMessages: true });
    await settle();
    await move(2);
    clearFilters(session, 'board');
    await settle();
    expect(last('leads').input).toMatchObject({ offset: 0 });
    expect(last('leads').input['filters']).toEqual({
      archived: false,
      hasUnreadMessages: null,
      displayLead: true,
      sources: LEAD_SOURCES,
    });
  });
});

describe('sorting', () => {
  it('goes back to the first page', async () => {
    const { last, session } = await onPage(1);
    sortBoard(session, 'board', 'OldestNewest');
    await settle();
    expect(last('leads').input).toMatchObject({ offset: 0, sort: 'OldestNewest' });
  });

  it('by what it is sorted by already asks nothing', async () => {
    const { of, session } = await onPage(0);
    sortBoard(session, 'board', 'NewestOldest');
    await settle();
    expect(of('leads')).toHaveLength(1);
  });
});
