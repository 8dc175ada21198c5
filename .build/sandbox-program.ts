import { build, type Plugin } from 'vite';
import { chunkFileName } from './chunks.js';
import { buildConstants, sourceOf } from './entries.js';

/**
 * Builds the sandbox for `demo` pages as a separate program. It contains the definitions of all calls and the schemas
 * of their bodies. If it shared chunks with the tags, every page would load them.
 * @param settings of the CDN build, such as its targets
 */
export function sandboxProgram(settings: object): Plugin {
  let files: readonly { readonly fileName: string; readonly source: string | Uint8Array }[] = [];
  let entry = '';
  return {
    name: 'lead-widgets:sandbox-program',
    enforce: 'pre',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'cdn',
    async buildStart() {
      const built = [
        await build({
          configFile: false,
          logLevel: 'warn',
          define: { ...buildConstants, 'process.env.NODE_ENV': '"production"' },
          build: {
            ...settings,
            write: false,
            lib: { entry: { sandbox: sourceOf('sandbox') ?? '' }, formats: ['es'] },
            rolldownOptions: {
              output: {
                minify: true,
                entryFileNames: chunkFileName,
                chunkFileNames: chunkFileName,
                comments: { annotation: false, jsdoc: false, legal: false },
              },
            },
          },
        }),
      ].flat();
      const outputs = built.flatMap((each) => ('output' in each ? each.output : []));
      files = outputs.map((each) => ({
        fileName: each.fileName,
        source: each.type === 'chunk' ? each.code : each.source,
      }));
      entry = outputs.find((each) => each.type === 'chunk' && each.isEntry)?.fileName ?? '';
    },
    resolveId: (source) =>
      /^(?:\.\.\/)+sandbox\.js$/.test(source)
        ? { id: entry.replace(/^chunks\//, './'), external: true, moduleSideEffects: false }
        : undefined,
    generateBundle() {
      for (const { fileName, source } of files) this.emitFile({ type: 'asset', fileName, source });
    },
  };
}
