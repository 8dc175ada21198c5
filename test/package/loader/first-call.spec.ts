import { expect, type Open, test } from '../fixtures.js';

const page = (body: string) => `<!doctype html><html lang="en"><meta charset="utf-8"><title>Office</title>
${body}<script type="module" src="/cdn/lead-widgets.js"></script>`;

const board = '<lead-board sp-id="7001" page-size="5" lead-id="90412001" gateway-url="/"></lead-board>';
const LEADS = '/gateway/lead/office/v6/leads/serviceProvider/7001';

test.use({
  failedLoads: 'ignored',
  pages: {
    '/empty': page(''),
    '/gateway-first': page('<lead-gateway gateway-url="/"></lead-gateway>'),
    '/board': page(board),
    '/spanish': page(`<section lang="es">${board}</section>`),
    '/token': page('<lead-board sp-id="7001" gateway-url="/" one-time-token="t"></lead-board>'),
    '/synced': page('<lead-board sp-id="7001" gateway-url="/" url-sync=""></lead-board>'),
    '/demo': page(`<lead-gateway demo>${board}</lead-gateway>`),
    '/around': page(
      `<lead-gateway gateway-url="/office/" auth-mode="none" source-application="cms"><lead-board sp-id="7001"></lead-board></lead-gateway>`,
    ),
    '/unnamed': page('<lead-board sp-id="7001"></lead-board>'),
    '/half': page('<message-thread sp-id="7001" gateway-url="/"></message-thread>'),
    '/odd': page('<lead-board sp-id="7001" gateway-url="/" source-application="Büro ✓"></lead-board>'),
    '/cards': page(
      [1, 2, 3, 4, 5, 6]
        .map((each) => `<lead-card sp-id="7001" lead-id="L${each}" gateway-url="/"></lead-card>`)
        .join(''),
    ),
  },
});

/** Opens a page whose shared code is held back, with a way to let it come. */
async function openHeldBack(open: Open, path: string, prepare?: () => void) {
  const visit = await open('/empty');
  const { page: tab } = visit;
  const asked: { method: string; path: string; headers: Record<string, string>; hadCode: boolean }[] = [];
  let letCome = () => {};
  const held = new Promise<void>((resolve) => {
    letCome = resolve;
  });
  let hadCode = false;
  await tab.route(/chunks\/lead-gateway-/, async (route) => {
    await held;
    hadCode = true;
    await route.continue();
  });
  tab.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    if (pathname.startsWith('/cdn/') || !/gateway|office/.test(pathname)) return;
    asked.push({ method: request.method(), path: pathname + search, headers: request.headers(), hadCode });
  });
  if (prepare !== undefined) await tab.addInitScript(prepare);
  const from = new URL(tab.url()).origin;
  await tab.goto(from + path);
  await tab.waitForTimeout(400);
  return { tab, asked, letCome };
}

test('the leads of a board are requested while its code loads, once, in its language', async ({ open }) => {
  const { tab, asked, letCome } = await openHeldBack(open, '/spanish');
  await expect.poll(() => asked.map(({ method, path }) => `${method} ${path}`)).toEqual([`POST ${LEADS}`]);
  letCome();
  await tab.locator('lead-board .toggle').first().waitFor();
  await tab.waitForTimeout(300);
  expect(asked.filter(({ path }) => path === LEADS)).toHaveLength(1);
  await expect.poll(() => asked.length).toBeGreaterThan(1);
  expect(new Set(asked.map(({ headers }) => headers['accept-language']))).toEqual(new Set(['es-US']));
});

/** Opens the board with a first call that fails. Gives the ids that went out; the title says the id that the host was told. */
async function openFailing(open: Open, status: number) {
  const { page: tab } = await open('/empty');
  const sent: (string | undefined)[] = [];
  await tab.route(`**${LEADS}`, async (route) => {
    sent.push(route.request().headers()['x-request-id']);
    if (sent.length === 1) await route.fulfill({ status, body: '' });
    else await route.continue();
  });
  await tab.addInitScript(() => {
    for (const name of ['widget-error', 'challenge-required'])
      document.addEventListener(name, (event) => {
        if (event instanceof CustomEvent) document.title = event.detail.requestId ?? '';
      });
  });
  await tab.goto(new URL('/board', tab.url()).href);
  await expect.poll(async () => sent.includes(await tab.title())).toBe(true);
  return { tab, sent };
}

test('a refused preloaded request counts as the first try: it is shown with Retry and keeps its request id', async ({
  open,
}) => {
  const { tab, sent } = await openFailing(open, 500);
  expect(sent).toHaveLength(1);
  await tab.locator('lead-board').getByRole('button', { name: 'Retry' }).click();
  await tab.locator('lead-board .toggle').first().waitFor();
  expect(sent).toHaveLength(2);
});

test('a preloaded request that meets a challenge is replayed with the request id that the host got', async ({
  open,
}) => {
  const { tab, sent } = await openFailing(open, 511);
  await tab.locator('lead-board').evaluate((board) => Reflect.apply(Reflect.get(board, 'replayChallenges'), board, []));
  await tab.locator('lead-board .toggle').first().waitFor();
  expect(sent).toEqual([sent[0], sent[0]]);
});

test('a preloaded answer is not shown after signing out', async ({ open }) => {
  const { tab, asked, letCome } = await openHeldBack(open, '/board');
  await expect.poll(() => asked).toHaveLength(1);
  const signedOut = tab.evaluate("import('/cdn/lead-widgets.js').then((loader) => loader.signOut())");
  letCome();
  await signedOut;
  await tab.waitForTimeout(500);
  await tab.locator('lead-board').evaluate((board) => Reflect.apply(Reflect.get(board, 'refresh'), board, []));
  await expect.poll(() => asked.filter(({ path }) => path === LEADS).length).toBe(2);
});

test('a preloaded answer whose widget was removed is not used by another widget', async ({ open }) => {
  const { tab, asked, letCome } = await openHeldBack(open, '/board');
  await expect.poll(() => asked).toHaveLength(1);
  await tab.evaluate(() => {
    const old = document.querySelector('lead-board');
    const fresh = old?.cloneNode();
    old?.remove();
    if (fresh) document.body.append(fresh);
  });
  letCome();
  await tab.locator('lead-board .toggle').first().waitFor();
  expect(asked.filter(({ path }) => path === LEADS)).toHaveLength(2);
});

test('inside a <lead-gateway> that has loaded and may have properties, nothing is preloaded', async ({ open }) => {
  const { page: tab } = await open('/gateway-first');
  const asked: string[] = [];
  tab.on('request', (request) => request.url().includes('/gateway/') && asked.push(request.url()));
  await tab.waitForFunction(() => customElements.get('lead-gateway') !== undefined);
  await tab.evaluate(() => {
    const around = document.querySelector('lead-gateway');
    if (around === null) return;
    Reflect.set(around, 'demo', 'default');
    around.append(Object.assign(document.createElement('lead-board'), {}));
    around.firstElementChild?.setAttribute('sp-id', '7001');
  });
  await tab.locator('lead-board .toggle').first().waitFor();
  expect(asked).toEqual([]);
});

test('a preloaded request uses the gateway, the sign-in and the names of the elements around its widget', async ({
  open,
}) => {
  const { asked } = await openHeldBack(open, '/around');
  await expect.poll(() => asked.map(({ path }) => path)).toEqual([`/office${LEADS}`]);
  expect(asked[0]?.headers).toMatchObject({
    'x-source-application': 'cms',
    'x-caller-id': '7001',
    'x-proxy-version': '1',
  });
});

for (const path of ['/token', '/synced', '/demo', '/unnamed', '/half', '/odd'])
  test(`nothing is preloaded if the HTML does not have all settings: ${path}`, async ({ open }) => {
    const { asked } = await openHeldBack(open, path);
    expect(asked).toEqual([]);
  });

test('nothing is preloaded if a script has set a token source on the widget', async ({ open }) => {
  const { asked } = await openHeldBack(open, '/board', () => {
    document.addEventListener('readystatechange', () => {
      const element = document.querySelector('lead-board');
      if (element !== null && document.readyState === 'interactive')
        Reflect.set(element, 'auth', { getToken: () => 't' });
    });
  });
  expect(asked).toEqual([]);
});

test('of many cards, the first four are preloaded', async ({ open }) => {
  const { asked } = await openHeldBack(open, '/cards');
  await expect
    .poll(() => asked.map(({ path }) => path))
    .toEqual([1, 2, 3, 4].map((each) => `/gateway/lead/office/v2/leads/L${each}?spId=7001`));
});
