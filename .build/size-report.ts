import { gzipSync } from 'node:zlib';
import type { Plugin, Rolldown } from 'vite';
import { staticallyNeeded } from './fetch-together.js';

type Bundle = Readonly<Record<string, Rolldown.OutputAsset | Rolldown.OutputChunk>>;

const budget = 110_000;

/** Size of a file as it travels: gzip -9, in bytes. */
export function gzipSize(content: string | Uint8Array): number {
  return gzipSync(content, { level: 9 }).length;
}

function row(name: string, bytes: number, gzip: number): string {
  const kilo = (value: number) => `${(value / 1000).toFixed(2)} kB`.padStart(12);
  return `  ${name.padEnd(46)}${kilo(bytes)}${kilo(gzip)}`;
}

function chunksOf(bundle: Bundle): Rolldown.OutputChunk[] {
  return Object.values(bundle).filter((file) => file.type === 'chunk');
}

/** The files that a page with the loader and one tag fetches: the loader, the tag's chunk and what that chunk imports. */
function pageWith(tag: string, bundle: Bundle): Set<string> {
  const chunks = chunksOf(bundle);
  const byName = Object.fromEntries(chunks.map((chunk) => [chunk.fileName, chunk]));
  const holdsTag = (chunk: Rolldown.OutputChunk) => chunk.moduleIds.some((id) => id.endsWith(`/elements/${tag}.ts`));
  const wanted = chunks.filter((chunk) => chunk.isEntry || holdsTag(chunk)).map((chunk) => chunk.fileName);
  return new Set(wanted.flatMap((file) => [file, ...staticallyNeeded(file, byName)]));
}

function report(bundle: Bundle): string {
  const sizes = chunksOf(bundle)
    .map(({ fileName, code }) => ({ fileName, bytes: Buffer.byteLength(code), gzip: gzipSize(code) }))
    .sort((a, b) => b.gzip - a.gzip);
  const page = pageWith('lead-board', bundle);
  const sum = (files: typeof sizes): [number, number] => [
    files.reduce((total, file) => total + file.bytes, 0),
    files.reduce((total, file) => total + file.gzip, 0),
  ];
  const board = sum(sizes.filter((file) => page.has(file.fileName)));
  return [
    `  ${'dist/cdn'.padEnd(46)}${'size'.padStart(12)}${'gzip -9'.padStart(12)}`,
    ...sizes.map(({ fileName, bytes, gzip }) => row(`${page.has(fileName) ? '*' : ' '} ${fileName}`, bytes, gzip)),
    row('* a page with one <lead-board>', ...board),
    row('  with every lazy part', ...sum(sizes)),
    `  The board's page may weigh ${budget / 1000} kB: ${board[1] <= budget ? 'kept' : 'BROKEN'}.`,
  ].join('\n');
}

/** Prints what the CDN build weighs, and what of it a page with one board fetches. */
export function sizeReport(): Plugin {
  return {
    name: 'lead-widgets:size-report',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'cdn',
    writeBundle(_options, bundle) {
      this.environment.logger.info(`\n${report(bundle)}\n`);
    },
  };
}
