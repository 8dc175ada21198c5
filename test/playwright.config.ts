import { defineConfig } from 'playwright/test';
import { chromiumLaunch } from './runner/chromium-launch.mjs';

/**
 * Tests of the package as a whole: sizes, policy, one flow of each widget, and the data that a session leaves on the
 * device.
 */
const smoke = [
  'package/loader/{cdn-page,loader-trust}.spec.ts',
  'package/widgets/{date-range-picker,lead-app,lead-page,message-thread,raq-funnel}.spec.ts',
  'session/{credentials,other-tabs}.spec.ts',
  'session/sign-out/loader-sign-out.spec.ts',
];
/**
 * Long runs: flows that other package tests have too, under every condition of a list, and a second build of Storybook.
 */
const long = '**/*.long.spec.ts';

/** Tests of what the build wrote, in Chromium. Build first. */
export default defineConfig({
  testDir: '.',
  outputDir: '../dist/playwright',
  fullyParallel: true,
  // Half of the time is waiting: for simulated pauses of a person, for failed connections, for other programs.
  workers: 4,
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: 'list',
  use: {
    launchOptions: chromiumLaunch(),
    viewport: { width: 1280, height: 900 },
    actionTimeout: 20_000,
  },
  projects: [
    { name: 'smoke', testMatch: smoke },
    { name: 'package', testMatch: '**/*.spec.ts', testIgnore: long },
    { name: 'package-long', testMatch: long },
  ],
});
