import { expect, test } from 'vitest';
import { bundleApp, textOf } from '../bundle-app.js';
import { gzipSize } from '../gzip-size.js';

/** What runs at the start of an app that consists of this code, without the parts that are fetched later. */
async function bundle(code: string): Promise<string> {
  const chunks = await bundleApp(code);
  const needed = new Set(chunks.filter(({ isEntry }) => isEntry));
  for (const { imports } of needed) {
    for (const chunk of chunks) if (imports.includes(chunk.fileName)) needed.add(chunk);
  }
  return textOf(needed);
}

const REGISTERS = /customElements\.define\(/;

test('an app that imports the package without using it gets no code', async () =>
  expect((await bundle("import 'lead-widgets';")).trim()).toBe(''));

test.each([
  ['configure', 'configure({ gatewayUrl: "https://gateway.example" })', 500],
  ['signOut', 'signOut()', 2500],
  ['diagnose', 'globalThis.found = diagnose()', 2500],
])('an app that uses only %s registers nothing and gets only that code', async (name, use, limit) => {
  const code = await bundle(`import { ${name} } from 'lead-widgets';\n${use};`);
  const gzip = gzipSize(code);
  console.info(`${gzip} ${name} (${code.length} before gzip)`);
  expect(code).not.toMatch(REGISTERS);
  expect(code.length).toBeGreaterThan(100);
  expect(gzip).toBeLessThanOrEqual(limit);
});

test.each(['lead-widgets/elements/lead-board', 'lead-widgets/elements/lead-gateway', 'lead-widgets/elements'])(
  'an app that imports %s for its side effect keeps the registration',
  async (entry) => {
    const code = await bundle(`import '${entry}';`);
    expect(code).toMatch(REGISTERS);
    expect(code).toContain(entry.endsWith('lead-board') ? 'lead-board' : 'lead-gateway');
  },
);
