import type { Page } from 'playwright/test';
import { boardOf, changeStatus, filterByStatus, firstLeadOpen, openNextLead, writeNotes } from './board-walk.js';
import { expect, hostPage, test } from './host-page.js';
import { sendText } from './main-flows.js';

const board = '<lead-board sp-id="7001"></lead-board>';
const demo = (tag: string) => `<lead-gateway demo>${tag}</lead-gateway>`;

/** Hotkeys of a page: prevents letters unless the page can tell that someone is typing. */
const hotkeys = `<script>
window.pressed = [];
document.addEventListener('keydown', function (event) {
  if (/^(?:INPUT|TEXTAREA|SELECT)$/.test(event.target.tagName)) return;
  window.pressed.push(event.key);
  if (event.key.length === 1) event.preventDefault();
});
</script>`;

const overlay = `<script>
document.addEventListener('keydown', function (event) {
  if (event.key === 'Escape') document.querySelector('#overlay').hidden = true;
});
</script>`;

const inForm = `<form id="form">${board}<date-range-picker name="stay"></date-range-picker><input name="own"><button>Send</button></form>
<script>document.querySelector('form').addEventListener('submit', function (event) { event.preventDefault(); document.title = 'sent'; });</script>`;

test.use({
  pages: {
    '/': hostPage({ body: board }),
    '/hotkeys': hostPage({ head: hotkeys, body: board }),
    '/overlay': hostPage({ head: overlay, body: `<div id="overlay">${board}</div>` }),
    '/dialog': hostPage({
      body: `<dialog id="own">${board}</dialog><script>document.querySelector('#own').showModal()</script>`,
    }),
    '/thread': hostPage({
      body: demo('<message-thread sp-id="7001" user-id="u42" lead-id="90412001"></message-thread>'),
    }),
    '/base': `<!doctype html><html lang="en"><meta charset="utf-8"><title>Office</title><base href="https://elsewhere.example/deep/">
${board}<script type="module">
import(location.origin + '/cdn/lead-widgets.js');
</script>`,
    '/box': hostPage({ body: `<div id="box">${board}</div>` }),
    '/form': hostPage({ body: inForm }),
    '/framed': hostPage({ body: '<lead-board sp-id="7001" auth-mode="none"></lead-board>' }),
    '/framed-demo': hostPage({ body: demo(board) }),
    '/frame':
      '<!doctype html><html lang="en"><title>Office</title><iframe sandbox="allow-scripts" src="/framed" width="1000" height="800"></iframe>',
    '/frame-demo':
      '<!doctype html><html lang="en"><title>Office</title><iframe sandbox="allow-scripts" src="/framed-demo" width="1000" height="800"></iframe>',
  },
});

const nameBox = (page: Page) => boardOf(page).getByRole('combobox', { name: 'Customer name' });

test('hotkeys of the page do not affect typing into a board, and work outside it', async ({ open }) => {
  const { page } = await open('/hotkeys');
  await firstLeadOpen(page);
  await nameBox(page).click();
  await page.keyboard.type('ok/k1');
  expect(await nameBox(page).inputValue()).toBe('ok/k1');
  expect(await page.evaluate(() => Reflect.get(window, 'pressed'))).toEqual([]);
  await nameBox(page).blur();
  await page.keyboard.press('j');
  expect(await page.evaluate(() => Reflect.get(window, 'pressed'))).toContain('j');
});

for (const path of ['/overlay', '/dialog'])
  test(`Escape closes a dialog of the board, and not the element of the page around it (${path})`, async ({ open }) => {
    const { page } = await open(path);
    await firstLeadOpen(page);
    const around = page.locator('#overlay, #own');
    const dialog = boardOf(page).getByRole('dialog', { name: 'Edit job notes' });
    for (const focus of ['Your Notes', 'Cancel']) {
      await boardOf(page).getByRole('button', { name: 'Edit notes' }).first().click();
      await boardOf(page).getByRole('button', { name: 'Edit job notes' }).click();
      await dialog
        .getByLabel(focus)
        .or(dialog.getByRole('button', { name: focus }))
        .focus();
      await page.keyboard.press('Escape');
      await dialog.waitFor({ state: 'hidden' });
      expect(await around.isVisible()).toBe(true);
    }
    await boardOf(page).getByRole('button', { name: 'More actions' }).first().click();
    await boardOf(page).getByRole('menu').waitFor();
    await page.keyboard.press('Escape');
    await boardOf(page).getByRole('menu').waitFor({ state: 'hidden' });
    expect(await around.isVisible()).toBe(true);
  });

/** Changes every text as the translation of a browser does. */
const translate = async (page: Page, tag: string): Promise<number> =>
  page.locator(tag).evaluate((element) => {
    const root = element.shadowRoot;
    if (root === null) return 0;
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const texts: Node[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode);
    for (const text of texts) {
      const [outer, inner] = [document.createElement('font'), document.createElement('font')];
      text.parentNode?.replaceChild(outer, text);
      outer.append(inner);
      inner.append(document.createTextNode(text.textContent ?? ''));
    }
    return texts.length;
  });

test('a board translated by the browser does not go blank when it changes', async ({ open }) => {
  const { page } = await open('/');
  await firstLeadOpen(page);
  expect(await translate(page, 'lead-board')).toBeGreaterThan(30);
  await openNextLead(page);
  await translate(page, 'lead-board');
  await boardOf(page)
    .getByRole('button', { name: /^Status / })
    .click();
  await boardOf(page).getByRole('listbox').getByRole('option', { name: 'Contacted', exact: true }).click();
  await page.keyboard.press('Escape');
  await boardOf(page).getByRole('list', { name: 'Filters applied' }).waitFor();
  await translate(page, 'lead-board');
  await boardOf(page).getByRole('button', { name: 'Clear All Filters' }).click();
  await translate(page, 'lead-board');
  await boardOf(page)
    .getByText(/^Showing 1 - 10 of 237/)
    .waitFor();
  await openNextLead(page);
  await translate(page, 'lead-board');
  await boardOf(page).getByRole('combobox', { name: 'Lead status' }).first().selectOption('Closed lost');
  await page.waitForTimeout(300);
  await expect(boardOf(page).locator('.leads > li')).toHaveCount(10);
});

test('a thread translated by the browser continues to work', async ({ open }) => {
  const { page } = await open('/thread');
  await page.getByRole('heading', { name: 'Your messages with Dana Whitfield' }).waitFor();
  await translate(page, 'message-thread');
  await sendText(page);
  await translate(page, 'message-thread');
  await page.waitForTimeout(300);
  expect(await page.locator('message-thread').getByRole('log').isVisible()).toBe(true);
});

test('a board works if every storage throws', async ({ open }) => {
  const visit = await open('/', () => {
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB']) {
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('Blocked.', 'SecurityError');
        },
      });
    }
    Object.defineProperty(document, 'cookie', {
      get() {
        throw new DOMException('Blocked.', 'SecurityError');
      },
    });
  });
  const { page } = visit;
  await firstLeadOpen(page);
  await changeStatus(visit);
  await writeNotes(page);
  await filterByStatus(visit);
});

for (const path of ['/frame', '/frame-demo'])
  test(`a board works in a frame with sandbox="allow-scripts" (${path})`, async ({ open, site }) => {
    // The gateway must allow the origin null of such a frame.
    process.env['ALLOWED_ORIGINS'] = 'null';
    const { page } = await open('/form');
    // A page without an origin can load modules only if their server allows every origin.
    await page.route('**/cdn/**', async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, headers: { ...response.headers(), 'access-control-allow-origin': '*' } });
    });
    await page.goto(site.origin + path);
    const lead = page.frameLocator('iframe').locator('lead-board');
    await lead.locator('[aria-expanded="true"]').first().waitFor();
    await lead.getByRole('combobox', { name: 'Lead status' }).selectOption('Scheduled');
    await lead.getByText('Saved').first().waitFor();
    delete process.env['ALLOWED_ORIGINS'];
  });

test('a <base> with another origin does not affect the code or the calls', async ({ open }) => {
  const visit = await open('/base');
  const { page } = visit;
  await firstLeadOpen(page);
  await changeStatus(visit);
});

for (const [name, way] of [
  ['copied', 'cloneNode'],
  ['rewritten', 'innerHTML'],
] as const)
  test(`a board works after the page has ${name} its container`, async ({ open }) => {
    const { page } = await open('/box');
    await firstLeadOpen(page);
    await page.evaluate((how) => {
      const box = document.querySelector('#box');
      if (box === null) return;
      if (how === 'cloneNode') box.replaceWith(box.cloneNode(true));
      // biome-ignore lint/correctness/noSelfAssign: what hosts do
      else box.innerHTML = box.innerHTML;
    }, way);
    await firstLeadOpen(page);
  });

test('Enter in a field of a widget does not submit a form of the page', async ({ open }) => {
  const { page } = await open('/form');
  await firstLeadOpen(page);
  await nameBox(page).click();
  await page.keyboard.type('dana');
  await page.keyboard.press('Enter');
  await page.getByRole('textbox', { name: 'Start', exact: true }).click();
  await page.keyboard.type('11/09/2026');
  await page.keyboard.press('Enter');
  expect(await page.title()).toBe('Office');
  await page.locator('[name="own"]').press('Enter');
  expect(await page.title()).toBe('sent');
});
