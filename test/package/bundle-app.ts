import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build, type Rolldown } from 'vite';
import { root } from './site.js';

/** What a bundler makes of an app that consists of this code: its chunks, minified, for production, with legal comments. */
export async function bundleApp(code: string): Promise<Rolldown.OutputChunk[]> {
  const folder = await mkdtemp(join(tmpdir(), 'lead-widgets-app-'));
  await mkdir(join(folder, 'node_modules'));
  await symlink(root, join(folder, 'node_modules/lead-widgets'), 'junction');
  const input = join(folder, 'app.js');
  await writeFile(input, code);
  const output = await build({
    root: folder,
    configFile: false,
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      write: false,
      minify: true,
      target: 'es2022',
      modulePreload: false,
      reportCompressedSize: false,
      rolldownOptions: { input, output: { comments: { legal: true } } },
    },
  });
  await rm(folder, { recursive: true, force: true });
  const files = [output].flat().flatMap((each) => ('output' in each ? each.output : []));
  return files.filter((file): file is Rolldown.OutputChunk => file.type === 'chunk');
}

export const textOf = (chunks: Iterable<Rolldown.OutputChunk>) => [...chunks].map(({ code }) => code).join('\n');
