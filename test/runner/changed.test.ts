import { expect, test } from 'vitest';
import { allTests, testsOf } from './changed.mjs';

const tests = new Map([
  ['test/message-thread/writing.browser.test.ts', ''],
  ['test/domain/message-thread/messages.test.ts', ''],
  ['test/board/tools.browser.test.ts', ''],
  ['test/views/notices.test.tsx', "import '../../src/views/widget/widget-notice.js';"],
  ['test/package/thread.test.ts', "import '../../src/views/message-thread/composer.js';"],
  ['stories/message-thread.stories.tsx', ''],
  ['stories/lead-board.stories.tsx', ''],
]);

test('a changed view brings the tests and stories of its concept', () => {
  expect(testsOf(['src/views/message-thread/composer.tsx'], tests)).toEqual([
    'test/message-thread/writing.browser.test.ts',
    'test/domain/message-thread/messages.test.ts',
    'stories/message-thread.stories.tsx',
  ]);
});

test('the board’s and the card’s tests stand in one folder', () => {
  expect(testsOf(['src/state/lead-card/note.ts'], tests)).toEqual(['test/board/tools.browser.test.ts']);
});

test('a changed file brings the tests that import it, and a changed test itself', () => {
  expect(testsOf(['src/views/widget/widget-notice.tsx'], tests)).toEqual(['test/views/notices.test.tsx']);
  expect(testsOf(['test/package/thread.test.ts', 'README.md'], tests)).toEqual(['test/package/thread.test.ts']);
});

test('a changed helper of tests brings the tests beside it', () => {
  expect(testsOf(['test/board/board-stage.ts'], tests)).toEqual(['test/board/tools.browser.test.ts']);
});

test('every widget of the repository has tests that a change of it brings', async () => {
  const all = await allTests();
  const widgets = [
    'lead-app',
    'lead-board',
    'lead-card',
    'lead-page',
    'message-thread',
    'raq-funnel',
    'review-request',
  ];
  for (const widget of [...widgets, 'date-range-picker']) {
    const found = testsOf([`src/views/${widget}/${widget}.tsx`], all);
    expect(
      found.some((file) => file.includes('.browser.test.')),
      widget,
    ).toBe(true);
  }
});
