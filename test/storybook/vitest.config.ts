import { fileURLToPath } from 'node:url';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { inBrowser } from '../runner/engines/in-browser.js';

/** Runs the story that is wrong on purpose, in the way that `stories` of vite.config.ts runs the others. */
export default defineConfig({
  root: fileURLToPath(new URL('../../', import.meta.url)),
  plugins: [react(), storybookTest({ configDir: fileURLToPath(new URL('.', import.meta.url)) })],
  test: { name: 'wrong-on-purpose', css: true, browser: inBrowser('chromium') },
});
