import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'vite';
import { root } from '../site.js';

/**
 * Bundles the client for a page as an app would: with all dependencies, minified, for production.
 * @param folder where the file of the app is written
 * @param use the code of the app. The client is `client` in it
 * @returns the code
 */
export async function bundleGateway(folder: string, use: string): Promise<string> {
  const entry = join(root, 'dist/npm/gateway.js');
  await writeFile(join(folder, 'app.js'), `import * as client from ${JSON.stringify(entry)};\n${use}\n`);
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
      rolldownOptions: { input: join(folder, 'app.js') },
    },
  });
  const files = [output].flat().flatMap((each) => ('output' in each ? each.output : []));
  return files.map((file) => (file.type === 'chunk' ? file.code : '')).join('\n');
}
