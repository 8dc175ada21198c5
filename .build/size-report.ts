import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Plugin, Rolldown } from 'vite';
import { chunksOf, filesOfPage, loaderBudget, type Modules, type PageBudget, pageBudgets } from './page-weights.js';

type Bundle = Readonly<Record<string, Rolldown.OutputAsset | Rolldown.OutputChunk>>;

interface Weight {
  readonly name: string;
  readonly bytes: number;
  readonly gzip: number;
}

/** Size of a file as it travels: gzip -9, in bytes. */
export function gzipSize(content: string | Uint8Array): number {
  return gzipSync(content, { level: 9 }).length;
}

function weigh(name: string, code: string): Weight {
  return { name, bytes: Buffer.byteLength(code), gzip: gzipSize(code) };
}

function sum(name: string, weights: readonly Weight[]): Weight {
  return {
    name,
    bytes: weights.reduce((total, { bytes }) => total + bytes, 0),
    gzip: weights.reduce((total, { gzip }) => total + gzip, 0),
  };
}

function row({ name, bytes, gzip }: Weight, note = ''): string {
  const kilo = (value: number) => `${(value / 1000).toFixed(2)} kB`.padStart(12);
  return `  ${name.padEnd(46)}${kilo(bytes)}${kilo(gzip)}${note}`;
}

/** `of 110 000: kept` */
function verdict(gzip: number, budget: number): string {
  return `  of ${budget.toLocaleString('en-US').replace(',', ' ')}: ${gzip <= budget ? 'kept' : 'BROKEN'}`;
}

function pageRows(page: PageBudget, bundle: Bundle, modules: Modules, weights: readonly Weight[]): string[] {
  const { first, all } = filesOfPage(page, bundle, modules);
  const files = weights.filter(({ name }) => first.has(name));
  const total = sum(`a page with one <${page.tag}>`, files);
  return [
    '',
    row(total, verdict(total.gzip, page.budget)),
    ...files.map((file) => row({ ...file, name: `  ${file.name}` })),
    row(
      sum(
        '  with every lazy part',
        weights.filter(({ name }) => all.has(name)),
      ),
    ),
  ];
}

function report(bundle: Bundle, modules: Modules): string {
  const weights = chunksOf(bundle)
    .map(({ fileName, code }) => weigh(fileName, code))
    .sort((a, b) => b.gzip - a.gzip);
  const loaders = weights.filter(({ name }) => !name.includes('/'));
  return [
    `  ${'dist/cdn'.padEnd(46)}${'size'.padStart(12)}${'gzip -9'.padStart(12)}`,
    ...weights.map((weight) => row(weight)),
    row(sum('everything', weights)),
    '',
    ...loaders.map((loader) => row(loader, verdict(loader.gzip, loaderBudget))),
    ...pageBudgets.flatMap((page) => pageRows(page, bundle, modules, weights)),
  ].join('\n');
}

/** Prints what the CDN build weighs, and what of it a page with one of the three larger widgets fetches. */
export function sizeReport(): Plugin {
  return {
    name: 'lead-widgets:size-report',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'cdn',
    writeBundle(_options, bundle) {
      this.environment.logger.info(`\n${report(bundle, this)}\n`);
    },
  };
}

/** What the single files of a folder weigh, and the parts beside them. */
export function singleSizes(folder: string): string {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.js'));
  const weights = files.map((file) => weigh(file.replaceAll('\\', '/'), readFileSync(join(folder, file), 'utf8')));
  return [
    `  ${folder.padEnd(46)}${'size'.padStart(12)}${'gzip -9'.padStart(12)}`,
    ...weights.sort((a, b) => (a.name < b.name ? -1 : 1)).map((weight) => row(weight)),
  ].join('\n');
}
