import type { Rolldown } from 'vite';
import { staticallyNeeded } from './fetch-together.js';

type Bundle = Readonly<Record<string, Rolldown.OutputAsset | Rolldown.OutputChunk>>;

/** A page with the loader and one tag, and what it may weigh: gzip, in bytes, until the widget can be used. */
export interface PageBudget {
  readonly tag: string;
  readonly budget: number;
  /** What the widget asks for by itself as soon as it is there. */
  readonly atOnce?: readonly string[];
  /** The part of it that is not ours. */
  readonly without?: string;
}

export const pageBudgets: readonly PageBudget[] = [
  { tag: 'lead-board', budget: 98_000 },
  { tag: 'raq-funnel', budget: 92_000 },
  { tag: 'message-thread', budget: 111_000, atOnce: ['chat/twilio'], without: 'twilio' },
];

export const loaderBudget = 3000;

/** The files of the CDN build that a page fetches. */
export interface PageFiles {
  /** Until the widget can be used. */
  readonly first: ReadonlySet<string>;
  /** With every part that it can ever ask for, the sandbox and the chat service too. */
  readonly all: ReadonlySet<string>;
}

/** The JavaScript files of a bundle. */
export function chunksOf(bundle: Bundle): Rolldown.OutputChunk[] {
  return Object.values(bundle).filter((file) => file.type === 'chunk');
}

/** The bundler's knowledge of modules. */
export interface Modules {
  getModuleInfo(id: string): {
    readonly importedIds: readonly string[];
    readonly dynamicallyImportedIds: readonly string[];
  } | null;
}

/** The modules that these may ask for while they run, at any depth. */
function lazyModules(start: readonly string[], modules: Modules): Set<string> {
  const reached = new Set(start);
  const lazy = new Set<string>();
  for (const id of reached) {
    const info = modules.getModuleInfo(id);
    for (const next of info?.dynamicallyImportedIds ?? []) lazy.add(next);
    for (const next of [...(info?.importedIds ?? []), ...(info?.dynamicallyImportedIds ?? [])]) reached.add(next);
  }
  return lazy;
}

/** Which files a page with this tag alone fetches. */
export function filesOfPage({ tag, atOnce = [], without }: PageBudget, bundle: Bundle, modules: Modules): PageFiles {
  const chunks = chunksOf(bundle);
  const byName = Object.fromEntries(chunks.map((chunk) => [chunk.fileName, chunk]));
  const wanted = ['elements/loader/first-calls', `elements/${tag}`, ...atOnce].map((name) => `/src/${name}.ts`);
  const starts = chunks.flatMap(({ moduleIds }) => moduleIds.filter((id) => wanted.some((name) => id.endsWith(name))));
  const withImports = (isThere: (chunk: Rolldown.OutputChunk) => boolean) =>
    chunks.filter(isThere).flatMap(({ fileName }) => [fileName, ...staticallyNeeded(fileName, byName)]);
  const first = withImports((chunk) => chunk.isEntry || chunk.moduleIds.some((id) => starts.includes(id)));
  const lazy = lazyModules(starts, modules);
  const later = withImports(({ moduleIds }) => moduleIds.some((id) => lazy.has(id)));
  return {
    first: new Set(first.filter((file) => byName[file]?.name !== without)),
    all: new Set([...first, ...later]),
  };
}
