/**
 * What a sheet says where a custom property is not set: the second argument of its `var()`.
 *
 * @param sheets style sheets as text
 * @returns `unset` where no sheet reads it with a fallback
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
