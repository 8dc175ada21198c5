import { checkPackage, createPackageFromTarballData } from '@arethetypeswrong/core';
import { expect, test } from 'vitest';
import { moduleEntries } from '../../../.build/entries.js';
import { pack } from './npm.js';

const modules = moduleEntries.map(({ entry }) => entry);

/** The package is ESM alone: what `require` makes of it is no promise of ours. */
const IN_USE = ['node10', 'node16-esm', 'bundler'];

test('every entry has the types of its code, for Node, for bundlers and for `moduleResolution: node`', async () => {
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
