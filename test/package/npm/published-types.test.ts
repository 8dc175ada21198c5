import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkPackage, createPackageFromTarballData } from '@arethetypeswrong/core';
import { expect, test } from 'vitest';
import { root } from '../site.js';
import { pack } from './npm.js';

const { exports } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
const modules = Object.entries(exports).flatMap(([entry, target]) => (typeof target === 'object' ? [entry] : []));

/** The package is ESM alone: what `require` makes of it is no promise of ours. */
const IN_USE = ['node10', 'node16-esm', 'bundler'];

test('every entry has the types that its code has, for Node, for bundlers and for `moduleResolution: node`', async () => {
  const { tarball } = await pack();
  const checked = await checkPackage(createPackageFromTarballData(new Uint8Array(tarball)), { entrypoints: modules });
  if (!checked.types) throw new Error('The package holds no types.');
  const inUse = checked.problems.filter(
    (problem) => !('resolutionKind' in problem) || IN_USE.includes(problem.resolutionKind),
  );
  expect(inUse.map((problem) => JSON.stringify(problem))).toEqual([]);
  const resolved = modules.flatMap((entry) =>
    Object.entries(checked.entrypoints[entry]?.resolutions ?? {}).map(([kind, { resolution }]) => ({
      entry,
      kind,
      isTyped: resolution?.isTypeScript === true,
    })),
  );
  for (const kind of IN_USE) {
    expect(resolved.filter((each) => each.kind === kind && each.isTyped).map(({ entry }) => entry)).toEqual(modules);
  }
});
