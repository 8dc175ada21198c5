import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { elementTables } from '../../src/elements/catalogue/tables.js';
import { createGateway, diagnose } from '../../src/index.js';
import { cleanPage, listen, mount, recordedGateway, SP_ID, tick, untilText } from './stage.js';

declare const __TAGS__: readonly string[];

cleanPage();

interface Found {
  readonly isWell: boolean;
  readonly findings: readonly { readonly code: string; readonly mend: string }[];
  readonly facts: Readonly<Record<string, unknown>>;
}

function diagnosisOf(element: Element): Found {
  const method: unknown = Reflect.get(element, 'diagnose');
  if (typeof method !== 'function') throw new Error(`${element.localName} has no diagnose()`);
  return JSON.parse(JSON.stringify(Reflect.apply(method, element, [])));
}

const codesOf = (element: Element) => diagnosisOf(element).findings.map(({ code }) => code);

it('the list of tags names every tag', () => {
  expect([...__TAGS__].sort()).toEqual(elementTables.map(({ tag }) => tag).sort());
});

describe.each(__TAGS__)('<%s>', (tag) => {
  it('diagnoses itself, as a plain object, at once and before it has anything', () => {
    const element = mount(tag, { gateway: recordedGateway().gateway });
    expect(diagnosisOf(element)).toMatchObject({ tag, facts: { gateway: 'object' } });
  });
});

it('a board that stands well has no finding', async () => {
  const board = mount('lead-board', { spId: SP_ID, gateway: recordedGateway().gateway });
  await untilText(board, /Dana Whitfield/);
  await vi.waitFor(() => expect(diagnosisOf(board).facts['isReady']).toBe(true));
  expect(diagnosisOf(board)).toMatchObject({ isWell: true, findings: [] });
});

it('a missing attribute is a finding until it is there', async () => {
  const card = mount('lead-card', { leadId: '90412001', gateway: recordedGateway().gateway });
  await tick();
  expect(codesOf(card)).toEqual(['missing-attribute']);
  card['spId'] = SP_ID;
  expect(codesOf(card)).toEqual([]);
});

it('a refused call is a finding until the same call is answered, and names nobody', async () => {
  const { gateway } = recordedGateway();
  let status = 401;
  const failing = createGateway({
    fetch: async () => new Response('{"message":"Dana Whitfield must sign in"}', { status }),
  });
  const board = mount('lead-board', { spId: SP_ID, gateway: failing });
  const errors = listen(board, 'widget-error');
  await vi.waitFor(() => expect(errors.length).toBeGreaterThan(0));
  await vi.waitFor(() => expect(codesOf(board)).toEqual(['token-refused']));
  expect(JSON.stringify(diagnosisOf(board))).not.toMatch(/Dana|4711042/);
  status = 200;
  board['gateway'] = gateway;
  await untilText(board, /Dana Whitfield/);
  await vi.waitFor(() => expect(codesOf(board)).toEqual([]));
});

it('a gateway that nobody names, on a page that is none, is a finding; inside a demo it is not', async () => {
  const ownOrigin = vi.spyOn(window, 'fetch').mockImplementation(async () => new Response('<title>Office</title>'));
  const board = mount('lead-board', { spId: SP_ID, sourceApplication: 'nobody' });
  const errors = listen(board, 'widget-error');
  await vi.waitFor(() => expect(errors.length).toBeGreaterThan(0));
  expect(codesOf(board)[0]).toBe('no-gateway');
  ownOrigin.mockRestore();
  board.remove();
  const demo = mount('lead-gateway', { demo: '' });
  const inside = mount('lead-board', { spId: SP_ID }, demo);
  await untilText(inside, /Show|Leads/i);
  expect(diagnosisOf(inside).facts['gateway']).toBe('demo');
  expect(codesOf(inside)).toEqual([]);
});

it.each(['”https://office.example.com”', '«https://office.example.com»', 'htps://office.example.com', 'https://'])(
  'a gateway-url that cannot be read is a finding, and its place says what to write: %s',
  async (gatewayUrl) => {
    const calls = vi.spyOn(window, 'fetch');
    const board = mount('lead-board', { spId: SP_ID, gatewayUrl });
    const errors = listen(board, 'widget-error');
    await untilText(board, /The gateway-url of <lead-board> cannot be read\. *Write it with straight quotes/);
    expect(codesOf(board)).toEqual(['bad-gateway-url']);
    expect(errors).toEqual([{ operation: 'configure', kind: 'configuration' }]);
    expect(calls).not.toHaveBeenCalled();
    calls.mockRestore();
    board['gateway'] = recordedGateway().gateway;
    await untilText(board, /Dana Whitfield/);
    expect(codesOf(board)).toEqual([]);
  },
);

it('an empty <lead-gateway> beside a tag without gateway is a finding, and its place says so once a call has failed', async () => {
  const ownOrigin = vi.spyOn(window, 'fetch').mockImplementation(async () => new Response('<title>Office</title>'));
  const around = mount('lead-gateway', { gatewayUrl: 'https://office.example.com' });
  const board = mount('lead-board', { spId: SP_ID, sourceApplication: 'beside', locale: 'es-US' });
  expect(codesOf(board)).toEqual(['empty-gateway']);
  await untilText(board, /Hay un <lead-gateway> vacío junto a <lead-board>\. *Ponga <lead-board> entre/);
  expect(codesOf(board)[0]).toBe('empty-gateway');
  ownOrigin.mockRestore();
  around['gateway'] = recordedGateway().gateway;
  around.append(board);
  await untilText(board, /Dana Whitfield/);
  expect(codesOf(board)).toEqual([]);
});

it('a widget that has too little room says how much it needs', async () => {
  const narrow = mount('lead-board', { spId: SP_ID, gateway: recordedGateway().gateway });
  narrow.style.width = '200px';
  await untilText(narrow, /Dana Whitfield/);
  expect(codesOf(narrow)).toEqual(['too-narrow']);
});

it('what the policy of the page refuses to the gateway is a finding with its origin', async () => {
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
  const [first] = diagnosisOf(board).findings.filter(({ code }) => code === 'blocked-by-csp');
  expect(first?.mend).toBe('Add https://gateway.invalid to connect-src in the policy.');
  expect(JSON.stringify(diagnosisOf(board))).not.toMatch(/secret|Dana/);
});

describe('diagnose() of the page', () => {
  it('lists every widget, and those whose code has not come', async () => {
    mount('lead-board', { spId: SP_ID, gateway: recordedGateway().gateway });
    mount('lead-card', { gateway: recordedGateway().gateway });
    await tick();
    const { isWell, widgets } = diagnose();
    expect(isWell).toBe(false);
    expect(widgets.map(({ tag, findings }) => [tag, findings.map(({ code }) => code)])).toEqual([
      ['lead-board', []],
      ['lead-card', ['missing-attribute', 'missing-attribute']],
    ]);
  });

  it('shows a panel that follows what is mended, and goes with its button or another panel', async () => {
    const card = mount('lead-card', { leadId: '90412001', gateway: recordedGateway().gateway });
    await tick();
    diagnose({ panel: true });
    diagnose({ panel: true });
    const panel = page.getByRole('region', { name: 'Diagnosis of the widgets' });
    await expect.element(panel).toBeVisible();
    await expect.element(panel.getByText('<lead-card> has no sp-id.')).toBeVisible();
    card['spId'] = SP_ID;
    await untilText(card, /Dana|Austin/);
    await expect.element(panel.getByText('well', { exact: true })).toBeVisible();
    await expect.poll(() => panel.elements().length).toBe(1);
    await userEvent.click(panel.getByRole('button', { name: 'Close' }));
    await expect.poll(() => panel.elements().length).toBe(0);
  });
});
