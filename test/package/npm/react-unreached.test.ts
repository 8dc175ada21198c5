import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { withoutUnreachedReact } from '../../../.build/react-unreached.js';

const source = readFileSync(
  new URL('../../../node_modules/react-dom/cjs/react-dom-client.production.js', import.meta.url),
  'utf8',
);

test('React DOM of the CDN build keeps createRoot and the portals’ events, and cannot begin from markup', () => {
  const short = withoutUnreachedReact(source);
  expect(short).toContain('exports.createRoot = function');
  expect(short).not.toContain('exports.hydrateRoot');
  expect(short).not.toMatch(/\bisHydrating = !0/);
  expect(short.length).toBeLessThan(source.length - 180_000);
});

test('it keeps the cases of what widgets render, and none of what they do not', () => {
  const [work = ''] = /^function beginWork\([\s\S]*?\n\}\n/m.exec(withoutUnreachedReact(source)) ?? [];
  const tags = (work.match(/\bcase \d+:/g) ?? []).map((found) => Number(found.replace(/\D/g, '')));
  // Functions, our boundary, the root, a portal, elements, texts, fragments, contexts, memo
  expect(tags).toEqual(expect.arrayContaining([0, 1, 3, 4, 5, 6, 7, 10, 14, 15]));
  // Suspense, lazy, hidden trees, elements of the head, Activity
  expect(tags.filter((tag) => [13, 16, 22, 26, 31].includes(tag))).toEqual([]);
});

test('a part that is left out says so when it is called after all', () => {
  const short = withoutUnreachedReact(source);
  expect(short).toContain('function getResource() {throw unreached();}');
  expect(short).toContain('function updateSuspenseComponent() {throw unreached();}');
  expect(short).toContain("new Error('This part of React is left out of the CDN build.')");
});

test('a React that has lost one of the functions fails the build, and names it', () => {
  const other = source.replace('function getResource(', 'function getTheResource(');
  expect(() => withoutUnreachedReact(other)).toThrow('React DOM has no function getResource any more');
});
