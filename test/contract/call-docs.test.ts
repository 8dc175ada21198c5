import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { AnyCall } from '../../src/gateway/call.js';

const DEFINITIONS = import.meta.glob<Record<string, unknown>>('../../src/gateway/**/*.ts', { eager: true });

function isCall(value: unknown): value is AnyCall {
  return typeof value === 'object' && value !== null && 'operation' in value && 'method' in value && 'path' in value;
}

const CALLS = Object.values(DEFINITIONS).flatMap((module) => Object.values(module).filter(isCall));

/** The doc block over each method of the client, by the method's name. */
const DOCS = new Map(
  readdirSync('src/contract/calls').flatMap((file) => {
    const source = readFileSync(`src/contract/calls/${file}`, 'utf8');
    return [...source.matchAll(/\/\*\*([\s\S]*?)\*\/\n {2}(\w+): Call</g)].map(
      ([, doc = '', name = '']) => [name, doc.replace(/\s*\n\s*\*\s*/g, ' ')] as const,
    );
  }),
);

describe('the doc block of each method of the client', () => {
  it.each(CALLS.map((call) => [call.operation, call] as const))(
    '%s: method, path, what it sends and returns, errors',
    (name, call) => {
      const doc = DOCS.get(name) ?? '';
      expect(doc).toContain(`${call.method} \``);
      expect(doc).toContain(String(call.path));
      expect(doc).toMatch(/Sends .*Returns .*Fails with a `GatewayError`/);
    },
  );

  it('stands over no method that is gone', () => {
    expect([...DOCS.keys()].sort()).toEqual([...new Set(CALLS.map(({ operation }) => operation))].sort());
    expect(DOCS.size).toBe(51);
  });
});
