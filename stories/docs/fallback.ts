/**
 * The fallback of a custom property: the second argument of its `var()`.
 *
 * @param sheets style sheets as text
 * @returns `unset` if no sheet has a fallback for it
 */
export function fallbackOf(name: string, sheets: string): string {
  const call = new RegExp(`var\\(\\s*${name}\\s*,`).exec(sheets);
  if (call === null) return 'unset';
  const start = call.index + call[0].length;
  let depth = 1;
  for (let at = start; at < sheets.length; at++) {
    if (sheets[at] === '(') depth++;
    if (sheets[at] === ')' && --depth === 0) return sheets.slice(start, at).replace(/\s+/g, ' ').trim();
  }
  return 'unset';
}
