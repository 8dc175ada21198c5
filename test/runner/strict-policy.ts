import { afterEach, expect } from 'vitest';

/** Other code of the page: the runner, its server, and the tests, which do what hosts do. */
const NOT_OURS = /\/test\/|\/__vitest|@vitest|\/vitest\/dist|\/@vite\/|testing-library/;

/** The name under which a test finds the reports so far. */
const NAME = Symbol.for('lead-widgets.reported');

const reported: string[] = [];
Reflect.set(window, NAME, reported);

document.addEventListener('securitypolicyviolation', (event) => {
  const { sourceFile, lineNumber, violatedDirective, sample } = event;
  // A test may set its own policy, which blocks.
  if (event.disposition !== 'report') return;
  if (sourceFile === '' || sourceFile === location.href.replace(/[?#].*/, '') || NOT_OURS.test(sourceFile)) return;
  reported.push(`${violatedDirective} at ${sourceFile}:${lineNumber} ${sample}`.trim());
});

afterEach(async () => {
  // The browser sends reports in a separate task.
  await new Promise((resolve) => setTimeout(resolve));
  expect(reported.splice(0), 'A strict Content-Security-Policy would have refused this').toEqual([]);
});
