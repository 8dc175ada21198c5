import { afterEach, expect } from 'vitest';

/** Whatever else runs in the page: the runner, its server, and the tests, which do what hosts do. */
const NOT_OURS = /\/test\/|\/__vitest|@vitest|\/vitest\/dist|\/@vite\/|testing-library/;

/** Under this name a test finds what was reported up to now. */
const NAME = Symbol.for('lead-widgets.reported');

const reported: string[] = [];
Reflect.set(window, NAME, reported);

document.addEventListener('securitypolicyviolation', (event) => {
  const { sourceFile, lineNumber, violatedDirective, sample } = event;
  // A test may have a policy of its own, which refuses.
  if (event.disposition !== 'report') return;
  if (sourceFile === '' || sourceFile === location.href.replace(/[?#].*/, '') || NOT_OURS.test(sourceFile)) return;
  reported.push(`${violatedDirective} at ${sourceFile}:${lineNumber} ${sample}`.trim());
});

afterEach(async () => {
  // The browser reports in a task of its own.
  await new Promise((resolve) => setTimeout(resolve));
  expect(reported.splice(0), 'A strict Content-Security-Policy would have refused this').toEqual([]);
});
