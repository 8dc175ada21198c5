/**
 * The tests that `npm test -- all` also runs in Firefox and WebKit: the main flow of each widget, and flows in which
 * engines differ. `npm test -- engines` runs all tests there.
 */
export const quickSet = [
  'test/lead-board/board.browser.test.ts',
  'test/date-range-picker/form.browser.test.ts',
  'test/date-range-picker/keyboard.browser.test.ts',
  'test/element/contract.browser.test.ts',
  'test/lead-app/history.browser.test.ts',
  'test/lead-page/purchased.browser.test.ts',
  'test/message-thread/writing.browser.test.ts',
  'test/raq-funnel/walk.browser.test.ts',
  'test/review-request/board.browser.test.ts',
  'test/ui/list/combobox.browser.test.tsx',
  'test/ui/list/menu-choosing.browser.test.tsx',
  'test/ui/list/select.browser.test.tsx',
  'test/ui/popup/dialog-standing.browser.test.tsx',
  'test/ui/popup/popover.browser.test.tsx',
];
