import { join } from 'node:path';
import { root } from '../package/site.js';
import { boardOf, firstLeadOpen } from './board-walk.js';
import { expect, hostPage, type Open, test } from './host-page.js';

const body = '<lead-board sp-id="7001"></lead-board>';

const loud = `<style>
* { all: unset !important; font: italic 40px/3 fantasy !important; color: red !important; letter-spacing: 9px !important;
  text-transform: uppercase !important; float: right !important; margin: 30px !important; padding: 30px !important; }
button, a, li, h2, p, div { display: inline !important; border: 9px solid lime !important; background: yellow !important; }
lead-board { display: block !important; }
</style>`;

const sheet = (path: string) => `<link rel="stylesheet" href="/npm/${path}">`;

const styles: Readonly<Record<string, string>> = {
  Bootstrap: sheet('bootstrap/dist/css/bootstrap.css'),
  'the blocks of a CMS': '<link rel="stylesheet" href="/cms/blocks.css">',
  'loud rules for everything': loud,
  'html at 62.5%': '<style>html { font-size: 62.5% } body { font-size: 1.6rem }</style>',
};

const plain = '<style>body { margin: 0 } lead-board { display: block; width: 1000px; margin: 0; padding: 0 }</style>';
/** Host pages may style the box of the element itself, so it is the same in all of them. */
const sameBox = `<script type="module">
const board = document.querySelector('lead-board');
for (const [name, value] of Object.entries({ display: 'block', position: 'absolute', top: '0', left: '0', width: '1000px', margin: '0', padding: '0', float: 'none', border: '0' }))
  board.style.setProperty(name, value, 'important');
</script>`;

const paths = Object.keys(styles).map((_, index) => `/${index}`);
const page = (head: string) => hostPage({ head: plain + head, body: body + sameBox });

test.use({
  folders: { '/cms/': join(root, 'examples/cms') },
  pages: {
    '/plain': page(''),
    ...Object.fromEntries(Object.values(styles).map((head, index) => [paths[index], page(head)])),
  },
});

const PARTS: Readonly<Record<string, string>> = {
  root: '.root',
  heading: '.head h2',
  switch: '.unread-filter input',
  label: '.field .lbl',
  'text field': 'input[role="combobox"]',
  'row of a lead': '.leads > li + li',
  'name in a row': '.leads > li + li .name',
  'status of the open lead': '.leads .state select',
  button: '.leads .btn.primary',
  link: '.leads a.btn',
};

async function measuredAt(open: Open, path: string): Promise<Record<string, unknown>> {
  const { page } = await open(path);
  await firstLeadOpen(page);
  await boardOf(page)
    .getByRole('button', { name: /^Status / })
    .waitFor();
  await page.mouse.move(0, 0);
  return boardOf(page).evaluate((board, parts) => {
    const found: Record<string, unknown> = {};
    for (const [name, selector] of Object.entries(parts)) {
      const node = board.shadowRoot?.querySelector(selector);
      if (!node) throw new Error(`There is no ${name}.`);
      const { x, y, width, height } = node.getBoundingClientRect();
      const style = getComputedStyle(node);
      const names = [...style].filter((key) => !key.startsWith('--'));
      found[name] = { box: [x, y, width, height], style: names.map((key) => [key, style.getPropertyValue(key)]) };
    }
    return found;
  }, PARTS);
}

test('ten parts of a board keep their style and position under the style sheets of hosts', async ({ open }) => {
  // The first visit marks the open lead as read.
  await measuredAt(open, '/plain');
  const plainly = await measuredAt(open, '/plain');
  expect(Object.keys(plainly)).toHaveLength(10);
  for (const [index, name] of Object.keys(styles).entries()) {
    expect.soft(await measuredAt(open, paths[index] ?? ''), name).toEqual(plainly);
  }
});
