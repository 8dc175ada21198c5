import { expect, test } from 'vitest';
import { createGateway } from '../../src/gateway.js';
import { runCli } from './run-cli.js';
import { sampleGateway } from './sample-gateway.js';

const address = sampleGateway('server/own-gateway');

const check = (...args: string[]) =>
  runCli(['check', address(), '--sp-id', '7001', '--tag', 'lead-board', '--token', 'token-of-7001', ...args]);

test('the board gateway of the docs passes check for every read and write', async () => {
  const { code, out } = await check('--write');
  expect(out).toMatch(/No problems found/);
  expect(code).toBe(0);
});

test('the board gateway of the docs refuses another provider’s leads and calls without a token', async () => {
  const leads = (sp: string, headers: HeadersInit) =>
    fetch(`${address()}/gateway/lead/office/v6/leads/serviceProvider/${sp}`, {
      method: 'POST',
      headers,
      body: '{"offset":0,"limit":10,"sort":"NewestOldest","filters":{}}',
    }).then(({ status }) => status);
  expect(await leads('7001', { Authorization: 'Bearer token-of-7001' })).toBe(200);
  expect([await leads('7002', { Authorization: 'Bearer token-of-7001' }), await leads('7001', {})]).toEqual([403, 401]);
});

test('the board gateway of the docs supports the writes that check does not test', async () => {
  const ofProvider = { serviceProviderId: '7001' };
  const gateway = createGateway({ url: address(), auth: { getToken: () => 'token-of-7001' } });
  await gateway.sendFeedback({ ...ofProvider, leadId: '5001', rating: 4, reason: 'NoResponse' });
  expect((await gateway.providerLead({ ...ofProvider, leadId: '5001' })).feedback).toMatchObject({ rating: 4 });
  await gateway.addDisplayPreferences({ ...ofProvider, displayPreferences: ['HideThimbleForAllLeads'] });
  await gateway.registerNumber({ ...ofProvider, name: 'Office', phoneNumber: '5125550150' });
  expect((await gateway.registeredNumbers(ofProvider)).registeredNumbers).toMatchObject([
    { spId: '7001', name: 'Office' },
  ]);
  const name = { firstName: 'Dana', lastName: 'Whitfield' };
  const customer = { ...name, phoneNumber: '5125550142', emailAddress: 'dana@example.com' };
  const work = { descriptionOfWork: 'A drain.', workCompleted: true, categories: ['10214'], postalCode: '78704' };
  const sent = await gateway.requestReviewByEmail({ ...ofProvider, ...customer, ...work });
  expect(sent.draftReviewId).toMatch(/./);
});
