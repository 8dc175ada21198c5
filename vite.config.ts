import react from '@vitejs/plugin-react';
import { defineConfig, type UserConfig } from 'vite';
import type {} from 'vitest/config';
import { declarations } from './.build/declarations.js';
import { docs } from './.build/docs.js';
import { buildConstants } from './.build/entries.js';
import { writeIntegrity } from './.build/integrity.js';
import { buildLoader } from './.build/loader.js';
import { customElementsManifest } from './.build/manifest.js';
import { withoutManifestTexts } from './.build/manifest-texts.js';
import { openApi } from './.build/openapi.js';
import { cdnOutput, libraryOutput } from './.build/outputs.js';
import { sandboxProgram } from './.build/sandbox-program.js';
import { themes } from './.build/themes.js';
import { wordpress } from './.build/wordpress.js';

const platform = {
  target: ['chrome111', 'edge111', 'firefox115', 'safari16.4'],
  cssMinify: 'lightningcss' as const,
  // For older targets `light-dark()` would be rewritten, and then no longer follow the host's color-scheme.
  cssTarget: 'esnext',
  modulePreload: false as const,
  reportCompressedSize: false,
};

const build: UserConfig = {
  plugins: [
    declarations(),
    customElementsManifest(),
    openApi(),
    docs(),
    withoutManifestTexts(),
    themes(),
    wordpress(),
    sandboxProgram(platform),
  ],
  build: {
    ...platform,
    emptyOutDir: true,
    lib: { entry: 'src/index.ts', formats: ['es'] },
  },
  builder: {
    async buildApp(builder) {
      const { npm, cdn } = builder.environments;
      if (npm) await builder.build(npm);
      const outputs = cdn ? [await builder.build(cdn)].flat() : [];
      const files = outputs.flatMap((each) => ('output' in each ? each.output : []));
      await buildLoader(
        files.filter((file) => file.type === 'chunk'),
        platform,
      );
      writeIntegrity('dist/cdn');
    },
  },
  environments: { npm: libraryOutput(), cdn: cdnOutput() },
};

/** One file for the library, the CDN build (`vite build --app`), the tests (Vitest) and the ground that Storybook stands on. */
export default defineConfig(async ({ command }) => {
  const ours = command === 'build' && !process.env['STORYBOOK'];
  const projects = process.env['VITEST']
    ? await (await import('./test/runner/projects.js')).testProjects(process.argv)
    : [];
  return {
    ...(ours ? build : {}),
    plugins: [react(), ...(ours ? (build.plugins ?? []) : [])],
    define: buildConstants,
    test: { projects },
  };
});
