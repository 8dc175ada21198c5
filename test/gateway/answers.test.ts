import { describe, expect, it } from 'vitest';
import { WEB_PAGE } from '../../src/gateway/errors/gateway-error.js';
import { createGateway, GatewayError } from '../../src/gateway.js';
import { answering, json, LEAD, NO_LEADS, rejection, status, text } from './recorder.js';

const provider = { serviceProviderId: '4711' };
const lead = { ...provider, leadId: '9' };
const LOGIN_PAGE = '<!doctype html><title>Sign in</title>';

function gatewayOf(reply: () => Response) {
  return createGateway({ fetch: answering(reply).fetch });
}

describe('a good answer', () => {
  it('may be wrapped in a body, and the fields beside it are ignored', async () => {
    await expect(gatewayOf(json({ status: 'ok', body: NO_LEADS })).leads(provider)).resolves.toEqual(NO_LEADS);
  });

  it.each([
    ['200', status(200)],
    ['201', status(201)],
    ['204', status(204)],
    ['200 with blanks', text(' \n')],
    ['200 with JSON that nobody asked for', json({ ok: true })],
  ])('to a write may be empty: %s', async (_which, reply) => {
    await expect(gatewayOf(reply).archive({ ...lead, archived: true })).resolves.toBeUndefined();
  });
});

describe('an answer that does not fit', () => {
  const bad = [
    ['a login page', text(LOGIN_PAGE), WEB_PAGE],
    ['a page after blanks', text('\n <HTML>Sign in</HTML>'), WEB_PAGE],
    ['a word', text('Hello <b>you</b>'), undefined],
    ['half a JSON', text('{"leads": ['), undefined],
    ['an empty body', status(200), undefined],
    ['204', status(204), undefined],
    ['null', json(null), undefined],
    ['an empty envelope', json({ body: null }), undefined],
    ['no leads', json({ pagination: { totalNumber: 0 } }), 'leads'],
    [
      'one wrong date',
      json({ leads: [LEAD, LEAD, LEAD, { ...LEAD, createDate: 5 }], pagination: { totalNumber: 4 } }),
      'leads.3.createDate',
    ],
    ['one wrong field in an envelope', json({ body: { ...NO_LEADS, pagination: {} } }), 'pagination.totalNumber'],
  ] as const;

  it.each(bad)('is of kind contract and names the first wrong field: %s', async (_which, reply, field) => {
    const error = await rejection(gatewayOf(reply).leads(provider));
    expect(error).toBeInstanceOf(GatewayError);
    expect(error).toMatchObject({ kind: 'contract', operation: 'leads', field });
  });

  it('is no answer to a write either when it is a page', async () => {
    const error = await rejection(gatewayOf(text(LOGIN_PAGE)).setStatus({ ...lead, status: 'Selling' }));
    expect(error).toMatchObject({ kind: 'contract', operation: 'setStatus', status: 200 });
  });
});

describe('a refusal', () => {
  it.each([
    [json({ message: 'Closed on Sundays.' }, 400), 'Closed on Sundays.'],
    [json({ body: { message: 'Closed on Sundays.' } }, 409), 'Closed on Sundays.'],
    [json({ message: 'Closed on Sundays.', body: null }, 400), 'Closed on Sundays.'],
    [json({ message: '  ' }, 400), undefined],
    [json({ message: 7 }, 400), undefined],
    [json({}, 400), undefined],
    [json([{ message: 'x' }], 400), undefined],
    [json(null, 500), undefined],
    [text(LOGIN_PAGE, 403), undefined],
    [status(500), undefined],
  ])('%# says what the gateway says, if it says anything', async (reply, sentence) => {
    const error = await rejection(gatewayOf(reply).leads(provider));
    expect(error).toMatchObject({ kind: 'http', status: reply().status, customMessage: sentence });
  });

  it('hands out its body to code that asks', async () => {
    const error = await rejection(gatewayOf(json({ message: 'No', reason: 7 }, 400)).leads(provider));
    expect(error).toHaveProperty('body', { message: 'No', reason: 7 });
    expect(JSON.stringify(error)).not.toContain('reason');
  });
});

describe('the dialect of another gateway', () => {
  const fetch = answering(json({ items: [LEAD], total: 1 })).fetch;

  it('is turned into ours before it is checked', async () => {
    const gateway = createGateway({
      fetch,
      transforms: {
        leads: (answer) => ({ leads: Reflect.get(Object(answer), 'items'), pagination: { totalNumber: 1 } }),
      },
    });
    await expect(gateway.leads(provider)).resolves.toMatchObject({ leads: [LEAD] });
  });

  it('is checked after it was turned', async () => {
    const gateway = createGateway({ fetch, transforms: { leads: () => ({ leads: [] }) } });
    expect(await rejection(gateway.leads(provider))).toMatchObject({ kind: 'contract', field: 'pagination' });
  });

  it('whose transform throws is of kind contract, with what was thrown as its cause', async () => {
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

describe('a review request', () => {
  const request = {
    serviceProviderId: '1',
    postalCode: '78704',
    emailAddress: 'a@example.com',
    phoneNumber: '5125550142',
    firstName: 'A',
    lastName: 'B',
    descriptionOfWork: '',
    workCompleted: true,
    categories: ['12'],
  };

  it('has been taken by a 200 with its draft review alone', async () => {
    const { fetch } = answering(json({ draftReviewId: 7 }, 200), json({ draftReviewId: 7 }, 201));
    const gateway = createGateway({ fetch });
    expect(await gateway.requestReviewByEmail(request)).toEqual({ draftReviewId: '7' });
    expect(await rejection(gateway.requestReviewByEmail(request))).toMatchObject({ kind: 'contract', status: 201 });
  });
});
