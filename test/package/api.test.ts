import { readFileSync, writeFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { apiReport } from './api/report.js';
import { root } from './site.js';

const file = new URL('api.md', import.meta.url);
const report = apiReport();

test('what hosts rely on is what api.md says; UPDATE=1 npm test -- package accepts a change that is meant', () => {
  if (process.env['UPDATE'] === '1') writeFileSync(file, report);
  expect(report).toBe(readFileSync(file, 'utf8'));
});

test('the report names no place, and no version of another package', () => {
  expect(report).toContain('function createGateway(');
  expect(report).not.toContain(root);
  expect(report).not.toMatch(/node_modules|import\(|@\d+\.\d+/);
});
