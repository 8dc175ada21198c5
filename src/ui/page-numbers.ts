/**
 * The pages that are offered as numbers: all of them up to seven, else the first, the last and those around the chosen one.
 * Always seven entries then, so that nothing moves under the pointer.
 *
 * @param page the chosen page, from 1
 * @param count how many pages there are
 * @returns page numbers, with 0 where some are left out
 */
export function pageNumbers(page: number, count: number): number[] {
  const run = (from: number, to: number) =>
    [...new Array(Math.max(0, to - from + 1)).keys()].map((step) => from + step);
  if (count <= 7) return run(1, count);
  if (page <= 4) return [...run(1, 5), 0, count];
  if (page >= count - 3) return [1, 0, ...run(count - 4, count)];
  return [1, 0, page - 1, page, page + 1, 0, count];
}
