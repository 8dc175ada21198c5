/** The position of a page among all results. */
export interface Pagination {
  readonly pageIndex: number;
  readonly limit: number;
  readonly totalCount: number;
  readonly totalPageCount: number;
  /** Counts from 1; 0 on an empty page. */
  readonly firstItemNumber: number;
  readonly lastItemNumber: number;
}

/**
 * @param pageIndex 0-based page
 * @param limit leads per page
 * @param totalCount leads on all pages
 * @param shown leads on this page
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

/** Whether a page exists: its offset is below the total. */
export function canMoveTo(pageIndex: number, limit: number, totalCount: number): boolean {
  return Number.isInteger(pageIndex) && pageIndex >= 0 && pageIndex * limit < totalCount;
}

/** The last page with leads, for when the current page is empty. */
export function lastPageWithin(pageIndex: number, limit: number, totalCount: number): number {
  return Math.max(0, Math.min(pageIndex, Math.ceil(totalCount / limit) - 1));
}

/** Moves the featured lead to the top. */
export function featuredFirst(leadIds: readonly string[], featuredLeadId: string | undefined): readonly string[] {
  if (featuredLeadId === undefined || !leadIds.includes(featuredLeadId)) return leadIds;
  return [featuredLeadId, ...leadIds.filter((leadId) => leadId !== featuredLeadId)];
}

/** The lead to open when a lead leaves the board: the next one, or the previous one after the last. */
export function neighbourOf(leadIds: readonly string[], leadId: string): string | null {
  const index = leadIds.indexOf(leadId);
  if (index === -1) return null;
  return leadIds[index + 1] ?? leadIds[index - 1] ?? null;
}
