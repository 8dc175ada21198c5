import { describe, expect, it } from 'vitest';
import { EXAMPLES } from '../../.build/openapi/areas.js';
import { bindHost } from '../../src/gateway/bind.js';
import { leadForPageV2 } from '../../src/gateway/calls/office-leads.js';
import { WEB_PAGE } from '../../src/gateway/errors/gateway-error.js';
import { createReplayQueue } from '../../src/gateway/transport/replay-queue.js';
import { CONTACT_PLACEMENT_TYPES, createGateway, GatewayError } from '../../src/gateway.js';
import { answering, json, LEAD, NO_LEADS, rejection, status, text } from './recorder.js';

const provider = { serviceProviderId: '4711' };
const lead = { ...provider, leadId: '9' };
const LOGIN_PAGE = '<!doctype html><title>Sign in</title>';

const gatewayOf = (reply: () => Response) => createGateway({ fetch: answering(reply).fetch });

describe('a successful response', () => {
  it('can have its data in a body field, and the fields next to it are ignored', () =>
    expect(gatewayOf(json({ status: 'ok', body: NO_LEADS })).leads(provider)).resolves.toEqual(NO_LEADS));

  it.each([
    ['200', status(200)],
    ['201', status(201)],
    ['204', status(204)],
    ['200 with whitespace', text(' \n')],
    ['200 with unexpected JSON', json({ ok: true })],
  ])('to a write resolves without data: %s', (_which, reply) =>
    expect(gatewayOf(reply).archive({ ...lead, archived: true })).resolves.toBeUndefined(),
  );
});

describe('an invalid response', () => {
  const bad = [
    ['a login page', text(LOGIN_PAGE), WEB_PAGE],
    ['a web page after whitespace', text('\n <HTML>Sign in</HTML>'), WEB_PAGE],
    ['a word', text('Hello <b>you</b>'), undefined],
    ['incomplete JSON', text('{"leads": ['), undefined],
    ['an empty body', status(200), undefined],
    ['204', status(204), undefined],
    ['null', json(null), undefined],
    ['an empty envelope', json({ body: null }), undefined],
    ['no leads', json({ pagination: { totalNumber: 0 } }), 'leads'],
    ['an invalid field in an envelope', json({ body: { ...NO_LEADS, pagination: {} } }), 'pagination.totalNumber'],
  ] as const;

  it.each(bad)('is a contract error that names the first invalid field: %s', async (_which, reply, field) => {
    const error = await rejection(gatewayOf(reply).leads(provider));
    expect(error).toBeInstanceOf(GatewayError);
    expect(error).toMatchObject({ kind: 'contract', operation: 'leads', field });
  });

  it('to a write is a contract error if it is a web page', async () => {
    const error = await rejection(gatewayOf(text(LOGIN_PAGE)).setStatus({ ...lead, status: 'Selling' }));
    expect(error).toMatchObject({ kind: 'contract', operation: 'setStatus', status: 200 });
  });
});

describe('an HTTP error', () => {
  it.each([
    [json({ message: 'Closed on Sundays.' }, 400), 'Closed on Sundays.'],
    [json({ body: { message: 'Closed on Sundays.' } }, 409), 'Closed on Sundays.'],
    [json({ message: 'Closed on Sundays.', body: null }, 400), 'Closed on Sundays.'],
    [json({ message: '  ' }, 400), undefined],
    [json({ message: 7 }, 400), undefined],
    [json({ message: 'Service Unavailable' }, 503), undefined],
    [json({ message: 'Internal server error.' }, 500), undefined],
    [json({ message: 'Not Found' }, 404), 'Not Found'],
    [json({}, 400), undefined],
    [json([{ message: 'x' }], 400), undefined],
    [json(null, 500), undefined],
    [text(LOGIN_PAGE, 403), undefined],
    [status(500), undefined],
  ])('has the message from the gateway if there is one (%#)', async (reply, sentence) => {
    const error = await rejection(gatewayOf(reply).leads(provider));
    expect(error).toMatchObject({ kind: 'http', status: reply().status, customMessage: sentence });
  });

  it('has the response body, which is left out of its JSON', async () => {
    const error = await rejection(gatewayOf(json({ message: 'No', reason: 7 }, 400)).leads(provider));
    expect(error).toHaveProperty('body', { message: 'No', reason: 7 });
    expect(JSON.stringify(error)).not.toContain('reason');
  });
});

describe('a transform', () => {
  const fetch = answering(json({ items: [LEAD], total: 1 })).fetch;

  it('converts the response of another gateway before it is validated', async () => {
    const gateway = createGateway({
      fetch,
      transforms: {
        leads: (answer) => ({ leads: Reflect.get(Object(answer), 'items'), pagination: { totalNumber: 1 } }),
      },
    });
    await expect(gateway.leads(provider)).resolves.toMatchObject({ leads: [LEAD] });
  });

  it('returns a response that is validated', async () => {
    const gateway = createGateway({ fetch, transforms: { leads: () => ({ leads: [] }) } });
    expect(await rejection(gateway.leads(provider))).toMatchObject({ kind: 'contract', field: 'pagination' });
  });

  it('that throws causes a contract error with the thrown error as its cause', async () => {
    const cause = new TypeError('no items');
    const gateway = createGateway({
      fetch,
      transforms: {
        leads: () => {
          throw cause;
        },
      },
    });
    const error = await rejection(gateway.leads(provider));
    expect(error).toBeInstanceOf(GatewayError);
    expect(error).toMatchObject({ kind: 'contract', operation: 'leads', status: 200, cause });
  });
});

it('a review request succeeds with a 200 that has only a draft review, and fails with a 201', async () => {
  const { fetch } = answering(json({ draftReviewId: 7 }, 200), json({ draftReviewId: 7 }, 201));
  const gateway = createGateway({ fetch });
  const request = () => Promise.resolve(EXAMPLES['requestReviewByEmail']?.make(gateway, {}));
  expect(await request()).toEqual({ draftReviewId: '7' });
  expect(await rejection(request())).toMatchObject({ kind: 'contract', status: 201 });
});

const OFFERED = { leadId: '9', sentDate: '2026-11-18T20:00:00Z' };
const ASKED = { serviceProviderId: '4711', leadId: '9' };
const DATE = { Date: 'Wed, 18 Nov 2026 20:20:00 GMT' };
const AT = '2026-11-18T20:20:00.000Z';
const OWN = '2026-11-18T20:00:30Z';

describe('answeredAt of a lead', () =>
  it.each<[string, Record<string, string>, object, string | undefined]>([
    ['is the Date header', DATE, OFFERED, AT],
    ['is undefined without the header, which another origin may hide', {}, OFFERED, undefined],
    ['is undefined for an invalid date', { Date: 'Wed, 99 Nov 2026 20:20:00 GMT' }, OFFERED, undefined],
    ['is undefined for a blank header', { Date: ' ' }, OFFERED, undefined],
    ['is the value of the body without the header', {}, { ...OFFERED, answeredAt: OWN }, OWN],
    ['is the Date header if both are present', DATE, { ...OFFERED, answeredAt: OWN }, AT],
  ])('%s, and the other fields are unchanged', async (_when, headers, body, answeredAt) => {
    for (const version of ['v1', 'v2'] as const) {
      const { leadForPage } = createGateway({ fetch: answering(json(body, 200, headers)).fetch });
      expect(await leadForPage(ASKED, { version })).toEqual({ ...OFFERED, answeredAt });
    }
  }));

describe('a custom gateway', () => {
  const through = (answer: object) =>
    bindHost({ host: { leadForPage: () => answer }, challenges: createReplayQueue() })(leadForPageV2)(ASKED);

  it('can return answeredAt', async () => {
    const lead = await through({ ...OFFERED, answeredAt: '2026-11-18T20:20:00Z' });
    expect(lead.answeredAt).toBe('2026-11-18T20:20:00Z');
  });

  it('that returns an invalid answeredAt causes a contract error', async () => {
    const refused = await rejection(through({ ...OFFERED, answeredAt: 'soon' }));
    expect(refused).toMatchObject({ kind: 'contract', field: 'answeredAt' });
  });
});

const contact = {
  payloads: [{ contactPlacementType: CONTACT_PLACEMENT_TYPES.Unknown, serviceProviderIds: ['4711'] }],
  entityId: 'm1',
};

describe('a contact', () =>
  it.each([
    ['MessageSent', {}, 'MessageSent'],
    ['MessageSent', { contactTypes: { MessageSent: 12 } }, 12],
    ['PhoneNumberTapped', {}, 6],
    [9, { contactTypes: { MessageSent: 12 } }, 9],
  ] as const)('of type %s is sent with the options %o as %s', async (contactType, options, sentType) => {
    const { fetch, sent } = answering(status(204));
    await createGateway({ ...options, fetch }).createContact({ ...contact, contactType });
    expect(sent[0]?.body).toEqual({
      payloads: [{ contactPlacementType: 44, serviceProviderIds: ['4711'] }],
      entityId: 'm1',
      entityType: 'message',
      contactType: sentType,
    });
  }));
