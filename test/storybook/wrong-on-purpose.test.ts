import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { runPackage } from '../runner/command.mjs';

test('stories with a violation inside a shadow root fail, one by each engine', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'lead-widgets-wrong-'));
  const file = join(folder, 'report.json');
  try {
    const args = ['run', '--config', 'test/storybook/vitest.config.ts', '--reporter=json', `--outputFile=${file}`];
    const { code, output } = await runPackage('vitest/vitest.mjs', args, { quiet: true });
    const report = await readFile(file, 'utf8').then(JSON.parse, () => ({ output }));
    const failures = report.testResults?.flatMap(
      (each: { assertionResults: { status: string; failureMessages: string[] }[] }) =>
        each.assertionResults
          .filter((result) => result.status === 'failed')
          .flatMap((result) => result.failureMessages),
    );
    expect(failures, output).toEqual([
      expect.stringContaining('Form control element <button> has no associated label'),
      expect.stringContaining('Elements must meet minimum color contrast'),
    ]);
    expect(code).toBe(1);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
});
