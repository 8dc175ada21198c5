import type { Plugin } from 'vite';

interface Span {
  readonly start: number;
  readonly end: number;
}

/** The fields of a table that only the manifest and the types use. */
const unused: readonly unknown[] = ['summary', 'type', 'doc', 'methods', 'events', 'parts', 'slots', 'submits'];

function isUnused(node: object): node is Span {
  if (!('type' in node) || node.type !== 'Property' || !('key' in node)) return false;
  const { key } = node;
  return typeof key === 'object' && key !== null && 'name' in key && unused.includes(key.name);
}

function spansIn(node: unknown): Span[] {
  if (typeof node !== 'object' || node === null) return [];
  return isUnused(node) ? [node] : Object.values(node).flatMap(spansIn);
}

/** Removes the documentation from the tables of the elements, because only the manifest and the types use it. */
export function withoutManifestTexts(): Plugin {
  return {
    name: 'lead-widgets:without-manifest-texts',
    apply: 'build',
    transform: {
      order: 'post',
      filter: {
        id: /[\\/]src[\\/](?:[\w-]+[\\/]|element[\\/]lead-gateway[\\/])table\.ts$|[\\/](?:shared|lead)-attributes\.ts$/,
      },
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
