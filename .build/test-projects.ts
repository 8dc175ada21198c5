import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import type { TestProjectConfiguration } from 'vitest/config';
import { sandboxGateway } from '../examples/server/sandbox-gateway.js';
import { chromiumLaunch } from '../test/runner/chromium-launch.mjs';
import { strictPolicyHeader } from '../test/runner/strict-policy-header.js';
import { twilsockEmulator } from '../test/twilsock/vite-plugin.js';
import { esmReactInTests } from './esm-react.js';

const purelyNode = [
  'test/**/*.node.test.{ts,tsx}',
  'test/{architecture,contract,domain,gateway,runner,sandbox}/**/*.test.ts',
];

// Packages that Vite finds only while tests run make it reload the page under them.
const everyDependency = { entries: ['src/**/*.{ts,tsx}'] };

/** A real browser may stumble over what else the machine does: what fails is tried once more, and the report says so. */
const SECOND_TRY = 1;

const browserTests = 'test/**/*.browser.test.{ts,tsx}';

const BROWSERS = ['chromium', 'firefox', 'webkit'] as const;

/**
 * A headless browser for the tests that need a real one: Chromium, or with `TEST_BROWSER=firefox` or `webkit` the one that
 * `npx playwright install` has brought.
 */
export function inBrowser(asked = process.env['TEST_BROWSER']) {
  const browser = BROWSERS.find((name) => name === asked) ?? 'chromium';
  return {
    enabled: true,
    headless: true,
    screenshotFailures: false,
    provider: playwright(browser === 'chromium' ? { launchOptions: chromiumLaunch() } : {}),
    instances: [{ browser }],
    viewport: { width: 1280, height: 900 },
  };
}

/**
 * The Vitest projects: `unit` (happy-dom), `node` (no DOM), `browser` (a real browser, the sandbox gateway over HTTP beside
 * it), `stories` (every story in Chromium, with axe) and `package` (what the build wrote; build first).
 */
export function testProjects(): TestProjectConfiguration[] {
  return [
    {
      extends: true,
      test: {
        name: 'unit',
        maxWorkers: 3,
        environment: 'happy-dom',
        css: true,
        include: ['test/**/*.test.{ts,tsx}'],
        exclude: [
          ...purelyNode,
          browserTests,
          'test/package/**',
          'test/storybook/**',
          'test/host-pages/**',
          'test/examples/**',
          'test/session/**/*.test.ts',
        ],
      },
    },
    {
      extends: true,
      test: { name: 'node', maxWorkers: 3, environment: 'node', include: purelyNode, exclude: [browserTests] },
    },
    {
      extends: true,
      plugins: [esmReactInTests(), strictPolicyHeader(), sandboxGateway(), twilsockEmulator()],
      optimizeDeps: everyDependency,
      test: {
        name: 'browser',
        css: true,
        include: [browserTests],
        setupFiles: ['test/runner/patience.ts', 'test/runner/strict-policy.ts'],
        expect: { poll: { timeout: 5000 } },
        testTimeout: 30_000,
        retry: SECOND_TRY,
        // Much of it is waiting: three files at a time on two cores.
        maxWorkers: 3,
        browser: inBrowser(),
      },
    },
    {
      extends: true,
      plugins: [storybookTest({ configDir: '.storybook' })],
      optimizeDeps: everyDependency,
      test: {
        name: 'stories',
        css: true,
        testTimeout: 30_000,
        retry: SECOND_TRY,
        maxWorkers: 3,
        browser: inBrowser(),
      },
    },
    {
      extends: true,
      test: {
        name: 'package',
        environment: 'node',
        include: ['test/{package,storybook,host-pages,examples,session}/**/*.test.ts'],
        exclude: ['test/session/**/*.{node,browser}.test.ts'],
        testTimeout: 120_000,
        hookTimeout: 120_000,
        retry: SECOND_TRY,
        maxWorkers: 2,
      },
    },
  ];
}
