import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build, type Rolldown } from 'vite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { gzipSize } from '../gzip-size.js';
import { root } from '../site.js';

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lead-widgets-effects-'));
  await mkdir(join(folder, 'node_modules'));
  await symlink(root, join(folder, 'node_modules/lead-widgets'), 'junction');
});

afterAll(() => rm(folder, { recursive: true, force: true }));

/** What a bundler makes of an app that consists of this code: what runs at the start, without the parts that are fetched later. */
async function bundle(code: string): Promise<string> {
  await writeFile(join(folder, 'app.js'), code);
  const output = await build({
    root: folder,
    configFile: false,
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      write: false,
      modulePreload: false,
      reportCompressedSize: false,
      rolldownOptions: { input: join(folder, 'app.js') },
    },
  });
  const files = [output].flat().flatMap((each) => ('output' in each ? each.output : []));
  const chunks = files.filter((file): file is Rolldown.OutputChunk => file.type === 'chunk');
  const needed = new Set(chunks.filter(({ isEntry }) => isEntry));
  for (const { imports } of needed) {
    for (const chunk of chunks) if (imports.includes(chunk.fileName)) needed.add(chunk);
  }
  return [...needed].map((chunk) => chunk.code).join('\n');
}

/** Each registration ends in this call of the platform. */
const REGISTERS = /customElements\.define\(/;

test('an app that imports the package and uses nothing of it gets nothing', async () => {
  expect((await bundle("import 'lead-widgets';")).trim()).toBe('');
});

test.each([
  ['configure', 'configure({ gatewayUrl: "https://gateway.example" })', 500],
  ['signOut', 'signOut()', 2500],
  ['diagnose', 'globalThis.found = diagnose()', 2500],
])('an app that uses %s alone registers nothing, and pays for that alone', async (name, use, limit) => {
  const code = await bundle(`import { ${name} } from 'lead-widgets';\n${use};`);
  const gzip = gzipSize(code);
  console.info(`${gzip} ${name} (${code.length} before gzip)`);
  expect(code).not.toMatch(REGISTERS);
  expect(code.length).toBeGreaterThan(100);
  expect(gzip).toBeLessThanOrEqual(limit);
});

test.each(['lead-widgets/elements/lead-board', 'lead-widgets/elements/lead-gateway', 'lead-widgets/elements'])(
  'an app that imports %s for its effect keeps the registration',
  async (entry) => {
    const code = await bundle(`import '${entry}';`);
    expect(code).toMatch(REGISTERS);
    expect(code).toContain(entry.endsWith('lead-board') ? 'lead-board' : 'lead-gateway');
  },
);
