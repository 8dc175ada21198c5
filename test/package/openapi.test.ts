import { readFileSync, statSync } from 'node:fs';
import { Validator } from '@seriousme/openapi-schema-validator';
import { expect, test } from 'vitest';
import { gatewayDocument } from '../../.build/openapi/document.js';

const root = new URL('../../', import.meta.url);
const { version, exports } = JSON.parse(readFileSync(new URL('package.json', root), 'utf8'));
const file = new URL(exports['./openapi.json'], root);

test('the package has the description of the gateway, valid and as the source says it', async () => {
  const written = JSON.parse(readFileSync(file, 'utf8'));
  expect(await new Validator().validate(structuredClone(written))).toEqual({ valid: true });
  expect(written).toEqual(JSON.parse(JSON.stringify(await gatewayDocument(version))));
  expect(written.info.version).toBe(version);
});

test('the description is no larger than 350 kB', () => {
  expect(statSync(file).size).toBeLessThan(350_000);
});
