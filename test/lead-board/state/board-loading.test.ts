import { afterEach, describe, expect, it } from 'vitest';
import { DEFAULT_FILTERS } from '../../../src/gateway/lead-query.js';
import { filterBoard, moveToPage } from '../../../src/lead-board/list/board-actions.js';
import { aBoard, aPage, boardOf, endBoards } from '../../stage/leads-on-stage.js';
import { settle } from '../../stage/stage.js';

afterEach(endBoards);

async function opened(heedsAbort = true) {
  const board = await aBoard({}, {}, { heedsAbort });
  const { session, last } = board;
  const filter = async (name: string) => {
    filterBoard(session, 'board', { ...DEFAULT_FILTERS, name });
    await settle();
    return last('leads');
  };
  return { ...board, filter, first: last('leads') };
}

describe.each([true, false])('a late answer, from a gateway that ends a call when it is told to: %s', (heeds) => {
  it('never wins over a newer question, and its call is ended', async () => {
    const { store, first, filter, page } = await opened(heeds);
    const second = await filter('Dana');
    expect(first.options.signal?.aborted).toBe(true);
    await second.answer(aPage(['b']));
    await first.answer(aPage(['a']));
    expect(boardOf(store)).toMatchObject({ visibleIds: ['b'], openLeadId: 'b', phase: 'ready' });
    expect(page.told('widget-error')).toEqual([]);
  });

  it('that fails late does not spoil the newer one', async () => {
    const { store, first, filter } = await opened(heeds);
    const second = await filter('Dana');
    await second.answer(aPage(['b']));
    await first.fail();
    expect(boardOf(store)).toMatchObject({ phase: 'ready', failure: null });
  });
});

describe('a load that fails', () => {
  it('shows its failure, and Retry opens the first lead', async () => {
    const { store, first, refresh, page } = await opened();
    await first.fail({ status: 503, customMessage: 'Back at nine.' });
    expect(boardOf(store)).toMatchObject({
      phase: 'failed',
      failure: { kind: 'http', status: 503, operation: 'leads', customMessage: 'Back at nine.' },
    });
    expect(page.told('widget-error')).toMatchObject([{ operation: 'leads', kind: 'http', status: 503 }]);
    const again = await refresh();
    expect(boardOf(store)).toMatchObject({ phase: 'loading', failure: null });
    await again.answer(aPage(['a', 'b']));
    expect(boardOf(store)).toMatchObject({ phase: 'ready', openLeadId: 'a' });
  });

  it('quietly leaves the leads in view and says that they are old, until the next one', async () => {
    const { store, first, refresh } = await opened();
    await first.answer(aPage(['a']));
    await (await refresh()).fail();
    expect(boardOf(store)).toMatchObject({ phase: 'ready', visibleIds: ['a'], isStale: true });
    await (await refresh()).answer(aPage(['a', 'b']));
    expect(boardOf(store)).toMatchObject({ phase: 'ready', visibleIds: ['a', 'b'], isStale: false });
  });
});

describe('a quiet refresh', () => {
  it('leaves the open lead open, and opens none where all were closed', async () => {
    const { store, first, refresh } = await opened();
    await first.answer(aPage(['a', 'b']));
    await (await refresh()).answer(aPage(['new', 'a', 'b']));
    expect(boardOf(store)).toMatchObject({ visibleIds: ['new', 'a', 'b'], openLeadId: 'a' });
    await (await refresh()).answer(aPage(['new']));
    expect(boardOf(store).openLeadId).toBeNull();
    await (await refresh()).answer(aPage(['new', 'a']));
    expect(boardOf(store).openLeadId).toBeNull();
  });
});

describe('a page that has run empty', () => {
  it('goes back to the last one that has leads', async () => {
    const { store, first, page, last, of } = await opened();
    await first.answer(aPage(['a'], 41));
    moveToPage(page.session, 'board', 4);
    await settle();
    await last('leads').answer(aPage([], 18));
    expect(last('leads').input['offset']).toBe(10);
    await last('leads').answer(aPage(['k'], 18));
    expect(boardOf(store)).toMatchObject({ pageIndex: 1, visibleIds: ['k'], phase: 'ready' });
    expect(of('leads')).toHaveLength(3);
  });

  it('goes back one page at least, whatever total the gateway gives', async () => {
    const { store, first, page, last } = await opened();
    await first.answer(aPage(['a'], 41));
    moveToPage(page.session, 'board', 2);
    await settle();
    await last('leads').answer(aPage([], 41));
    expect(last('leads').input['offset']).toBe(10);
    await last('leads').answer(aPage([], 41));
    await last('leads').answer(aPage([], 41));
    expect(boardOf(store)).toMatchObject({ pageIndex: 0, phase: 'ready' });
  });
});
