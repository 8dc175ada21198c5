/** The doc block of a call, in parts. */
export interface CallWords {
  readonly summary: string;
  /** For people who build a gateway. */
  readonly description: string | undefined;
  /** The meaning of a 409. */
  readonly conflict: string | undefined;
}

const SOURCES = import.meta.glob<string>('../../src/gateway/calls/*.ts', {
  query: '?raw',
  import: 'default',
  eager: true,
});

const BLOCK = /\/\*\*((?:[^*]|\*(?!\/))*)\*\/\nexport const (\w+) = /g;

const BLOCKS = new Map(
  Object.values(SOURCES).flatMap((source) =>
    [...source.matchAll(BLOCK)].map(([, block = '', name = '']) => [name, wordsIn(block)] as const),
  ),
);

/** Reads a block. Its first paragraph is the summary. Other paragraphs are for hosts that call the client. */
function wordsIn(block: string): CallWords {
  const lines = block.replace(/^ *\* ?/gm, '').trim();
  const [words = '', ...tagged] = lines
    .split(/^@(?=remarks |throws )/m)
    .map((part) => part.trim().replace(/\n(?!\n)/g, ' '));
  const [summary = ''] = words.split('\n');
  const behind = (tag: string) => tagged.find((part) => part.startsWith(tag))?.slice(tag.length);
  return { summary: summary.replace(/\.$/, ''), description: behind('remarks '), conflict: behind('throws 409 ') };
}

/**
 * What the doc block of a call in `src/gateway/calls` says.
 * @param name the name of its constant
 * @throws Error if it has none
 */
export function callWords(name: string): CallWords {
  const words = BLOCKS.get(name);
  if (words === undefined) throw new Error(`${name} has no doc block.`);
  return words;
}
