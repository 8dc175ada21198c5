import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { brokenBans } from './bans.js';
import { importCircles } from './circles.js';
import { importsOf } from './imports.js';
import { brokenArrows } from './layers.js';
import { readSourceFiles, type SourceFiles } from './source-files.js';

const source = readSourceFiles(fileURLToPath(new URL('../../src', import.meta.url)));
const imports = importsOf(source);
const { exports } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8'));
const tags = new Set(
  Object.keys(exports).flatMap((entry) => (entry.startsWith('./elements/') ? [entry.slice('./elements/'.length)] : [])),
);

const tree = (files: Record<string, string>): SourceFiles => new Map(Object.entries(files));
const arrowsBrokenBy = (files: Record<string, string>) => brokenArrows(importsOf(tree(files)), tags);
const circlesIn = (files: Record<string, string>) => importCircles(importsOf(tree(files)));
const bansBrokenBy = (path: string, text: string) => brokenBans(tree({ [path]: text }));

describe('src', () => {
  test('has files to look at', () => {
    expect(imports.length).toBeGreaterThan(20);
  });

  test('has only arrows that point down', () => {
    expect(brokenArrows(imports, tags)).toEqual([]);
  });

  test('imports only files that exist', () => {
    const missing = imports.filter(({ ours, to }) => ours && !source.has(to));
    expect(missing.map(({ from, to }) => `${from} imports ${to}`)).toEqual([]);
  });

  test('has no circle of imports', () => {
    expect(importCircles(imports)).toEqual([]);
  });

  test('has nothing that a strict page forbids, and no loose types', () => {
    expect(brokenBans(source)).toEqual([]);
  });
});

describe('the check of the arrows', () => {
  test('fails on an arrow that points up', () => {
    const files = { 'domain/a.ts': "import { b } from '../state/b.js';", 'state/b.ts': 'export const b = 1;' };
    expect(arrowsBrokenBy(files)).toEqual(['domain/a.ts: domain must not import state (state/b.ts)']);
  });

  test('fails on a view that reaches the wire, lazily and for a type too', () => {
    const wire = { 'gateway/call.ts': 'export type Call = string;' };
    const sentence = ['views/board/a.tsx: a view reaches the wire (gateway/call.ts)'];
    expect(arrowsBrokenBy({ ...wire, 'views/board/a.tsx': "await import('../../gateway/call.js');" })).toEqual(
      sentence,
    );
    expect(
      arrowsBrokenBy({ ...wire, 'views/board/a.tsx': "import type { Call } from '../../gateway/call.js';" }),
    ).toEqual(sentence);
    expect(arrowsBrokenBy({ ...wire, 'views/board/a.tsx': "export * from '../../gateway/call.js';" })).toEqual(
      sentence,
    );
  });

  test('lets a view have the contract, but of its schemas and calls only the types', () => {
    const contract = {
      'contract/wire/lead.ts':
        "import { object } from 'valibot'; export const wire = object({}); export type Wire = 1;",
      'contract/calls/call.ts': 'export const call = 1; export type Call = 1;',
      'contract/limits.ts': 'export const limit = 5;',
    };
    const from = (text: string) => arrowsBrokenBy({ ...contract, 'views/a.tsx': text });
    expect(from("import type { Wire } from '../contract/wire/lead.js';")).toEqual([]);
    expect(from("import type { Call } from '../contract/calls/call.js';")).toEqual([]);
    expect(from("import { limit } from '../contract/limits.js';")).toEqual([]);
    expect(from("import { wire } from '../contract/wire/lead.js';")).toEqual([
      'views/a.tsx: views may import only types of the schemas and the calls (contract/wire/lead.ts)',
    ]);
    expect(from("await import('../contract/wire/lead.js');")).toHaveLength(1);
    expect(from("export * from '../contract/wire/lead.js';")).toHaveLength(1);
    expect(from("import { call } from '../contract/calls/call.js';")).toHaveLength(1);
  });

  test('lets elements have the sandbox only lazily', () => {
    const sandbox = { 'sandbox.ts': 'export const s = 1;' };
    expect(arrowsBrokenBy({ ...sandbox, 'elements/a.ts': "await import('../sandbox.js');" })).toEqual([]);
    expect(arrowsBrokenBy({ ...sandbox, 'elements/a.ts': "import '../sandbox.js';" })).toHaveLength(1);
  });

  test('lets elements have another tag only lazily', () => {
    const tag = { 'elements/lead-board.ts': 'export const b = 1;' };
    expect(arrowsBrokenBy({ ...tag, 'elements/a.ts': "await import('./lead-board.js');" })).toEqual([]);
    expect(arrowsBrokenBy({ ...tag, 'elements/a.ts': "import './lead-board.js';" })).toHaveLength(1);
  });

  test('lets the command line tool have the gateway and the sandbox, and no layer have the tool', () => {
    const files = { 'sandbox.ts': '', 'gateway/a.ts': '', 'state/a.ts': '', 'cli/a.ts': '' };
    expect(arrowsBrokenBy({ ...files, 'cli/b.ts': "import '../sandbox.js'; import '../gateway/a.js';" })).toEqual([]);
    expect(arrowsBrokenBy({ ...files, 'cli/b.ts': "import '../state/a.js';" })).toHaveLength(1);
    for (const layer of ['elements/shell', 'views', 'state', 'sandbox', 'gateway']) {
      expect(
        arrowsBrokenBy({ ...files, [`${layer}/b.ts`]: `await import('${layer.replace(/[^/]+/g, '..')}/cli/a.js');` }),
      ).toHaveLength(1);
    }
  });

  test('fails on a layer that imports an entry, on an unknown layer, and on React below the views', () => {
    expect(arrowsBrokenBy({ 'index.ts': '', 'state/a.ts': "import '../index.js';" })).toHaveLength(1);
    expect(arrowsBrokenBy({ 'utils/a.ts': "import './b.js';", 'utils/b.ts': '' })).toEqual([
      'utils/a.ts: no layer is called utils',
    ]);
    expect(arrowsBrokenBy({ 'domain/a.ts': "import { useState } from 'react';" })).toEqual([
      'domain/a.ts: domain knows no React',
    ]);
  });

  test('lets views read the store with the widget’s own hooks alone', () => {
    expect(arrowsBrokenBy({ 'views/a.tsx': "import { useAtomValue } from 'jotai';" })).toEqual([
      'views/a.tsx: the hooks that read the store are in views/widget/store.ts',
    ]);
    expect(arrowsBrokenBy({ 'views/a.tsx': "import { atom } from 'jotai/vanilla';" })).toEqual([]);
  });

  test('lets an entry import anything', () => {
    const files = {
      'sandbox/a.ts': '',
      'cdn.ts': "import './sandbox/a.js';",
      'elements/lead-board.ts': "import '../sandbox/a.js';",
    };
    expect(arrowsBrokenBy(files)).toEqual([]);
  });
});

describe('the check for circles', () => {
  test('finds a circle through three files', () => {
    const files = { 'a.ts': "import './b.js';", 'b.ts': "export * from './c.js';", 'c.tsx': "import './a.js';" };
    expect(circlesIn(files)).toEqual([['a.ts', 'b.ts', 'c.tsx', 'a.ts']]);
  });

  test('lets lazy imports and types point back', () => {
    expect(circlesIn({ 'a.ts': "import './b.js';", 'b.ts': "await import('./a.js');" })).toEqual([]);
    expect(circlesIn({ 'a.ts': "import './b.js';", 'b.ts': "import type { A } from './a.js';" })).toEqual([]);
  });
});

describe('the bans', () => {
  test.each([
    ['innerHTML', 'element.innerHTML = text;'],
    ['dangerouslySetInnerHTML', 'const a = <p dangerouslySetInnerHTML={b} />;'],
    ["setAttribute('style')", "element.setAttribute('style', 'color: red');"],
    ['<style>', 'const a = <style>{css}</style>;'],
    ['<style>', "document.createElement('style');"],
    ['<title>', 'const a = <title>Leads</title>;'],
    ['<Suspense>', 'const a = <Suspense>{leads}</Suspense>;'],
    ['eval', "eval('1');"],
    ['new Worker', 'new Worker(url);'],
    ['document.activeElement', 'document.activeElement?.blur();'],
    ['a property of the document that an element of the page can hide', 'const a = document.cookie;'],
    ['a property of the document that an element of the page can hide', 'const { body } = root.ownerDocument;'],
    ['Array.from', 'Array.from(list);'],
    ['Date.parse', 'Date.parse(text);'],
    ['any', 'const a: any = 1;'],
    ['a cast', 'const a = b as string;'],
    ['a non-null assertion', 'const a = b!;'],
  ])('forbid %s: %s', (what, text) => {
    expect(bansBrokenBy('views/a.tsx', `\n${text}`)).toContain(`views/a.tsx:2: ${what}`);
  });

  test('let comments, strings, `as const` and renamed imports be', () => {
    const text = "// innerHTML, any\nimport { a as b } from 'c';\nexport const d = ['eval', b] as const;";
    expect(bansBrokenBy('views/a.tsx', text)).toEqual([]);
  });

  test('let only the decoder cast', () => {
    expect(bansBrokenBy('gateway/decode.ts', 'const a = b as string;')).toEqual([]);
    expect(bansBrokenBy('gateway/encode.ts', 'const a = b as string;')).toHaveLength(1);
  });

  test('forbid rem in a style sheet, and only there', () => {
    expect(bansBrokenBy('ui/a.css', 'p {\n  margin: 0 1.5rem;\n}')).toEqual(['ui/a.css:2: rem']);
    expect(bansBrokenBy('ui/a.css', '/* 2rem */ p { margin: 0 1.5em; --rem: 1px; }')).toEqual([]);
  });
});
