import { defineConfig } from 'playwright/test';
import { chromiumLaunch } from './runner/chromium-launch.mjs';

/** The package as a whole: sizes, policy, one flow of each widget, and what a session leaves behind. */
const smoke = [
  'package/loader/{cdn-page,loader-trust}.spec.ts',
  'package/widgets/{date-range-picker,lead-app,lead-page,message-thread,raq-funnel}.spec.ts',
  'session/{credentials,other-tabs}.spec.ts',
  'session/sign-out/loader-sign-out.spec.ts',
];
/** Flows that the other package tests have too, under every condition of a list, and a second build of Storybook. */
const long = '**/*.long.spec.ts';

/** Tests of what the build wrote, in Chromium. Build first. */
export default defineConfig({
  testDir: '.',
  outputDir: '../dist/playwright',
  fullyParallel: true,
  // Half of it is waiting: for the pauses of a person, for lines that are down, for other programs.
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
