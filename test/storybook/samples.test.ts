import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'svelte/compiler';
import ts from 'typescript';
import { describe, expect, test } from 'vitest';
import { compileTemplate, parse as parseVue } from 'vue/compiler-sfc';
import { docsPages } from '../../.build/docs.js';
import { moduleEntries, packageJson } from '../../.build/entries.js';
import { customProperties } from '../../src/ui/theme/custom-properties.js';
import { declarationOf, TAGS } from '../../stories/page/controls.js';
import { root } from '../package/site.js';
import { readme, type Sample, samplesIn } from './samples.js';

const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));

/** What a sample uses without writing it down, and packages of frameworks that are not installed here. */
const PRELUDE = `
import * as all from 'lead-widgets';
declare global {
  const getToken: () => Promise<string>;
  const showMyChallenge: () => Promise<void>;
  const router: { push(href: string): void };
}
export {};
`;
const MODULES = `
declare module '*.css';
declare module 'https://cdn.example.com/lead-widgets/*' { export { configure, diagnose, signOut } from 'lead-widgets'; }
declare module 'nuxt/app' { export function defineNuxtPlugin(plugin: () => unknown): unknown; }
declare module 'nuxt/config' { export function defineNuxtConfig(config: object): unknown; }
declare module '@jest/globals' { export function afterEach(run: () => Promise<void>): void; }
declare module 'jest-environment-jsdom' { export class TestEnvironment { global: object; setup(): Promise<void>; } }
declare module '@angular/core' {
  export const CUSTOM_ELEMENTS_SCHEMA: object;
  export function Component(options: object): (target: abstract new () => object) => void;
}
`;

const SCRIPT = /<script\b[^>]*>([\s\S]*?)<\/script>/g;

function scriptOf({ language, code }: Sample): string {
  const scriptText = [...code.matchAll(SCRIPT)].map(([, inside = '']) => inside).join('\n');
  return language === 'svelte' ? `declare function $state<T>(first: T): T;\n${scriptText}` : scriptText;
}

function complaintsAbout(files: ReadonlyMap<string, string>): readonly string[] {
  const options: ts.CompilerOptions = {
    target: ts.ScriptTarget.ES2023,
    lib: ['lib.es2023.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    jsx: ts.JsxEmit.ReactJSX,
    strict: true,
    skipLibCheck: true,
    noEmit: true,
    experimentalDecorators: false,
    resolveJsonModule: true,
    types: [],
  };
  const host = ts.createCompilerHost(options);
  const { getSourceFile, fileExists, readFile } = host;
  host.fileExists = (name) => files.has(name) || fileExists(name);
  host.readFile = (name) => files.get(name) ?? readFile(name);
  host.getSourceFile = (name, ...more) => {
    const text = files.get(name);
    return text === undefined ? getSourceFile(name, ...more) : ts.createSourceFile(name, text, more[0]);
  };
  const program = ts.createProgram([...files.keys()], options, host);
  return ts
    .getPreEmitDiagnostics(program)
    .map(
      ({ file, messageText }) =>
        `${file?.fileName.split('/').at(-1)}: ${ts.flattenDiagnosticMessageText(messageText, ' ')}`,
    );
}

/** A sample of a page's own script finds a tag by its name, which may be missing; a host knows that it is there. */
const asModule = (code: string) =>
  `${code.replace(/(querySelector\('[\w-]+'\))\./g, '$1!.').replace(/= (document\.querySelector\('[\w-]+'\));/g, '= $1!;')}\nexport {};\n`;

describe('code samples', () => {
  const folder = join(root, 'test/storybook/written-nowhere');
  const check = (list: readonly Sample[], ending: string, codeOf: (sample: Sample) => string) => {
    const files = new Map(
      list.map((sample) => [`${folder}/${sample.place.replaceAll(':', '-line-')}${ending}`, asModule(codeOf(sample))]),
    );
    files.set(`${folder}/prelude.d.ts`, PRELUDE);
    files.set(`${folder}/modules.d.ts`, MODULES);
    return complaintsAbout(files);
  };

  test('in TypeScript and JavaScript match the types of the package', () => {
    const list = samplesIn('ts', 'js');
    expect(list.length).toBeGreaterThan(25);
    expect(check(list, '.ts', ({ code }) => code)).toEqual([]);
  });

  test('in JSX match the types of the package', () => {
    const list = samplesIn('tsx', 'jsx');
    expect(list.length).toBeGreaterThan(8);
    expect(check(list, '.tsx', ({ code }) => code)).toEqual([]);
  });

  test('in Vue, Svelte and Astro have scripts that match the types, and templates that compile', () => {
    expect(check(samplesIn('vue', 'svelte', 'astro'), '.ts', scriptOf)).toEqual([]);
    for (const { place, code } of samplesIn('vue')) {
      const { descriptor, errors } = parseVue(code);
      const source = descriptor.template?.content ?? '';
      const compiled = compileTemplate({ source, filename: place, id: place });
      expect([...errors, ...compiled.errors], place).toEqual([]);
    }
    for (const { code } of samplesIn('svelte')) expect(() => parse(code, { modern: true })).not.toThrow();
  });
});

const KNOWN_TO_HTML = ['id', 'class', 'slot', 'contents', 'client:only', 'ref'];

/** What is unknown in the tags of this package, as they are written in a text. */
const unknownIn = (code: string): readonly string[] =>
  [...code.matchAll(/<([a-z]+-[a-z-]+)((?:"[^"]*"|\{[^}]*\}|[^>"{])*)>/g)].flatMap(([, tag = '', given = '']) => {
    if (!TAGS.includes(tag)) return tag === 'leads-page' ? [] : [`<${tag}>`];
    const { attributes, events } = declarationOf(tag);
    const known = new Set([
      ...KNOWN_TO_HTML,
      ...attributes.flatMap(({ name, fieldName }) => [name, fieldName]),
      ...events.map(({ name }) => name),
    ]);
    const names = given
      .replace(/"[^"]*"|\{[^}]*\}/g, '')
      .split(/[\s=/]+/)
      .filter((name) => name !== '')
      .map((name) => name.replace(/^[@:]|^on(?=lead-)|^[[(]|[\])]$/g, ''));
    return names.filter((name) => !known.has(name)).map((name) => `<${tag} ${name}>`);
  });

test('markup samples have only existing tags and attributes', () => {
  const list = samplesIn('html', 'vue', 'svelte', 'astro', 'ts').filter(({ code }) => /<[a-z]+-[a-z]/.test(code));
  expect(list.length).toBeGreaterThan(20);
  for (const { place, code } of list) expect(unknownIn(code), place).toEqual([]);
});

test('CSS samples set only existing custom properties and parts', () => {
  const properties = new Set(customProperties.map(({ name }) => name));
  const parts = new Set(TAGS.flatMap((tag) => declarationOf(tag).cssParts.map(({ name }) => name)));
  const list = samplesIn('css');
  expect(list.length).toBeGreaterThan(3);
  for (const { place, code } of list) {
    for (const [, name = ''] of code.matchAll(/(--[\w-]+)\s*:/g))
      expect(properties.has(name), `${place} ${name}`).toBe(true);
    for (const [, name = ''] of code.matchAll(/::part\(([\w-]+)\)/g))
      expect(parts.has(name), `${place} ${name}`).toBe(true);
  }
});

test('shell samples use only existing commands and files', () => {
  const lines = samplesIn('sh').flatMap(({ place, code }) => code.split('\n').map((line) => ({ line, place })));
  for (const { line, place } of lines) {
    const [program = '', ...args] = line
      .replace(/\s*#.*/, '')
      .trim()
      .split(' ');
    const [command = '', name = ''] = args;
    if (command === 'run') expect(Object.keys(scripts), place).toContain(name);
    else if (program === 'npm') expect(['start', 'test', 'ci', 'install', 'pack'], place).toContain(command);
    else expect(['', 'npx', 'node', 'tar'], place).toContain(program);
    const paths = args.filter((word) => /^(?:test|stories|examples)\//.test(word));
    for (const path of paths) expect(existsSync(join(root, path)), path).toBe(true);
    const project = /--project=(\S*)/.exec(line)?.[1] ?? 'unit';
    const projects = ['browser', 'browser-fresh', 'node', 'unit', 'stories', 'package', 'package-long'];
    expect(projects, place).toContain(project);
  }
});

const hasPhp = spawnSync('php', ['--version']).status === 0;

test.runIf(hasPhp).each(samplesIn('php'))('$place can be read by PHP', ({ code }) => {
  const { status, stdout } = spawnSync('php', ['-l'], { input: `<?php\n${code}`, encoding: 'utf8' });
  expect(status, stdout).toBe(0);
});

test('JSON samples are valid', () => {
  for (const { code } of samplesIn('json')) expect(() => JSON.parse(code)).not.toThrow();
});

test('every file that a page mentions exists', () => {
  const named = docsPages().flatMap(({ name, text }) =>
    [...text.matchAll(/`((?:src|test|stories|examples|\.build)\/[\w./-]*)`/g)].map(
      ([, path = '']) => `${name}: ${path}`,
    ),
  );
  expect(named.length).toBeGreaterThan(20);
  expect(named.filter((each) => !existsSync(join(root, each.split(': ')[1] ?? '')))).toEqual([]);
});

test('every entry that a page mentions is exported', () => {
  const named = [readme, ...docsPages().map(({ text }) => text)].flatMap((text) => [
    ...text.matchAll(/['`]lead-widgets\/([\w./-]+)['`]/g),
  ]);
  const entries = [...new Set(named.map(([, entry = '']) => entry))];
  const exported = new Set([...Object.keys(packageJson.exports), ...moduleEntries.map(({ entry }) => entry)]);
  expect(entries.filter((entry) => !exported.has(`./${entry}`))).toEqual([]);
});

test('the README has every tag, with a link to its page', () => {
  for (const tag of TAGS) expect(readme).toContain(`[\`<${tag}>\`](dist/npm/docs/${tag}.md)`);
});
