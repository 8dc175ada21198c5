import { expect, test } from 'vitest';
import { run } from '../../runner/command.mjs';

test('the bench of the client runs: both contenders send the same, and it says whether the goal is met', async () => {
  const args = ['test/tools/bench/run.mjs', 'gateway', '--contexts', '1'];
  const { code, output } = await run(process.execPath, args, { quiet: true, timeout: 60_000 });
  expect(output).toMatch(/\n {2}fetch +\d+\.\d{3} .* ms +x1 +\d+\.\d\d ms\n/);
  expect(output).toMatch(/\n {2}createGateway +\d+\.\d{3} .* ms +x\d\.\d\d .* ms\n/);
  expect(output).toMatch(/Goal: createGateway at most x1\.5 of fetch: (?:not )?met \(x\d\.\d\d\)/);
  expect(code).toBe(0);
});
