import type { Plugin } from 'vite';

interface Span {
  readonly start: number;
  readonly end: number;
}

/** What of a table only the manifest is made of. */
const forPeople: readonly unknown[] = ['summary', 'doc', 'methods', 'events', 'parts', 'slots', 'submits'];

function isForPeople(node: object): node is Span {
  if (!('type' in node) || node.type !== 'Property' || !('key' in node)) return false;
  const { key } = node;
  return typeof key === 'object' && key !== null && 'name' in key && forPeople.includes(key.name);
}

function spansIn(node: unknown): Span[] {
  if (typeof node !== 'object' || node === null) return [];
  return isForPeople(node) ? [node] : Object.values(node).flatMap(spansIn);
}

/**
 * The elements' tables hold lines of documentation for each row. Only the manifest is made of these, so the builds leave
 * them out.
 */
export function withoutManifestTexts(): Plugin {
  return {
    name: 'lead-widgets:without-manifest-texts',
    apply: 'build',
    transform: {
      order: 'post',
      filter: { id: /[\\/]src[\\/]elements[\\/](?:(?!shell)[\w-]+[\\/]table|shell[\\/]shared-rows)\.ts$/ },
      handler(code) {
        const spans = spansIn(this.parse(code)).sort((a, b) => b.start - a.start);
        const short = spans.reduce((text, { start, end }) => {
          return text.slice(0, start) + text.slice(end).replace(/^\s*,/, '');
        }, code);
        return { code: short, map: null };
      },
    },
  };
}
