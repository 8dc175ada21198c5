import { changeStatus, datesAreRight, filterByStatus, firstLeadOpen, leadsWereAskedForRightly } from './board-walk.js';
import { type BrokenScript, brokenScripts } from './broken-scripts.js';
import { expect, hostPage, test } from './host-page.js';
import { pickRange, sendText, toTimingOfFunnel } from './main-flows.js';

const names = Object.keys(brokenScripts).filter((name): name is BrokenScript => name in brokenScripts);

/** Scripts with which React cannot work. */
const deadly: readonly BrokenScript[] = [
  'a bind that drops extra arguments',
  'a bind that takes one array of arguments, as in MooTools 1.2',
];

const listening = `<script>
window.errors = [];
document.addEventListener('widget-error', function (event) {
  window.errors[window.errors.length] = event.target.localName + ' ' + event.detail.operation + ' ' + event.detail.kind;
});
</script>`;

const pathOf = (name: BrokenScript, rest: string) => `/${names.indexOf(name)}/${rest}`;

const boardBody = '<lead-board sp-id="7001"></lead-board>';
const restBody = `<lead-gateway demo><message-thread sp-id="7001" user-id="u42" lead-id="90412001"></message-thread>
</lead-gateway><raq-funnel></raq-funnel><date-range-picker variant="ranges"></date-range-picker>`;

const pages = Object.fromEntries(
  names.flatMap((name) => {
    const head = `${listening}<script>${brokenScripts[name]}</script>`;
    return [
      [pathOf(name, 'all'), hostPage({ head, body: boardBody + restBody })],
      [pathOf(name, 'rest'), hostPage({ head, body: restBody })],
      [
        pathOf(name, 'lead/board/7001'),
        hostPage({ head, body: `<lead-app base-path="${pathOf(name, '')}"></lead-app>` }),
      ],
      [pathOf(name, 'es'), hostPage({ head, body: boardBody, lang: 'es-US' })],
    ];
  }),
);

test.use({ pages });

for (const name of names.filter((name) => !deadly.includes(name)))
  test(`every widget works on a page with ${name}`, async ({ open }) => {
    const visit = await open(pathOf(name, 'all'));
    const { page } = visit;
    await firstLeadOpen(page);
    await datesAreRight(page);
    await changeStatus(visit);
    await filterByStatus(visit);
    leadsWereAskedForRightly(visit);
    await sendText(page);
    await toTimingOfFunnel(page);
    await pickRange(page);
  });

test('routes work on a page where entries() returns the list itself', async ({ open }) => {
  const name = 'an entries() that returns the list itself, as in Prototype';
  const { page } = await open(pathOf(name, 'lead/board/7001'));
  await firstLeadOpen(page);
});

/** The loader retries three times, which takes 21 seconds. */
const untilGivenUp = { timeout: 60_000 };

for (const name of deadly)
  test(`on a page with ${name}, every tag shows and reports that it cannot be used`, async ({ open }) => {
    const { page } = await open(pathOf(name, 'rest'));
    for (const tag of ['message-thread', 'raq-funnel', 'date-range-picker']) {
      const notice = page
        .locator(tag)
        .getByRole('alert')
        .getByText(/This part could not be (?:shown|loaded)\./);
      await notice.waitFor(untilGivenUp);
      const told = await page.evaluate(() => String(Reflect.get(window, 'errors')));
      expect(told).toMatch(new RegExp(`${tag} (?:boot render|load network)`));
    }
  });

test('on a page in Spanish, a widget that cannot be loaded shows its error in Spanish', async ({ open }) => {
  const { page } = await open(pathOf('a bind that drops extra arguments', 'es'));
  await page.locator('lead-board').getByText('No se pudo cargar esta parte.').waitFor(untilGivenUp);
});
