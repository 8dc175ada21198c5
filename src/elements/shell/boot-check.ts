/**
 * Whether React can run in this page. React passes arguments with `bind`, so it fails at its first render if a script
 * has replaced `bind` with one that drops arguments, as MooTools 1.2 does. React needs nothing else that old scripts
 * break.
 */
export function canBoot(): boolean {
  const difference = (from: number, by: number) => from - by;
  return difference.bind(null, 3)(1) === 2;
}
