import { expect, test } from '../fixtures.js';

const pages = {
  '/': `<!doctype html><html lang="en"><meta charset="utf-8"><title>Stay</title>
<script type="module" src="/cdn/lead-widgets.js"></script>
<form><date-range-picker name="stay" start="2026-11-09" max="2027-12-31"></date-range-picker></form>`,
};

test.use({ pages });

test('the picker selects a range on a page with a strict policy, in a popup that loads on demand', async ({ open }) => {
  const { page, requested } = await open('/');
  const end = page.getByRole('textbox', { name: 'End', exact: true });
  await end.waitFor();
  const before = requested().length;
  await end.click();
  await page.getByRole('grid').waitFor();
  expect(requested().length).toBeGreaterThan(before);
  await page.getByRole('button', { name: 'Monday, November 16, 2026' }).hover();
  await page.keyboard.press('ArrowDown');
  await page.getByRole('combobox', { name: 'Year' }).selectOption('2027');
  await page.getByRole('button', { name: 'Next month' }).click();
  await page.getByRole('button', { name: 'Friday, December 24, 2027' }).focus();
  await page.keyboard.press('Shift+PageUp');
  await page.keyboard.press('End');
  await page.keyboard.press('Enter');
  const submitted = await page.evaluate(() => {
    const [form] = document.forms;
    return form && [...new FormData(form).values()].join();
  });
  expect(submitted).toBe('2026-11-09/2026-12-26');
});
