import { afterAll, beforeAll, expect, test } from 'vitest';
import type { LeadSort } from '../../src/contract/lead-query.js';
import { createGateway } from '../../src/gateway.js';
import { runCli } from './run-cli.js';
import { startSampleGateway } from './sample-gateway.js';

let address = '';
let stop = () => {};

beforeAll(async () => {
  ({ address, stop } = await startSampleGateway('own-gateway'));
});

afterAll(() => stop());

const check = (...args: string[]) =>
  runCli(['check', address, '--sp-id', '7001', '--tag', 'lead-board', '--token', 'token-of-7001', ...args]);

test('the gateway of the docs page answers everything that a board reads and writes', async () => {
  const { code, out } = await check('--write');
  expect(out).toMatch(/Everything that was asked fits/);
  expect(code).toBe(0);
});

test('it sorts by status as the words of the statuses go', async () => {
  const gateway = createGateway({ url: address, auth: { getToken: () => 'token-of-7001' } });
  const statuses = async (sort: LeadSort) =>
    (await gateway.leads({ serviceProviderId: '7001', limit: 10, sort })).leads.map(({ status }) => status);
  expect(await statuses('ServiceProviderLeadStatusAsc')).toEqual(['Initial', 'ContactAndQualify']);
  expect(await statuses('ServiceProviderLeadStatusDesc')).toEqual(['ContactAndQualify', 'Initial']);
});

test('it refuses the leads of another provider, and who has no token', async () => {
  const leads = (sp: string, headers: HeadersInit) =>
    fetch(`${address}/gateway/lead/office/v6/leads/serviceProvider/${sp}`, {
      method: 'POST',
      headers,
      body: '{"offset":0,"limit":10,"sort":"NewestOldest","filters":{}}',
    }).then(({ status }) => status);
  expect(await leads('7001', { Authorization: 'Bearer token-of-7001' })).toBe(200);
  expect(await leads('7002', { Authorization: 'Bearer token-of-7001' })).toBe(403);
  expect(await leads('7001', {})).toBe(401);
});

test('it refuses a body that is no JSON and a lead that is not there, and goes on', async () => {
  const write = (lead: string, body: string) =>
    fetch(`${address}/gateway/lead/office/v2/leads/${lead}/status`, {
      method: 'POST',
      headers: { Authorization: 'Bearer token-of-7001' },
      body,
    }).then(({ status }) => status);
  expect(await write('5001', 'oops')).toBe(400);
  expect(await write('1', '{"status":"Contacted"}')).toBe(404);
  expect(await write('5001', '{"status":"Contacted"}')).toBe(200);
});

test('it answers what check does not ask, because it would leave something behind', async () => {
  const ofProvider = { serviceProviderId: '7001' };
  const gateway = createGateway({ url: address, auth: { getToken: () => 'token-of-7001' } });
  await gateway.sendFeedback({ ...ofProvider, leadId: '5001', rating: 4, reason: 'NoResponse' });
  expect((await gateway.providerLead({ ...ofProvider, leadId: '5001' })).feedback).toMatchObject({ rating: 4 });
  await gateway.addDisplayPreferences({ ...ofProvider, displayPreferences: ['HideThimbleForAllLeads'] });
  await gateway.registerNumber({ ...ofProvider, name: 'Office', phoneNumber: '5125550150' });
  expect((await gateway.registeredNumbers(ofProvider)).registeredNumbers).toMatchObject([
    { spId: '7001', name: 'Office' },
  ]);
  const customer = {
    firstName: 'Dana',
    lastName: 'Whitfield',
    phoneNumber: '5125550142',
    emailAddress: 'dana@example.com',
  };
  const work = { descriptionOfWork: 'A drain.', workCompleted: true, categories: ['10214'], postalCode: '78704' };
  const sent = await gateway.requestReviewByEmail({ ...ofProvider, ...customer, ...work });
  expect(sent.draftReviewId).toMatch(/./);
});
