import type { Plugin } from 'vite';

interface Span {
  readonly start: number;
  readonly end: number;
}

function isSentence(node: object): node is Span {
  return (
    'type' in node &&
    node.type === 'Literal' &&
    'value' in node &&
    typeof node.value === 'string' &&
    /\s/.test(node.value)
  );
}

function sentencesIn(node: unknown): Span[] {
  if (typeof node !== 'object' || node === null) return [];
  return isSentence(node) ? [node] : Object.values(node).flatMap(sentencesIn);
}

/**
 * The elements' tables hold a line of documentation for each row. Only the manifest is made of these, so the builds leave
 * them out: in a table, every text with a space in it is meant for people.
 */
export function withoutManifestTexts(): Plugin {
  return {
    name: 'lead-widgets:without-manifest-texts',
    apply: 'build',
    transform: {
      order: 'post',
      filter: { id: /[\\/]src[\\/]elements[\\/](?:[\w-]+\.table|shared-rows)\.ts$/ },
      handler(code) {
        const spans = sentencesIn(this.parse(code)).sort((a, b) => b.start - a.start);
        const short = spans.reduce((text, { start, end }) => `${text.slice(0, start)}''${text.slice(end)}`, code);
        return { code: short, map: null };
      },
    },
  };
}
