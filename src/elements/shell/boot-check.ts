/**
 * Whether React can live in this page. It hands arguments on with `bind`: with the one of MooTools 1.2, or with one that
 * drops arguments, it dies at its first render. Nothing else that old scripts are known to break is needed.
 */
export function canBoot(): boolean {
  const less = (from: number, by: number) => from - by;
  return less.bind(null, 3)(1) === 2;
}
