import { SANDBOX_LEADS, SANDBOX_OFFERS } from '../../../src/sandbox.js';
import { expect, test } from '../fixtures.js';
import { requestedUntilReady, requestSteps } from '../request-steps.js';

/** What only the board and its cards need, and the sandbox. */
const FOREIGN =
  /\/(?:leads|lead-board|board-tools|card-tools|lead-card|lead-app|sandbox|date-range|month-calendar)[-.]/;

const page = (leadId: string, lang = 'en') => `<!doctype html><html lang="${lang}"><meta charset="utf-8">
<title>A new project near you</title><script type="module" src="/cdn/lead-widgets.js"></script>
<lead-page sp-id="7001" lead-id="${leadId}" features="lead-unlock"></lead-page>`;

const pages = {
  '/offered': page(SANDBOX_OFFERS.offered),
  '/bought': page(SANDBOX_LEADS.newest),
  '/spanish': page(SANDBOX_OFFERS.offered, 'es'),
};

test.use({ pages });

test('a lead page loads no code of the board until its lead is shown', async ({ open }) => {
  const { page } = await open('/offered');
  await page.getByRole('button', { name: 'Unlock this lead' }).waitFor();
  const paths = [...(await requestedUntilReady(page))];
  expect(paths.some((path) => path.includes('/lead-page-'))).toBe(true);
  expect(paths.filter((path) => FOREIGN.test(path))).toEqual([]);
});

test('under a strict policy, a purchased lead shows its contact, and the questions open', async ({ open }) => {
  const { page, requested } = await open('/bought');
  await page.getByRole('heading', { name: 'Lead Unlocked' }).waitFor();
  await expect(page.locator('lead-page a[href^="tel:+1"]')).toHaveCount(1);
  await page.getByText('How do I pay?').click();
  await page.getByText('By major credit card. It is stored for later purchases.').waitFor();
  expect(requested().filter((path) => path.startsWith('/gateway/'))).toEqual([
    `/gateway/lead/office/v2/leads/${SANDBOX_LEADS.newest}?spId=7001`,
  ]);
});

test('a page in Spanish loads the Spanish messages of what it shows', async ({ open }) => {
  const { page, requested } = await open('/spanish');
  await page.getByRole('button', { name: 'Desbloquear esta solicitud' }).waitFor();
  const words = requested().filter((path) => path.includes('-es-'));
  expect(words.length).toBeGreaterThan(0);
  expect(words.filter((path) => !/\/(?:shared|lead-page)-es-/.test(path))).toEqual([]);
});

test('its files are requested in one step after the loader, and later at most the category icons', async ({ page }) => {
  const steps = await requestSteps(page, '/offered', (page) =>
    page.getByRole('button', { name: 'Unlock this lead' }).waitFor(),
  );
  expect(
    steps
      .slice(1)
      .flat()
      .filter((path) => !path.includes('/category-icons-')),
  ).toEqual([]);
});
