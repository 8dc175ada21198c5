import { changeStatus, datesAreRight, filterByDate, filterByStatus, firstLeadOpen, writeNotes } from './board-walk.js';
import { expect, hostPage, test } from './host-page.js';

const script = (path: string) => `<script src="/npm/${path}"></script>`;

const scripts: Readonly<Record<string, { head: string; sign: string }>> = {
  'jQuery 3': {
    head: `${script('jquery/dist/jquery.js')}<script>
      jQuery(function ($) { $(document).on('click keydown', '*', function () { window.seen = (window.seen || 0) + 1; }); });
    </script>`,
    sign: 'jQuery',
  },
  'zone.js': { head: script('zone.js/bundles/zone.umd.js'), sign: 'Zone' },
};

const pages = Object.fromEntries(
  Object.values(scripts).map(({ head, sign }) => [
    `/${sign}`,
    hostPage({ head, body: '<lead-board sp-id="7001"></lead-board>' }),
  ]),
);

test.use({ pages });

for (const [name, { sign }] of Object.entries(scripts)) {
  test(`a board works next to ${name}`, async ({ open }) => {
    const visit = await open(`/${sign}`);
    const { page } = visit;
    await firstLeadOpen(page);
    expect(await page.evaluate((global) => typeof Reflect.get(window, global), sign)).toBe('function');
    await datesAreRight(page);
    await changeStatus(visit);
    await writeNotes(page);
    await filterByDate(page);
    await filterByStatus(visit);
  });
}
