import { expect, test } from 'vitest';
import { runPackage } from '../runner/command.mjs';

test('a host in strict TypeScript compiles against the declarations', async () => {
  const args = ['--project', 'test/package/consumer/tsconfig.json', '--pretty', 'false'];
  const { code, output } = await runPackage('typescript/bin/tsc', args, { quiet: true });
  expect(output).toBe('');
  expect(code).toBe(0);
});
