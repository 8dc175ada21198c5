import react from '@vitejs/plugin-react';
import { defineConfig, type UserConfig } from 'vite';
import type {} from 'vitest/config';
import { declarations } from './.build/declarations.js';
import { docs } from './.build/docs.js';
import { buildConstants, packageJson } from './.build/entries.js';
import { esmReact } from './.build/esm-react.js';
import { esmTwilio } from './.build/esm-twilio.js';
import { fetchTogether } from './.build/fetch-together.js';
import { writeIntegrity } from './.build/integrity.js';
import { loaderExports } from './.build/loader-exports.js';
import { customElementsManifest } from './.build/manifest.js';
import { withoutManifestTexts } from './.build/manifest-texts.js';
import { openApi } from './.build/openapi.js';
import { cdnOutput, libraryOutput } from './.build/outputs.js';
import { ownRuntime } from './.build/own-runtime.js';
import { ownSchemas } from './.build/own-schemas.js';
import { pureAtoms } from './.build/pure-atoms.js';
import { singleOutputs } from './.build/single-outputs.js';
import { singleWidgets } from './.build/single-widget.js';
import { singleSizes, sizeReport } from './.build/size-report.js';
import { themes } from './.build/themes.js';
import { withoutUnreached } from './.build/unreached.js';
import { wordpress } from './.build/wordpress.js';

const singles = singleOutputs();

const build: UserConfig = {
  plugins: [
    declarations(),
    customElementsManifest(),
    openApi(),
    docs(),
    withoutManifestTexts(),
    pureAtoms(),
    esmReact(),
    esmTwilio(),
    ownSchemas(),
    withoutUnreached(),
    singleWidgets(),
    ownRuntime(),
    fetchTogether(),
    loaderExports(packageJson.version),
    themes(),
    wordpress(),
    sizeReport(),
  ],
  build: {
    target: ['chrome111', 'edge111', 'firefox115', 'safari16.4'],
    cssMinify: 'lightningcss',
    // For older targets `light-dark()` would be rewritten, and then no longer follow the host's color-scheme.
    cssTarget: 'esnext',
    modulePreload: false,
    emptyOutDir: true,
    reportCompressedSize: false,
    lib: { entry: 'src/index.ts', formats: ['es'] },
  },
  builder: {
    async buildApp(builder) {
      for (const name of ['npm', 'cdn', ...Object.keys(singles)]) {
        const environment = builder.environments[name];
        if (environment) await builder.build(environment);
      }
      writeIntegrity('dist/cdn');
      builder.config.logger.info(`\n${singleSizes('dist/cdn/single')}\n`);
    },
  },
  environments: { npm: libraryOutput(), cdn: cdnOutput(), ...singles },
};

/** One file for the library, the CDN build (`vite build --app`), the tests (Vitest) and the ground that Storybook stands on. */
export default defineConfig(async ({ command }) => {
  const ours = command === 'build' && !process.env['STORYBOOK'];
  const projects = process.env['VITEST']
    ? await (await import('./.build/test-projects.js')).testProjects(process.argv)
    : [];
  return {
    ...(ours ? build : {}),
    plugins: [react(), ...(ours ? (build.plugins ?? []) : [])],
    define: buildConstants,
    test: { projects },
  };
});
