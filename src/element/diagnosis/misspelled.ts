import { bareDocument } from '../../web/bare-document.js';
import type { Finding } from './diagnosis.js';

declare const __TAGS__: readonly string[];

/** Shorter names are like too many others. */
const SHORTEST = 4;

/** How many letters may differ in a name. */
const fewOf = (name: string) => (name.length < 6 ? 1 : 2);

const bare = (name: string) => name.replace(/-/g, '').toLowerCase();

/**
 * The known name that somebody probably meant: `sp-id` for `spid`, `gateway-url` for `gateway`, `lead-board` for
 * `lead-bord`.
 * @returns undefined for a known name, and for one that is like none
 */
export function meantName(name: string, known: readonly string[]): string | undefined {
  if (known.includes(name)) return undefined;
  const written = bare(name);
  const same = known.find((each) => bare(each) === written || each.startsWith(`${name}-`));
  if (same !== undefined || written.length < SHORTEST) return same;
  return known.find((each) => differences(written, bare(each)) <= fewOf(written));
}

/** How many letters must be added, taken away or changed to make one word of the other. */
function differences(from: string, to: string): number {
  let row = [...Array(to.length + 1).keys()];
  for (const [line, letter] of [...from].entries()) {
    const next = [line + 1];
    for (const [column, other] of [...to].entries()) {
      const changed = (row[column] ?? 0) + (letter === other ? 0 : 1);
      next.push(Math.min(changed, (row[column + 1] ?? 0) + 1, (next[column] ?? 0) + 1));
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}

/** Whether any element may have this attribute. */
const isCommon = (name: string) => name in HTMLElement.prototype || /^(?:data-|aria-|item|on)/.test(name);

/** The attributes of an element that are probably misspelled, each with the name that was meant. */
export function misspelledAttributes(
  element: Element,
  known: readonly string[],
): readonly (readonly [string, string])[] {
  return element.getAttributeNames().flatMap((name) => {
    const meant = isCommon(name) && !known.includes(name) ? undefined : meantName(name, known);
    return meant === undefined ? [] : [[name, meant] as const];
  });
}

/** The tags of a document that are probably misspelled, each with the name that was meant. */
export function misspelledTags(page: Document, tags: readonly string[]): readonly (readonly [string, string])[] {
  const unknown = [...page.querySelectorAll(':not(:defined)')].map(({ localName }) => localName);
  return [...new Set(unknown)].flatMap((tag) => {
    const meant = meantName(tag, tags);
    return meant === undefined ? [] : [[tag, meant] as const];
  });
}

/** The finding of a tag that is probably misspelled. */
export function misspelledTag([name, meant]: readonly [string, string]): Finding {
  return { code: 'misspelled-tag', problem: `There is no tag <${name}>.`, mend: `Write <${meant}>.` };
}

/** Names in the console the misspelled tags of the page, once it is read: they stay empty and call nothing. */
export function tellMisspelled(): void {
  const page = bareDocument();
  const tell = () => {
    for (const { problem, mend } of misspelledTags(page, __TAGS__).map(misspelledTag)) {
      console.info(`lead-widgets: ${problem} ${mend}`);
    }
  };
  if (page.readyState === 'complete') tell();
  else addEventListener('load', tell, { once: true });
}
