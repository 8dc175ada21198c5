/**
 * Whether this browser is new enough. The README names the first versions that are: older ones lack one of the two parts of
 * the platform that this looks for.
 */
export function isSupported(): boolean {
  return 'adoptedStyleSheets' in document && 'toSpliced' in [];
}

/**
 * Whether React can run in this page. React passes arguments with `bind`, so it fails at its first render if a script
 * has replaced `bind` with one that drops arguments, as MooTools 1.2 does. React needs nothing else that old scripts
 * break.
 */
export function canBoot(): boolean {
  const difference = (from: number, by: number) => from - by;
  return isSupported() && difference.bind(null, 3)(1) === 2;
}
