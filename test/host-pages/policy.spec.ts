import type { Page } from 'playwright/test';
import { SANDBOX_LEADS } from '../../src/sandbox.js';
import * as steps from './board-walk.js';
import { expect, hostPage, test, type Visit } from './host-page.js';
import { requestReview } from './main-flows.js';

/** The strictest policy. A widget that works with it works with `style-src 'self'` or a nonce, too. */
const policy =
  "default-src 'none'; script-src 'self'; style-src 'none'; img-src 'self' blob:; connect-src 'self'; base-uri 'none'; form-action 'none'; object-src 'none'; require-trusted-types-for 'script'; trusted-types 'none'";

const demo = (tag: string) => `<lead-gateway demo>${tag}</lead-gateway>`;

/** The main flow of each tag. The other tags are tested under such a policy in package/widgets. */
const walks: Readonly<Record<string, { body: string; walk: (page: Page, visit: Visit) => Promise<void> }>> = {
  '/lead-board': {
    body: '<lead-board sp-id="7001"></lead-board>',
    async walk(page, visit) {
      await steps.firstLeadOpen(page);
      await steps.changeStatus(visit);
      await steps.writeNotes(page);
      await steps.openNextLead(page);
      await steps.filterByDate(page);
      await steps.filterByName(page);
      await page.getByRole('button', { name: 'Clear All Filters' }).click();
      await steps.filterByStatus(visit);
    },
  },
  '/lead-card': {
    body: demo('<lead-card sp-id="7001" lead-id="90412001" expanded></lead-card>'),
    async walk(page) {
      await page.locator('lead-card').getByRole('button', { name: 'Edit notes' }).click();
      await page.locator('lead-card').getByRole('button', { name: 'Edit job notes' }).click();
      await page.getByRole('dialog', { name: 'Edit job notes' }).getByRole('button', { name: 'Cancel' }).click();
      await page.locator('lead-card').getByRole('button', { name: 'More actions' }).click();
      await page.getByRole('menuitem').first().waitFor();
    },
  },
  '/review-request-modal': {
    body: demo(`<review-request-modal sp-id="7001" lead-id="${SANDBOX_LEADS.thimble}" open></review-request-modal>`),
    walk: requestReview,
  },
  '/lead-gateway': { body: demo('<lead-board sp-id="1"></lead-board>'), walk: steps.firstLeadOpen },
};

const pages = Object.fromEntries(Object.entries(walks).map(([path, { body }]) => [path, hostPage({ body })]));

test.use({ pages, policy });

for (const [path, { walk }] of Object.entries(walks))
  test(`under the strictest policy ${path} works without a violation`, async ({ open }) => {
    const visit = await open(path);
    await walk(visit.page, visit);
  });

test.describe('a policy that blocks the gateway and the page’s own server', () => {
  test.use({
    pages: {
      '/board': hostPage({ body: '<lead-board sp-id="7001" gateway-url="https://office.example"></lead-board>' }),
    },
    policy: policy.replace("connect-src 'self'", 'connect-src https://other.example'),
  });

  test('is not reported as being offline', async ({ open, faults }) => {
    const { page } = await open('/board');
    await page.getByRole('alert').waitFor();
    expect(await page.getByText('You appear to be offline').count()).toBe(0);
    const diagnosis: unknown = await page.evaluate("document.querySelector('lead-board').diagnose()");
    expect(diagnosis).toHaveProperty('findings.0.code', 'blocked-by-csp');
    expect(faults.splice(0).join()).toContain('The policy refused: connect-src');
  });
});
