import { readFileSync, statSync } from 'node:fs';
import { expect, test } from 'vitest';
import { gatewayDocument } from '../../.build/openapi/document.js';

const root = new URL('../../', import.meta.url);
const { version, exports } = JSON.parse(readFileSync(new URL('package.json', root), 'utf8'));
const file = new URL(exports['./openapi.json'], root);

test('the package has the OpenAPI description of the source, with at most 350 kB', async () => {
  const written = JSON.parse(readFileSync(file, 'utf8'));
  expect(written).toEqual(JSON.parse(JSON.stringify(await gatewayDocument(version))));
  expect(statSync(file).size).toBeLessThan(350_000);
});
