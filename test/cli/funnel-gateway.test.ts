import { expect, test } from 'vitest';
import { createGateway } from '../../src/gateway.js';
import { runCli } from './run-cli.js';
import { sampleGateway } from './sample-gateway.js';

const address = sampleGateway('server/funnel-gateway');

const TOKEN = 'token-of-this-page';
const job = { title: 'Drain Cleaning', description: 'The kitchen drain is slow.', categoryId: '10202' };
const dana = { firstName: 'Dana', lastName: 'Whitfield', email: 'dana@example.com', phoneNumber: '5125550142' };
const request = { source: 'RequestAQuote', ...job, contactInformation: dana, address: { postalCode: '78704' } };
const gateway = (oneTimeToken = TOKEN) => createGateway({ url: address(), authMode: 'one-time', oneTimeToken });

test('the funnel gateway of the docs passes check for every read and write', async () => {
  const where = ['--sp-id', '7001', '--tag', 'raq-funnel', '--postal-code', '78704', '--one-time-token', TOKEN];
  const { code, out } = await runCli(['check', address(), ...where, '--write']);
  expect(out).toMatch(/No problems found/);
  expect(out).toMatch(/^same X-Request-Id twice +one lead$/m);
  expect([out.match(/not made: (?!has side effects)/g), code]).toEqual([null, 0]);
});

test('the funnel gateway of the docs creates a request once if the visitor reloads with another token', async () => {
  const before = await gateway().createLead(request, { requestId: 'request-1' });
  const reloaded = gateway('token-after-a-reload');
  expect(await reloaded.createLead(request, { requestId: 'request-1' })).toEqual(before);
  expect(await reloaded.lead(before)).toMatchObject(before);
});

test('the funnel gateway of the docs refuses unknown tokens, invalid numbers and unknown postal codes', async () => {
  await expect(gateway('another').topCategories({ limit: 1 })).rejects.toMatchObject({ status: 401 });
  const wrong = { ...request, contactInformation: { ...request.contactInformation, phoneNumber: '12' } };
  await expect(gateway().createLead(wrong)).rejects.toMatchObject({
    status: 422,
    customMessage: expect.stringContaining('phone'),
  });
  await expect(gateway().cityByPostalCode({ postalCode: '99999' })).rejects.toMatchObject({ status: 404 });
  await expect(gateway().lead({ leadId: '1' })).rejects.toMatchObject({ status: 404 });
});
