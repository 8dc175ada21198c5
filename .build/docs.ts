import { readdirSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Plugin, runnerImport } from 'vite';
import { packageJson } from './entries.js';

const folder = new URL('../stories/docs/', import.meta.url);
const drawn = fileURLToPath(new URL('drawn-data.ts', folder));

/** Pages that only Storybook can show: a list of its own stories, and its first page. */
const ONLY_IN_STORYBOOK = ['states', 'welcome'];

interface DrawnModule {
  readonly drawnMarkdown: (version: string) => Promise<Draw>;
}

/** Returns the Markdown for a component in a docs page. */
export type Draw = (component: string, of: string | undefined) => string;

/** The source of a docs page. */
export interface DocsPage {
  /** The name of its Markdown file, without the extension. */
  readonly name: string;
  /** Path below the package's folder. */
  readonly file: string;
  /** Its place in Storybook, such as `Sign-in/Sessions`. */
  readonly title: string;
  readonly text: string;
}

/** The order of Storybook's sidebar, read from the same file as Storybook reads it. */
function sidebar(): readonly string[] {
  const preview = readFileSync(new URL('../.storybook/preview.tsx', import.meta.url), 'utf8');
  const order = /order: \[([\s\S]*?)\n {8}\],/.exec(preview)?.[1] ?? '';
  return [...order.matchAll(/'([^']+)'/g)].map(([, name = '']) => name);
}

function rankIn(order: readonly string[], title: string): string {
  const ranks = title.split('/').map((part) => (order.indexOf(part) + 1000) % 1000);
  return ranks.map((rank) => String(rank).padStart(3, '0')).join('/');
}

/** All docs pages that consist of text, in the order of the sidebar. */
export function docsPages(): readonly DocsPage[] {
  const order = sidebar();
  const found = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.mdx'))
    .map((path) => {
      const file = `stories/docs/${path.replaceAll('\\', '/')}`;
      const text = readFileSync(new URL(`../${file}`, import.meta.url), 'utf8');
      return { name: basename(file, '.mdx'), file, title: /<Meta title="([^"]+)"/.exec(text)?.[1] ?? '', text };
    })
    .filter(({ name }) => !ONLY_IN_STORYBOOK.includes(name));
  const ranked = found.map((page) => [rankIn(order, page.title), page] as const);
  return ranked.sort(([one], [other]) => (one < other ? -1 : 1)).map(([, page]) => page);
}

/** The id that Storybook gives to a title. */
const idOf = (title: string) => title.toLowerCase().replace(/[^a-z0-9]+/g, '-');

/**
 * Changes a link to another Storybook page into a link to the Markdown file of that page. If the package does not
 * contain the page, only the text of the link stays.
 */
function withFileLinks(prose: string, pages: readonly DocsPage[]): string {
  return prose.replace(
    /\[([^\]]+)\]\(\.?\/?\?path=\/(docs|story)\/([\w-]+?)--\w+(#[\w-]+)?\)/g,
    (_whole, words, kind, id, hash = '') => {
      const target = pages.find(({ title }) => idOf(title) === id);
      const isOutside = id.startsWith('developers-') || ONLY_IN_STORYBOOK.some((name) => id.endsWith(name));
      if (kind === 'docs' && !target && !isOutside) throw new Error(`No docs page ${id}.`);
      return target ? `[${words}](${target.name}.md${hash})` : words;
    },
  );
}

function proseInMarkdown(prose: string, pages: readonly DocsPage[], draw: Draw): string {
  const words = prose
    .replace(/^import .*;\n/gm, '')
    .replace(/^<Meta .*\/>\n/gm, '')
    .replace(/^<\/?(?:ul|Tabs)>\n/gm, '')
    .replace(/^<Markdown>\{(\w+)\}<\/Markdown>$/gm, (_whole, name) => draw(name, undefined))
    .replace(/^<([A-Z]\w*)(?: of="([^"]+)")?[^\n]*\/>$/gm, (_whole, name, of) => draw(name, of));
  return withFileLinks(words, pages);
}

/** A page as plain Markdown: no imports, no components, links between files. */
export function markdownOf({ text }: DocsPage, pages: readonly DocsPage[], draw: Draw): string {
  const parts = text.split(/(^```[\s\S]*?^```$)/m);
  const written = parts.map((part) => (part.startsWith('```') ? part : proseInMarkdown(part, pages, draw)));
  const page = written
    .join('')
    .trim()
    .replace(/\n{3,}/g, '\n\n');
  return `${page}\n`;
}

/** The heading and the first paragraph of a page. */
function aboutPage(markdown: string): readonly [heading: string, about: string] {
  const heading = /^# (.+)$/m.exec(markdown)?.[1] ?? '';
  const paragraph = markdown.split('\n\n').find((part) => /^(?:[A-Z]|`[^`])/.test(part)) ?? '';
  const [sentence = ''] = /^.*?[.:](?= [A-Z`]|$)/.exec(paragraph.replaceAll('\n', ' ')) ?? [paragraph];
  return [heading, sentence.replace(/:$/, '.')];
}

/** llms.txt: the list of the pages, so that a reader can find the right one. */
function listOf(pages: readonly (readonly [DocsPage, string])[]): string {
  const groups = [...new Set(pages.map(([{ title }]) => title.split('/')[0] ?? ''))];
  const sections = groups.map((group) => {
    const lines = pages
      .filter(([{ title }]) => title.startsWith(`${group}/`))
      .map(([{ name }, markdown]) => {
        const [heading, about] = aboutPage(markdown);
        return `- [${heading}](docs/${name}.md): ${about}`;
      });
    return `## ${group}\n\n${lines.join('\n')}`;
  });
  return [
    `# lead-widgets ${packageJson.version}`,
    '> Web components for a home-services marketplace: leads, conversations and requests for quotes, on any page.',
    'Also in the package: `custom-elements.json` describes every tag, and `openapi.json` every call to the gateway.',
    ...sections,
    '',
  ].join('\n\n');
}

/** Writes dist/npm/docs/*.md and dist/npm/llms.txt: the docs pages for hosts and designers in plain Markdown. */
export function docs(): Plugin {
  return {
    name: 'lead-widgets:docs',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'npm',
    async generateBundle() {
      const { module } = await runnerImport<DrawnModule>(drawn, { configFile: false, logLevel: 'warn' });
      const draw = await module.drawnMarkdown(packageJson.version);
      const pages = docsPages().filter(({ title }) => !title.startsWith('Developers/'));
      const written = pages.map((page) => [page, markdownOf(page, pages, draw)] as const);
      for (const [{ name }, source] of written) {
        this.emitFile({ type: 'asset', fileName: `docs/${name}.md`, source });
      }
      this.emitFile({ type: 'asset', fileName: 'llms.txt', source: listOf(written).trimEnd().concat('\n') });
    },
  };
}
