import { expect, test } from 'vitest';
import { run } from './command.mjs';

test('tells what a program printed, and how it ended', async () => {
  const script = "console.log('out'); console.error('err'); process.exit(3);";
  const { code, output } = await run(process.execPath, ['-e', script], { quiet: true });
  expect(code).toBe(3);
  expect(output).toContain('out');
  expect(output).toContain('err');
});

test('a program that is not there ends badly', async () => {
  expect((await run('/no/such/program', [], { quiet: true, timeout: 60_000 })).code).toBe(1);
});

test('a program that takes too long is ended', async () => {
  const started = performance.now();
  const { code } = await run(process.execPath, ['-e', 'setTimeout(() => {}, 60000)'], { quiet: true, timeout: 300 });
  expect(code).toBe(1);
  expect(performance.now() - started).toBeLessThan(20_000);
});
