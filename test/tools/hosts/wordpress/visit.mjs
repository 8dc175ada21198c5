// What a visitor sees.

export const WIDTHS = [360, 1280];
const PATIENCE_MS = 15_000;
const ANIMATION_MS = 300;

export async function visit(browser, address, { width = 1280 } = {}) {
  const context = await browser.newContext({ viewport: { width, height: 900 } });
  const page = await context.newPage();
  page.setDefaultTimeout(PATIENCE_MS);
  const complaints = [];
  const requests = [];
  page.on('pageerror', (error) => complaints.push(String(error)));
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(`${message.text()} ${message.location().url}`);
  });
  page.on('request', (request) => requests.push(request.url()));
  await page.goto(address);
  return { page, complaints, requests, close: () => context.close() };
}

export async function funnelIsDrawn(page, funnel = 'raq-funnel:not([presentation])') {
  await page.locator(funnel).first().getByRole('combobox', { name: 'Service' }).waitFor();
}

export async function boardIsDrawn(page) {
  await page
    .locator('lead-board')
    .getByRole('button', { name: /Dana Whitfield/ })
    .first()
    .waitFor();
}

export async function buttonOpensDialog(page, label) {
  await page.locator('raq-funnel[presentation="modal"]:defined').first().waitFor({ state: 'attached' });
  await page.getByRole('button', { name: label }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('combobox', { name: 'Service' }).waitFor();
  await page.waitForTimeout(ANIMATION_MS);
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'hidden' });
}

export const partsOf = (page) =>
  page.evaluate(() => ({
    scripts: [...document.scripts].filter(({ src }) => src.includes('lead-widgets.js')).map(({ type }) => type),
    sheets: [...document.querySelectorAll('link[rel=stylesheet]')].filter(({ id }) => id.startsWith('lead-widgets'))
      .length,
    outside: [...document.querySelectorAll('raq-funnel, lead-board')].filter(
      (widget) => widget.parentElement?.localName !== 'lead-gateway',
    ).length,
    paragraphs: document.querySelectorAll('lead-gateway p, lead-gateway br').length,
    ids: [...document.querySelectorAll('raq-funnel[id]')].map(({ id }) => id),
    openers: [...document.querySelectorAll('[data-lead-opens]')].map((each) => each.getAttribute('data-lead-opens')),
    isTooWide: [...document.querySelectorAll('lead-gateway')].some(
      (each) => each.getBoundingClientRect().right > window.innerWidth,
    ),
  }));

/** The lowest contrast between texts or links and the background of a widget, as the browser paints them. */
export const contrastOf = (page) =>
  page.evaluate(() => {
    const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
    const pairs = ['--accent', '--text', '--text-muted', '--success', '--warning', '--danger', '--violet', '--teal'];
    const grounds = ['--surface', '--surface-sunken', '--surface-float'];
    const host = document.querySelector('raq-funnel:not([presentation])')?.shadowRoot;
    const inside = host?.querySelector('.root');
    if (!canvas || !inside) return [];
    const probe = document.createElement('span');
    inside.append(probe);
    const light = (name) => {
      probe.style.color = `var(${name})`;
      canvas.clearRect(0, 0, 1, 1);
      canvas.fillStyle = getComputedStyle(probe).color;
      canvas.fillRect(0, 0, 1, 1);
      const [r = 0, g = 0, b = 0] = [...canvas.getImageData(0, 0, 1, 1).data].map((channel) => {
        const share = channel / 255;
        return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
      });
      return 0.2126 * r + 0.7152 * g + 0.0722 * b;
    };
    const found = pairs.flatMap((color) =>
      grounds.map((ground) => {
        const [high = 0, low = 0] = [light(color), light(ground)].sort((one, other) => other - one);
        return { pair: `${color} on ${ground}`, contrast: (high + 0.05) / (low + 0.05) };
      }),
    );
    probe.remove();
    return found;
  });
