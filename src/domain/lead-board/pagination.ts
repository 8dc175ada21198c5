/** Where a page of the board stands among all results. */
export interface Pagination {
  readonly pageIndex: number;
  readonly limit: number;
  readonly totalCount: number;
  readonly totalPageCount: number;
  /** 1-based; 0 when there is nothing to show. */
  readonly firstItemNumber: number;
  readonly lastItemNumber: number;
}

/**
 * @param pageIndex 0-based page
 * @param limit leads a page
 * @param totalCount leads in all
 * @param shown leads that the page really holds
 */
export function paginate(pageIndex: number, limit: number, totalCount: number, shown: number): Pagination {
  const first = shown === 0 ? 0 : pageIndex * limit + 1;
  return {
    pageIndex,
    limit,
    totalCount,
    totalPageCount: Math.max(1, Math.ceil(totalCount / limit)),
    firstItemNumber: first,
    lastItemNumber: shown === 0 ? 0 : first + shown - 1,
  };
}

/** A move to a page is acted on only when its offset is below the total. */
export function canMoveTo(pageIndex: number, limit: number, totalCount: number): boolean {
  return Number.isInteger(pageIndex) && pageIndex >= 0 && pageIndex * limit < totalCount;
}

/** The page to show when the one in view has run empty: the last one that still has leads. */
export function lastPageWithin(pageIndex: number, limit: number, totalCount: number): number {
  return Math.max(0, Math.min(pageIndex, Math.ceil(totalCount / limit) - 1));
}
