import { beforeAll } from 'vitest';
import { page, server } from 'vitest/browser';

// The page may have run other test files before.
beforeAll(async () => {
  const { width, height } = server.config.browser.viewport;
  await page.viewport(width, height);
  for (const { style } of [document.documentElement, document.body]) style.cssText = '';
  window.scrollTo(0, 0);
});
