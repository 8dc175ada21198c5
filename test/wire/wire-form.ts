import { expect } from 'vitest';
import { PROVIDER, type Sample } from './sample.js';

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

/** Checks one recorded request against the specification: method, path, query parameters and every header. */
export function expectWireForm(request: Request | undefined, { method, path, caller }: Sample): void {
  if (request === undefined) throw new Error('Nothing was sent.');
  const { pathname, searchParams } = new URL(request.url);
  const [template = '', query = ''] = path.split('?');
  expect(request.method).toBe(method);
  expect(pathname).toMatch(pathPattern(template));
  expect([...searchParams.keys()]).toEqual(expect.arrayContaining([...new URLSearchParams(query).keys()]));

  const header = (name: string) => request.headers.get(name);
  expect(header('X-Proxy-Version')).toBe('1');
  expect(header('X-Request-Id')).toMatch(UUID);
  expect(header('X-Source-Application')).toBe('lead-widgets');
  expect(header('X-Application-Version')).toMatch(/^\d+\.\d+\.\d+/);
  expect(header('X-Caller-Type')).toBe(caller);
  expect(header('X-Caller-Id')).toBe(caller === 'ServiceProvider' ? PROVIDER : null);
  expect(header('Content-Type')).toBe(method === 'GET' ? null : 'application/json');
}

/** Converts a path such as `/v1/lead/{leadId}` into a pattern. A part in braces matches any one part. */
export function pathPattern(template: string): RegExp {
  const parts = template.split('/').map((part) => (part.startsWith('{') ? '[^/{}]+' : escaped(part)));
  return new RegExp(`^${parts.join('/')}$`);
}

function escaped(part: string): string {
  return part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
