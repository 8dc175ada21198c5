import { BOARD_PAGE_SIZE } from '../../gateway/lead-limits.js';

const LARGEST_PAGE = 100;

/** A whole number of leads from 1 to 100. Any other value counts as not given. */
export function pageSizeOf(given: number | undefined): number {
  if (given === undefined || !Number.isInteger(given) || given < 1) return BOARD_PAGE_SIZE;
  return Math.min(given, LARGEST_PAGE);
}
