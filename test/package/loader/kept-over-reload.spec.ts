import type { Request } from 'playwright/test';
import { expect, test } from '../fixtures.js';

const html = `<!doctype html><html lang="en"><meta charset="utf-8"><title>Office</title>
<script type="module" src="/cdn/lead-widgets.js"></script><lead-board sp-id="7002"></lead-board>`;

test.use({ pages: { '/': html } });

test('a status changed in the page is sent as the wire has it, over HTTP, and is there after a reload', async ({
  page,
}) => {
  await page.goto('/');
  const sent: Request[] = [];
  page.on('request', (request) => request.url().endsWith('/status') && sent.push(request));
  const select = page.getByRole('combobox', { name: 'Lead status' });
  await select.click();
  await page.getByRole('option', { name: 'Closed won' }).click();
  await page.getByText('Saved').waitFor();

  expect(sent).toHaveLength(1);
  const [request] = sent;
  const headers = (await request?.allHeaders()) ?? {};
  expect(request?.method()).toBe('POST');
  expect(new URL(request?.url() ?? '').pathname).toMatch(/^\/gateway\/lead\/office\/v2\/leads\/\d+\/status$/);
  expect(request?.postDataJSON()).toEqual({ serviceProviderId: '7002', status: 'ClosedWon' });
  expect(headers).toMatchObject({
    'content-type': 'application/json',
    'x-proxy-version': '1',
    'x-request-id': expect.stringMatching(/^[\da-f-]{36}$/),
    'x-source-application': 'lead-widgets',
    'x-application-version': expect.stringMatching(/^\d+\.\d+\.\d+/),
    'x-caller-type': 'ServiceProvider',
    'x-caller-id': '7002',
  });
  expect(headers['authorization']).toBeUndefined();

  await page.reload();
  await page.getByRole('heading', { name: 'Leads for Bluebird Plumbing & Drain' }).waitFor();
  expect(await select.textContent()).toBe('Closed won');
});
