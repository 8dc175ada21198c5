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

  test('has nothing that a strict page forbids, and no loose types', () => {
    expect(brokenBans(source)).toEqual([]);
  });
});
