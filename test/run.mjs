// npm test, or npm test -- <step> …
import { installIfNeeded } from '../.ci/install.mjs';

async function main() {
  await installIfNeeded();
  // Not earlier, because these import packages that were just installed.
  const { runSteps } = await import('./runner/run-steps.mjs');
  return runSteps(process.argv.slice(2));
}

try {
  process.exitCode = (await main()) ? 0 : 1;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  console.log('0 passed, 1 failed');
  process.exitCode = 1;
}
