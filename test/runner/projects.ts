import type { TestProjectConfiguration } from 'vitest/config';
import { sandboxGateway } from '../../examples/server/sandbox-gateway.js';
import { twilsockEmulator } from '../twilsock/vite-plugin.js';
import type { BrowserName } from './browser-paths.mjs';
import { inBrowser } from './in-browser.js';
import { keptModules } from './page/kept-modules.js';
import { networkFaults } from './page/network-faults.js';
import { strictPolicyHeader } from './strict-policy-header.js';
import { WAIT_LIMIT_MS } from './wait-limit.js';

/** Fuzzing and time limits. Run by `npm test -- all`. */
const longNode = 'test/**/*.long.node.test.ts';

const purelyNode = [
  'test/**/*.node.test.{ts,tsx}',
  'test/{architecture,category,cli,contact,gateway,photo,sandbox,web}/**/*.test.ts',
  'test/*/rules/**/*.test.ts',
];

// If Vite found these packages only during the tests, it would reload the page of a running test.
const everyDependency = {
  include: [
    '@date-fns/tz',
    '@floating-ui/dom',
    '@r2wc/react-to-web-component',
    '@twilio/conversations',
    'date-fns/*',
    'dom-accessibility-api',
    'idb-keyval',
    'jotai/vanilla',
    'lucide',
    'react',
    'react-dom',
    'react-dom/client',
    'react/jsx-dev-runtime',
    'react/jsx-runtime',
    'valibot',
  ],
  exclude: ['@vitest/browser/locators'],
};

const browserTests = 'test/**/*.browser.test.{ts,tsx}';
/**
 * Browser tests that change the platform, that test code which a page loads only once, or that leave hundreds of MB in
 * memory.
 */
const inFreshPage = 'test/**/*.fresh.browser.test.{ts,tsx}';

interface BrowserTests {
  readonly include: string;
  readonly exclude?: readonly string[];
  /** One page runs all files in turn, so that the code is loaded once. */
  readonly isOnePage?: boolean;
}

/** Tests that need a real browser. The sandbox gateway answers them over HTTP. */
function browserProject(
  name: string,
  browser: BrowserName,
  maxWorkers: number,
  { include, exclude = [], isOnePage = false }: BrowserTests = { include: browserTests },
): TestProjectConfiguration {
  return {
    extends: true,
    plugins: [keptModules(), strictPolicyHeader(), networkFaults(), sandboxGateway(), twilsockEmulator()],
    optimizeDeps: everyDependency,
    test: {
      name,
      isolate: !isOnePage,
      css: true,
      include: [include],
      exclude: [...exclude],
      setupFiles: ['test/runner/patience.ts', 'test/runner/strict-policy.ts', 'test/runner/page/fresh-start.ts'],
      expect: { poll: { timeout: WAIT_LIMIT_MS, interval: 10 } },
      testTimeout: 3 * WAIT_LIMIT_MS,
      maxWorkers,
      browser: inBrowser(browser),
    },
  };
}

/** Tests of the build output. */
const packageTests = 'test/{package,storybook,host-pages,examples,session}/**/*.test.ts';
/** Tests of the contents of the package. test/playwright.config.ts has the tests of its behavior in a page. */
const smokeTests = ['test/package/api.test.ts', 'test/package/npm/{contents,exports}.test.ts'];

function packageProject(
  name: string,
  include: readonly string[],
  exclude: readonly string[] = [],
): TestProjectConfiguration {
  return {
    extends: true,
    test: {
      name,
      environment: 'node',
      globalSetup: 'test/package/npm/npm.ts',
      include: [...include],
      exclude: [...exclude],
      testTimeout: 240_000,
      hookTimeout: 240_000,
      // Half of the time is waiting: for simulated pauses of a person, for failed connections, for other programs.
      maxWorkers: 4,
    },
  };
}

/** Test files share modules, which takes half the time. A test that needs fresh modules calls `vi.resetModules()`. */
const inOneProcess = { isolate: false, unstubGlobals: true, maxWorkers: 3 };

/** The project names after `--project` on the command line. */
function projectsNamed(args: readonly string[]): readonly string[] {
  return args.flatMap((arg, at) => {
    const name = arg === '--project' ? args[at + 1] : /^--project=(.*)$/.exec(arg)?.[1];
    return name === undefined ? [] : [name];
  });
}

/** Stories that show another story under other conditions. */
const VARIANTS = [
  'dark',
  'desktop',
  'forced-colors',
  'narrow',
  'phone',
  'reduced-motion',
  'right-to-left',
  'spanish',
  'tablet',
];

/**
 * Stories in Chromium, each with axe. Storybook's plugin takes seconds to start.
 * @param isAll adds the variants and IBM's accessibility engine
 */
async function storiesProject(name: string, isAll: boolean): Promise<TestProjectConfiguration> {
  const { storybookTest } = await import('@storybook/addon-vitest/vitest-plugin');
  const tags = isAll ? {} : { tags: { exclude: VARIANTS } };
  return {
    extends: true,
    plugins: [keptModules(), storybookTest({ configDir: '.storybook', ...tags })],
    define: {
      // Otherwise Storybook uses React's act(), which exists only in development.
      'process.env.NODE_ENV': JSON.stringify('production'),
      'import.meta.env.SECOND_ENGINE': JSON.stringify(isAll),
    },
    optimizeDeps: {
      ...everyDependency,
      include: [...everyDependency.include, 'accessibility-checker-engine/ace-node.js'],
    },
    test: {
      name,
      // As in Storybook itself, where one page shows all stories in turn.
      isolate: false,
      css: true,
      testTimeout: 60_000,
      maxWorkers: 3,
      browser: inBrowser('chromium'),
    },
  };
}

/**
 * The Vitest projects: `unit` (happy-dom), `node` and `node-long` (no DOM), `browser` and `browser-fresh` (Chromium),
 * `firefox` and `webkit` (the same tests), `stories` (with axe), `stories-all` (also the variants, and IBM's
 * accessibility engine), and for the build output (build first) `smoke` and `package`.
 * @param args the command line. If it names only other projects, the stories are left out
 */
export async function testProjects(args: readonly string[]): Promise<TestProjectConfiguration[]> {
  const named = projectsNamed(args);
  const isNamed = (project: string) => named.some((name) => name === project || /[*!]/.test(name));
  const ofStories = [
    ...(named.length === 0 || isNamed('stories') ? [await storiesProject('stories', false)] : []),
    ...(isNamed('stories-all') ? [await storiesProject('stories-all', true)] : []),
  ];
  return [
    {
      extends: true,
      test: {
        name: 'unit',
        ...inOneProcess,
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
      test: {
        name: 'node',
        ...inOneProcess,
        environment: 'node',
        include: purelyNode,
        exclude: [browserTests, longNode],
        testTimeout: 30_000,
      },
    },
    {
      extends: true,
      test: { name: 'node-long', ...inOneProcess, environment: 'node', include: [longNode], testTimeout: 60_000 },
    },
    // Much of the time is waiting: four files at a time on two cores.
    browserProject('browser', 'chromium', 4, { include: browserTests, exclude: [inFreshPage], isOnePage: true }),
    browserProject('browser-fresh', 'chromium', 4, { include: inFreshPage }),
    browserProject('firefox', 'firefox', 2),
    browserProject('webkit', 'webkit', 2),
    ...ofStories,
    packageProject('smoke', smokeTests),
    packageProject('package', [packageTests], ['test/session/**/*.{node,browser}.test.ts']),
  ];
}
