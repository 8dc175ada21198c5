import { unitTests } from '../unit-tests.mjs';

const TESTING_LIBRARY = ['@testing-library/react', '@testing-library/dom'];
const vitest = (environment) => ['vitest', ['run', '--environment', environment]];

export async function run(context) {
  await context.takeNewerNode();
  return unitTests(context, {
    host: 'Vitest',
    packages: ['react', 'react-dom', 'vitest@latest', 'jsdom@latest', 'happy-dom@latest', ...TESTING_LIBRARY],
    commands: { jsdom: vitest('jsdom'), 'happy-dom': vitest('happy-dom') },
    bad: /\bstderr\b|Unhandled/,
    shown: ['vitest', 'jsdom', 'happy-dom'],
  });
}
