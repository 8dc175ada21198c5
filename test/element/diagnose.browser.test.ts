import { describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import type { PageDiagnosis } from '../../src/element/diagnosis/diagnosis.js';
import { showPanel } from '../../src/element/diagnosis/panel.js';
import { elementTables } from '../../src/elements/catalogue/tables.js';
import { createGateway, diagnose, type Finding } from '../../src/index.js';
import { press } from './press.js';
import { callOn, cleanPage, listen, mount, recordedGateway, SP_ID, textOf, tick, untilText } from './stage.js';

declare const __TAGS__: readonly string[];

cleanPage();

interface Found {
  readonly isWell: boolean;
  readonly findings: readonly Finding[];
  readonly notes: readonly Finding[];
  readonly facts: Readonly<Record<string, unknown>>;
}

const diagnosisOf = async (element: Element): Promise<Found> =>
  JSON.parse(JSON.stringify(await callOn(element, 'diagnose')));

const codesOf = async (element: Element) => (await diagnosisOf(element)).findings.map(({ code }) => code);

it('every tag is in the list of tags, and returns a plain diagnosis before it has data', async () => {
  expect([...__TAGS__].sort()).toEqual(elementTables.map(({ tag }) => tag).sort());
  for (const tag of __TAGS__) {
    const element = mount(tag, { gateway: recordedGateway().gateway });
    expect(await diagnosisOf(element), tag).toMatchObject({ tag, facts: { gateway: 'object' } });
    element.remove();
  }
});

it('a working board has no findings until it is too narrow', async () => {
  const board = mount('lead-board', { spId: SP_ID, gateway: recordedGateway().gateway });
  await untilText(board, /Dana Whitfield/);
  await vi.waitFor(async () => expect((await diagnosisOf(board)).facts['isReady']).toBe(true));
  expect(await diagnosisOf(board)).toMatchObject({ isWell: true, findings: [] });
  board.style.width = '190px';
  await vi.waitFor(async () => expect(await codesOf(board)).toEqual(['too-narrow']));
});

it.each([
  ['lead-board', 'waiting-hours', ['x', '2', '2, 8, 9'], ['2, 8'], 'Write hours such as 2, 8.'],
  ['lead-card', 'waiting-hours', ['x'], ['0.5,2'], 'Write hours such as 2, 8.'],
  ['lead-app', 'quiet-hours', ['x'], ['21:00-07:00'], 'Write times such as 21:00-07:00.'],
  ['raq-funnel', 'postal-code', ['7870', 'Austin'], ['78704', '78704-1234'], 'Write a ZIP code of 5 digits.'],
  ['lead-board', 'locale', ['english!'], ['es', 'en-US'], 'Write a language such as es-US.'],
  ['raq-funnel', 'suggestion-limit', ['many'], ['3'], 'Write a number.'],
  ['raq-funnel', 'presentation', ['dialog'], ['inline'], 'Write inline or modal.'],
  ['raq-funnel', 'auth-mode', ['bearer'], ['none'], 'Write session or one-time or none.'],
  ['lead-board', 'poll-seconds', ['0.001', '9.9', '-1', 'x'], ['0', '10', '600'], 'Write 0, or at least 10.'],
])('diagnose() on %s reports an invalid %s', async (tag, name, wrong, right, mend) => {
  // For a funnel, lead-id is a request of a customer.
  const lead = tag === 'raq-funnel' ? {} : { leadId: '90412001' };
  const element = mount(tag, { spId: SP_ID, ...lead, gateway: recordedGateway().gateway });
  const found = async (value: string) => {
    element.setAttribute(name, value);
    const { findings } = await diagnosisOf(element);
    // The first call may have failed already.
    const ofValues = findings.filter(({ code }) => code === 'unknown-value');
    return ofValues.map(({ problem, mend: line }) => [problem, line]);
  };
  for (const value of wrong) {
    expect(await found(value), value).toEqual([[`<${tag}> cannot use the value of ${name}.`, mend]]);
  }
  for (const value of right) expect(await found(value), value).toEqual([]);
  await tick();
});

it('an unknown placeholder in a message is a finding until the message is fixed', async () => {
  const messages = { leadsFor: 'Requests for {name}' };
  const board = mount('lead-board', { spId: SP_ID, gateway: recordedGateway().gateway, messages });
  await untilText(board, /Requests for \{name\}/);
  expect(await codesOf(board)).toEqual(['unknown-placeholder']);
  expect((await diagnosisOf(board)).findings[0]?.problem).toBe('The message leadsFor has no placeholder {name}.');
  board['messages'] = { leadsFor: 'Requests for {businessName}' };
  await vi.waitFor(async () => expect(await codesOf(board)).toEqual([]));
});

it('a refused call is a finding until the call succeeds, and the finding has no personal data', async () => {
  const { gateway } = recordedGateway();
  let status = 401;
  const failing = createGateway({
    fetch: async () => new Response('{"message":"Dana Whitfield must sign in"}', { status }),
  });
  const board = mount('lead-board', { spId: SP_ID, gateway: failing });
  const errors = listen(board, 'widget-error');
  await vi.waitFor(() => expect(errors.length).toBeGreaterThan(0));
  await vi.waitFor(async () => expect(await codesOf(board)).toEqual(['token-refused']));
  expect(JSON.stringify(await diagnosisOf(board))).not.toMatch(/Dana|4711042/);
  status = 200;
  board['gateway'] = gateway;
  await untilText(board, /Dana Whitfield/);
  await vi.waitFor(async () => expect(await codesOf(board)).toEqual([]));
});

it('a missing gateway is a finding, except inside a demo', async () => {
  const ownOrigin = vi.spyOn(window, 'fetch').mockImplementation(async () => new Response('<title>Office</title>'));
  const board = mount('lead-board', { spId: SP_ID, sourceApplication: 'nobody' });
  const errors = listen(board, 'widget-error');
  await vi.waitFor(() => expect(errors.length).toBeGreaterThan(0));
  expect((await codesOf(board))[0]).toBe('no-gateway');
  // A funnel is ready before the gateway has answered.
  const funnel = mount('raq-funnel');
  await untilText(funnel, /What do you need\?/);
  await vi.waitFor(async () => expect(await codesOf(funnel)).toEqual(['no-gateway']));
  ownOrigin.mockRestore();
  board.remove();
  funnel.remove();
  const demo = mount('lead-gateway', { demo: '' });
  const inside = mount('lead-board', { spId: SP_ID }, demo);
  await untilText(inside, /Show|Leads/i);
  expect((await diagnosisOf(inside)).facts['gateway']).toBe('demo');
  expect(await codesOf(inside)).toEqual([]);
  demo.setAttribute('auth-mode', 'sesion');
  expect(await codesOf(inside)).toEqual(['unknown-value']);
});

it.each([
  ['”https://office.example.com”', /The gateway-url of <lead-board> cannot be read\. *Write it with straight quotes/],
  ['https://', /The gateway-url of <lead-board> cannot be read\. *Write it with straight quotes/],
  ['https://grace:s3cret@office.example', /The gateway-url of <lead-board> has a user name or a password\. *Take both/],
])(
  'an invalid gateway-url is a finding, and the widget shows the fix without making a call: %#',
  async (gatewayUrl, says) => {
    const calls = vi.spyOn(window, 'fetch');
    const board = mount('lead-board', { spId: SP_ID, gatewayUrl });
    const errors = listen(board, 'widget-error');
    await untilText(board, says);
    expect(await codesOf(board)).toEqual(['bad-gateway-url']);
    await vi.waitFor(() => expect(errors).toEqual([{ operation: 'configure', kind: 'configuration' }]));
    expect(textOf(board) + JSON.stringify(await diagnosisOf(board))).not.toMatch(/grace|s3cret/);
    expect(calls).not.toHaveBeenCalled();
    calls.mockRestore();
    board['gateway'] = recordedGateway().gateway;
    await untilText(board, /Dana Whitfield/);
    expect(await codesOf(board)).toEqual([]);
  },
);

it('an empty <lead-gateway> next to a board without a gateway is a finding, and the board shows the fix', async () => {
  const ownOrigin = vi.spyOn(window, 'fetch').mockImplementation(async () => new Response('<title>Office</title>'));
  const around = mount('lead-gateway', { gatewayUrl: 'https://office.example.com' });
  const board = mount('lead-board', { spId: SP_ID, sourceApplication: 'beside', locale: 'es-US' });
  expect((await codesOf(board))[0]).toBe('empty-gateway');
  await untilText(board, /Hay un <lead-gateway> vacío junto a <lead-board>\. *Ponga <lead-board> entre/);
  expect((await codesOf(board))[0]).toBe('empty-gateway');
  ownOrigin.mockRestore();
  around['gateway'] = recordedGateway().gateway;
  around.append(board);
  await untilText(board, /Dana Whitfield/);
  expect(await codesOf(board)).toEqual([]);
});

it('a gateway request blocked by the Content Security Policy is a finding with only its origin', async () => {
  const board = mount('lead-board', { spId: SP_ID, gatewayUrl: 'https://gateway.invalid/base?secret=1' });
  await tick();
  const violation = new SecurityPolicyViolationEvent('securitypolicyviolation', {
    blockedURI: 'https://gateway.invalid/gateway/lead/7?name=Dana',
    effectiveDirective: 'connect-src',
    violatedDirective: 'connect-src',
    originalPolicy: '',
    documentURI: location.href,
    disposition: 'enforce',
    statusCode: 200,
  });
  document.dispatchEvent(violation);
  const [first] = (await diagnosisOf(board)).findings.filter(({ code }) => code === 'blocked-by-csp');
  expect(first?.mend).toBe('Add https://gateway.invalid to connect-src in the policy.');
  expect(JSON.stringify(await diagnosisOf(board))).not.toMatch(/secret|Dana/);
});

describe('diagnose() of the page', () => {
  it('lists every widget and every unknown tag', async () => {
    mount('lead-board', { spId: SP_ID, gateway: recordedGateway().gateway });
    mount('lead-card', { gateway: recordedGateway().gateway });
    document.body.append(document.createElement('lead-bord'), document.createElement('rag-funel'));
    await tick();
    const { isWell, widgets } = await diagnose();
    expect(isWell).toBe(false);
    expect(widgets.map(({ tag, findings }) => [tag, findings.map(({ code }) => code)])).toEqual([
      ['lead-board', []],
      ['lead-card', ['missing-attribute', 'missing-attribute']],
      ['lead-bord', ['unknown-tag']],
      ['rag-funel', ['unknown-tag']],
    ]);
  });

  it('keeps the newest findings in its panel if an earlier diagnosis takes longer', async () => {
    const answers: ((problem: string) => void)[] = [];
    const withProblem = (problem: string): PageDiagnosis => ({
      version: '',
      isWell: false,
      widgets: [{ tag: 'lead-card', findings: [{ code: 'code-missing', problem, mend: '' }] }],
      copies: [],
      refused: [],
    });
    showPanel(() => new Promise((resolve) => answers.push((problem) => resolve(withProblem(problem)))));
    const panel = page.getByRole('region', { name: 'Diagnosis of the widgets' });
    await press(panel.getByRole('button', { name: 'Check again' }));
    answers[1]?.('Newer');
    await expect.element(panel.getByText('Newer')).toBeVisible();
    answers[0]?.('Older');
    await tick(50);
    expect(panel.getByText('Older').query()).toBeNull();
    await press(panel.getByRole('button', { name: 'Close' }));
  });

  it('shows one panel that updates after a fix, and closes with its button', async () => {
    const card = mount('lead-card', { leadId: '90412001', gateway: recordedGateway().gateway });
    await tick();
    await diagnose({ panel: true });
    await diagnose({ panel: true });
    const panel = page.getByRole('region', { name: 'Diagnosis of the widgets' });
    await expect.element(panel).toBeVisible();
    await expect.element(panel.getByText('<lead-card> has no sp-id.')).toBeVisible();
    card['spId'] = SP_ID;
    await untilText(card, /Dana|Austin/);
    await expect.element(panel.getByText('no problems', { exact: true })).toBeVisible();
    await expect.poll(() => panel.elements().length).toBe(1);
    await press(panel.getByRole('button', { name: 'Close' }));
    await expect.poll(() => panel.elements().length).toBe(0);
  });
});

describe('mistakes of a partner', () => {
  it('a button for an unknown id is a finding until the id exists', async () => {
    const { gateway } = recordedGateway();
    const opener = document.createElement('button');
    opener.dataset['leadOpens'] = 'quote';
    const modal = mount('review-request-modal', { gateway, spId: SP_ID });
    document.body.append(opener);
    await vi.waitFor(async () => expect(await codesOf(modal)).toEqual(['unknown-opener']));
    expect((await diagnosisOf(modal)).notes.map(({ code }) => code)).toEqual(['no-opener']);
    modal.id = 'quote';
    expect(await codesOf(modal)).toEqual([]);
    expect((await diagnosisOf(modal)).notes).toEqual([]);
  });

  it('a missing required attribute is logged to the console', async () => {
    const told = vi.spyOn(console, 'info').mockImplementation(() => {});
    mount('lead-card', { gateway: recordedGateway().gateway });
    await vi.waitFor(() =>
      expect(told.mock.calls).toEqual([['<lead-card>: set sp-id and lead-id. Call its diagnose() for the fix.']]),
    );
    told.mockRestore();
  });

  it('a getToken that throws is reported as token-failed, and nothing is sent', async () => {
    const fetch = vi.spyOn(window, 'fetch').mockImplementation(async () => new Response('{}'));
    const getToken = () => {
      throw new Error('no session');
    };
    const board = mount('lead-board', { spId: SP_ID, gatewayUrl: 'https://office.example', auth: { getToken } });
    await vi.waitFor(async () => expect(await codesOf(board)).toEqual(['token-failed']));
    // An earlier widget may still check the connection with a call to its own page.
    expect(fetch.mock.calls.filter(([to]) => String(to).includes('office.example'))).toEqual([]);
    fetch.mockRestore();
  });

  it('an invalid response is reported by field, and a 404 by method and path, both without values', async () => {
    const answered = async (response: () => Response) => {
      const gateway = createGateway({ fetch: async () => response() });
      const card = mount('lead-card', { spId: SP_ID, leadId: '90412001', gateway });
      const errors = listen(card, 'widget-error');
      await vi.waitFor(() => expect(errors).toHaveLength(1));
      const found = await diagnosisOf(card);
      expect(JSON.stringify([errors, found])).not.toMatch(/Dana/);
      return [errors[0], found.findings[0]?.problem];
    };
    const lead = { leadId: '90412001', status: 'Initial', createDate: 'Dana, May 3' };
    expect(await answered(() => Response.json(lead))).toEqual([
      expect.objectContaining({ kind: 'contract', path: 'createDate' }),
      expect.stringContaining('createDate'),
    ]);
    const path = 'GET /gateway/lead/office/v2/leads/{leadId}';
    expect(await answered(() => Response.json({}, { status: 404 }))).toEqual([
      expect.objectContaining({ status: 404, path }),
      expect.stringContaining(path),
    ]);
  });

  it('the default link of Message is a note, and thread-url="none" removes note and links', async () => {
    const { gateway } = recordedGateway();
    const board = mount('lead-board', { spId: SP_ID, gateway });
    await untilText(board, /Dana Whitfield/);
    const notes = async () => (await diagnosisOf(board)).notes.map(({ code }) => code);
    const links = () => board.shadowRoot?.querySelectorAll('a[href*="conversation"]').length;
    expect(await notes()).toEqual(['thread-link']);
    expect(links()).toBeGreaterThan(0);
    board['threadUrl'] = 'none';
    await vi.waitFor(() => expect(links()).toBe(0));
    expect(board.shadowRoot?.querySelectorAll('a.msg, a.speech')).toHaveLength(0);
    expect(await notes()).toEqual([]);
  });
});
