import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { brokenBans } from './bans.js';
import { importCircles } from './circles.js';
import { importsOf } from './imports.js';
import { brokenArrows } from './layers.js';
import { readSourceFiles } from './source-files.js';

const source = readSourceFiles(fileURLToPath(new URL('../../src', import.meta.url)));
const imports = importsOf(source);

describe('src', () => {
  test('has only arrows that point down', () => {
    expect(brokenArrows(imports)).toEqual([]);
  });

  test('has no circle of imports', () => {
    expect(importCircles(imports)).toEqual([]);
  });

  test('has at most 20 files in a folder, and 300 lines in a file', () => {
    const inFolder = new Map<string, number>();
    for (const path of source.keys()) {
      const folder = path.slice(0, path.lastIndexOf('/') + 1);
      if (folder !== '') inFolder.set(folder, (inFolder.get(folder) ?? 0) + 1);
    }
    expect([...inFolder].filter(([, files]) => files > 20)).toEqual([]);
    const long = [...source].filter(([, text]) => text.split('\n').length > 301);
    expect(long.map(([path]) => path)).toEqual([]);
  });

  test('has nothing that a strict page forbids, and no loose types', () => {
    expect(brokenBans(source)).toEqual([]);
  });
});
