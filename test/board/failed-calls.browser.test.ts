import { describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { SANDBOX_LEADS } from '../../src/sandbox.js';
import { fill, press } from '../elements/press.js';
import { asHost, cleanPage, type Host, mount, rootOf, SP_ID } from '../elements/stage.js';
import { bodyOf, calls, type Fault, LEADS_CALL, listen, openBoard, openNames, rowNames, stage } from './board-stage.js';

cleanPage();

const html = () => new Response('<!doctype html><title>Sign in</title>', { headers: { 'Content-Type': 'text/html' } });

const DROPPED = 'a dropped connection';

/** Each fault, and what the host is told of it. */
const FAULTS: readonly { name: string; answer: () => Response | Promise<Response>; told: Record<string, unknown> }[] = [
  { name: 'a 500', answer: () => new Response('{}', { status: 500 }), told: { kind: 'http', status: 500 } },
  { name: 'malformed JSON', answer: () => new Response('{"leads": [', { status: 200 }), told: { kind: 'contract' } },
  { name: 'JSON of another shape', answer: () => new Response('[1, 2]', { status: 200 }), told: { kind: 'contract' } },
  { name: 'HTML with status 200', answer: html, told: { kind: 'contract' } },
  {
    name: DROPPED,
    answer: () => Promise.reject(new TypeError('Failed to fetch')),
    told: { kind: 'network' },
  },
  { name: 'a 401', answer: () => new Response('{}', { status: 401 }), told: { kind: 'http', status: 401 } },
  { name: 'a 403', answer: () => new Response('{}', { status: 403 }), told: { kind: 'http', status: 403 } },
];

const callOn = (element: Host, method: string): unknown => {
  const call = element[method];
  return typeof call === 'function' ? Reflect.apply(call, element, []) : undefined;
};

const onPath = (end: string, answer: () => Response | Promise<Response>): Fault => {
  return (request) => (new URL(request.url).pathname.endsWith(end) ? answer() : undefined);
};

/** A sign-in that has expired is said as such. */
const sentenceOf = (fault: string, otherwise: string) => (fault === 'a 401' ? 'You are signed out.' : otherwise);

describe('a sign-in page in place of the list', () => {
  it.each([
    ['a web page', html, 'a web page instead of JSON'],
    [
      'a redirect',
      () => Object.defineProperty(new Response(null), 'type', { value: 'opaqueredirect' }),
      'a redirect instead of JSON',
    ],
  ])(
    'that comes as %s makes the panel ask for a sign-in, and diagnose() asks whether one is there',
    async (_what, answer, path) => {
      const on = stage();
      on.setFault(onPath(LEADS_CALL, answer));
      const board = mount('lead-board', { spId: SP_ID, gateway: on.gateway, signInUrl: '/login' });
      await expect
        .element(page.getByText('You may be signed out. Please sign in again, then try again.'))
        .toBeVisible();
      await expect.element(page.getByRole('link', { name: 'Sign in' })).toBeVisible();
      expect(await callOn(board, 'diagnose')).toMatchObject({
        findings: [
          { code: 'answer-unknown', problem: `The gateway answered leads with ${path}. Is the person signed in?` },
        ],
      });
    },
  );
});

it.each([
  'javascript:alert(document.domain)',
  ' JaVaScRiPt:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'java\nscript:alert(1)',
])('a sign-in-url that runs code is no link, and reaches no host: %s', async (signInUrl) => {
  const on = stage();
  on.setFault(onPath(LEADS_CALL, () => new Response('{}', { status: 401 })));
  const board = mount('lead-board', { spId: SP_ID, gateway: on.gateway, signInUrl });
  const gone = listen(board, 'navigate');
  board.addEventListener('navigate', (event) => event.preventDefault());
  await expect.element(page.getByText('Please sign in again, then try again.').first()).toBeVisible();
  for (const each of rootOf(board).querySelectorAll<HTMLElement>('a')) each.click();
  expect(gone).toEqual([]);
  expect(page.getByText('Sign in', { exact: true }).query()).toBeNull();
  expect(await callOn(board, 'diagnose')).toMatchObject({
    findings: expect.arrayContaining([
      expect.objectContaining({ problem: '<lead-board> cannot use the value of sign-in-url.' }),
    ]),
  });
  board['signInUrl'] = '/login?from=board';
  const link = await vi.waitFor(() => asHost(rootOf(board).querySelector('a[href="/login?from=board"]')));
  link.click();
  expect(gone).toMatchObject([{ to: 'sign-in', href: '/login?from=board' }]);
});

describe.each(FAULTS)('$name', ({ name, answer, told }) => {
  it('in place of the list: a clear panel with Retry, and the host is told', async () => {
    const on = stage();
    on.setFault(onPath(LEADS_CALL, answer));
    const board = mount('lead-board', { spId: SP_ID, gateway: on.gateway });
    const errors = listen(board, 'widget-error');
    const sentence = page.getByRole('heading', { name: 'Sorry, something went wrong. Please try again later.' });
    await expect.element(sentence).toBeVisible();
    expect(errors).toEqual([expect.objectContaining({ operation: 'leads', ...told, requestId: expect.any(String) })]);
    const offline = page.getByText('You appear to be offline. Check your connection and try again.');
    expect(offline.query() !== null).toBe(name === DROPPED);
    on.setFault(null);
    await press(page.getByRole('button', { name: 'Retry' }));
    await expect.element(page.getByText('Showing 1 - 10 of 237 results')).toBeVisible();
    expect(openNames(board)).toEqual(['Dana Whitfield']);
  });

  // An answer that nothing is read from may be any JSON. A change without a connection waits.
  it.skipIf(name === 'JSON of another shape' || name === DROPPED)(
    'at a status change: the select goes back, with a sentence and Retry',
    async () => {
      const on = stage();
      const board = await openBoard(on);
      const errors = listen(board, 'widget-error');
      on.setFault(onPath('/status', answer));
      const select = page.getByRole('combobox', { name: 'Lead status' });
      await press(select);
      await press(page.getByRole('option', { name: 'Scheduled' }));
      await expect.element(page.getByText(sentenceOf(name, 'We could not update the status.')).last()).toBeVisible();
      await expect.element(select).toHaveTextContent('Contacted');
      expect(errors).toEqual([expect.objectContaining({ operation: 'setStatus', ...told })]);
      on.setFault(null);
      await press(page.getByRole('button', { name: 'Retry' }));
      await expect.element(page.getByText('Saved')).toBeVisible();
      await expect.element(select).toHaveTextContent('Scheduled');
      const [first, second] = await calls(on, '/status', 2);
      expect(second?.headers.get('X-Request-Id')).toBe(first?.headers.get('X-Request-Id'));
    },
  );

  it.skipIf(name === 'JSON of another shape' || name === DROPPED)(
    'at notes: what was typed is still there, with a sentence and Retry',
    async () => {
      const on = stage();
      await openBoard(on);
      on.setFault(onPath('/note', answer));
      await press(page.getByRole('button', { name: 'Edit notes' }));
      const field = page.getByRole('textbox', { name: 'Your Notes' });
      await fill(field, 'Typed with cold fingers.');
      await press(page.getByRole('button', { name: 'Save' }));
      await expect
        .element(page.getByText(sentenceOf(name, 'There was an error updating your notes.')).last())
        .toBeVisible();
      await expect.element(field).toHaveValue('Typed with cold fingers.');
      on.setFault(null);
      await press(page.getByRole('button', { name: 'Retry' }));
      await expect.element(page.getByText('Typed with cold fingers.')).toBeVisible();
      const [first, second] = await calls(on, '/note', 2);
      expect(second?.headers.get('X-Request-Id')).toBe(first?.headers.get('X-Request-Id'));
    },
  );
});

describe('a change that meets a dropped connection', () => {
  const dropped = (end: string) => onPath(end, () => Promise.reject(new TypeError('Failed to fetch')));

  it('stays as a status, is not saved yet, and goes with Retry', async () => {
    const on = stage();
    const board = await openBoard(on);
    const [errors, changes] = [listen(board, 'widget-error'), listen(board, 'lead-change')];
    on.setFault(dropped('/status'));
    const select = page.getByRole('combobox', { name: 'Lead status' });
    await press(select);
    await press(page.getByRole('option', { name: 'Scheduled' }));
    await expect.element(page.getByRole('status').filter({ hasText: 'Not saved yet' })).toBeInTheDocument();
    await expect.element(select).toHaveTextContent('Scheduled');
    expect(errors).toEqual([expect.objectContaining({ operation: 'setStatus', kind: 'network' })]);
    expect(changes).toEqual([]);
    on.setFault(null);
    await press(page.getByRole('button', { name: 'Retry' }));
    await expect.element(page.getByText('Saved', { exact: true })).toBeVisible();
    await expect.element(select).toHaveTextContent('Scheduled');
    const [first, second, ...more] = await calls(on, '/status', 2);
    expect(second?.headers.get('X-Request-Id')).toBe(first?.headers.get('X-Request-Id'));
    expect(more).toEqual([]);
    expect(changes).toEqual([expect.objectContaining({ change: 'status', value: 'InProgressWon' })]);
  });

  it('stays as a note, is not saved yet, and goes when the page is online again', async () => {
    const on = stage();
    await openBoard(on);
    on.setFault(dropped('/note'));
    await press(page.getByRole('button', { name: 'Edit notes' }));
    await fill(page.getByRole('textbox', { name: 'Your Notes' }), 'Typed with cold fingers.');
    await press(page.getByRole('button', { name: 'Save' }));
    await expect.element(page.getByText('Typed with cold fingers.')).toBeVisible();
    await expect.element(page.getByRole('status').filter({ hasText: 'Not saved yet' })).toBeInTheDocument();
    on.setFault(null);
    dispatchEvent(new Event('online'));
    const [first, second] = await calls(on, '/note', 2);
    expect(second?.headers.get('X-Request-Id')).toBe(first?.headers.get('X-Request-Id'));
    await vi.waitFor(() => expect(page.getByText('Not saved yet').query()).toBeNull());
  });

  it('is counted on the board where an archive took the lead away', async () => {
    const on = stage();
    const board = await openBoard(on);
    // No call gets through: one that did would send what waits at once.
    on.setFault(() => Promise.reject(new TypeError('Failed to fetch')));
    await press(page.getByRole('button', { name: 'More actions' }));
    await press(page.getByRole('menuitem', { name: 'Archive Lead' }));
    await expect.element(page.getByText('1 change not saved yet')).toBeVisible();
    expect(rowNames(board)).not.toContain('Dana Whitfield');
    on.setFault(null);
    await press(page.getByRole('button', { name: 'Retry' }));
    await vi.waitFor(() => expect(page.getByText('1 change not saved yet').query()).toBeNull());
    await calls(on, '/archive', 2);
  });

  it('says in Spanish that it is not saved yet', async () => {
    const on = stage();
    on.setFault(dropped('/status'));
    mount('lead-board', { spId: SP_ID, gateway: on.gateway, locale: 'es-US' });
    await press(page.getByRole('combobox', { name: 'Estado' }));
    await press(page.getByRole('option', { name: 'Programada' }));
    await expect.element(page.getByRole('status').filter({ hasText: 'Aún sin guardar' })).toBeInTheDocument();
  });
});

it('keeps notes that were typed while the card is closed, the page is changed, and the list fails', async () => {
  const on = stage();
  await openBoard(on);
  await press(page.getByRole('button', { name: 'Edit notes' }));
  const field = page.getByRole('textbox', { name: 'Your Notes' });
  await fill(field, 'Half a sentence');
  await press(page.getByRole('button', { name: /Dana Whitfield Drain/ }));
  expect(field.query()).toBeNull();
  on.setFault(onPath(LEADS_CALL, () => new Response('{}', { status: 500 })));
  await press(page.getByRole('button', { name: 'Page 2', exact: true }));
  await expect.element(page.getByRole('alert')).toBeVisible();
  on.setFault(null);
  await press(page.getByRole('button', { name: 'Retry' }));
  await press(page.getByRole('button', { name: 'Page 1', exact: true }));
  await press(page.getByRole('button', { name: /Dana Whitfield Drain/ }));
  await expect.element(field).toHaveValue('Half a sentence');
});

describe('a failed archive', () => {
  it('brings the lead back, with a sentence, Retry and Dismiss', async () => {
    const on = stage();
    const board = await openBoard(on);
    on.setFault(onPath('/archive', () => new Response('{}', { status: 503 })));
    await press(page.getByRole('button', { name: 'More actions' }));
    await press(page.getByRole('menuitem', { name: 'Archive Lead' }));
    await expect.element(page.getByText('We could not archive this lead. Please try again.')).toBeVisible();
    expect(rowNames(board)[0]).toBe('Dana Whitfield');
    expect(openNames(board)).toEqual(['Member']);
    await press(page.getByRole('alert').getByRole('button', { name: 'Dismiss' }));
    expect(page.getByText('We could not archive this lead. Please try again.').query()).toBeNull();
    expect(on.to('/archive')).toHaveLength(1);
  });
});

describe('a failed mark', () => {
  it('goes back, with a sentence for each way', async () => {
    const on = stage();
    await openBoard(on);
    on.setFault(onPath('/read', () => new Response('{}', { status: 503 })));
    await press(page.getByRole('button', { name: 'Mark as unread, Marcus Bell' }));
    await expect.element(page.getByText('We could not mark this lead as unread. Please try again.')).toBeVisible();
    await press(page.getByRole('alert').getByRole('button', { name: 'Dismiss' }));
    await press(page.getByRole('button', { name: /Mark as read, Guadalupe/ }));
    await expect.element(page.getByText('We could not mark this lead as read. Please try again.')).toBeVisible();
    on.setFault(null);
    await press(page.getByRole('button', { name: 'Retry' }));
    await expect.element(page.getByRole('button', { name: /Mark as unread, Guadalupe/ })).toBeVisible();
  });
});

describe('a refresh that fails', () => {
  it('leaves the leads in view, and says from when they are', async () => {
    const on = stage();
    const board = await openBoard(on);
    on.setFault(onPath(LEADS_CALL, () => new Response('{}', { status: 500 })));
    const refresh: unknown = board['refresh'];
    if (typeof refresh === 'function') Reflect.apply(refresh, board, []);
    await expect
      .element(page.getByText(/^These leads are from \d+:\d\d.[AP]M\. We could not refresh them\.$/))
      .toBeVisible();
    expect(rowNames(board)).toHaveLength(10);
    on.setFault(null);
    await press(page.getByRole('button', { name: 'Retry' }));
    await vi.waitFor(() => expect(rootOf(board).textContent).not.toMatch(/We could not refresh/));
  });
});

describe('a 511', () => {
  it('defers the whole action: the host is asked for a challenge, and the replay ends as the first try would have', async () => {
    const on = stage({ scenario: 'challenge' });
    const board = mount('lead-board', { spId: SP_ID, gateway: on.gateway });
    const asked = listen(board, 'challenge-required');
    const changes = listen(board, 'lead-change');
    await expect.element(page.getByText('Showing 1 - 10 of 237 results')).toBeVisible();
    await press(page.getByRole('combobox', { name: 'Lead status' }));
    await press(page.getByRole('option', { name: 'Scheduled' }));
    await expect.element(page.getByText('We could not update the status. Please try again.')).toBeVisible();
    const [first] = on.to('/status');
    const requestId = first?.headers.get('X-Request-Id');
    expect(asked).toContainEqual({ operation: 'setStatus', requestId });
    const replay: unknown = board['replayChallenges'];
    if (typeof replay === 'function') await Reflect.apply(replay, board, []);
    await expect.element(page.getByRole('combobox', { name: 'Lead status' })).toHaveTextContent('Scheduled');
    const [, second] = on.to('/status');
    expect(second?.headers.get('X-Request-Id')).toBe(requestId);
    expect(changes).toContainEqual({ leadId: SANDBOX_LEADS.newest, change: 'status', value: 'InProgressWon' });
  });

  it('is dropped when the element has left the page', async () => {
    const on = stage({ scenario: 'challenge' });
    const board = mount('lead-board', { spId: SP_ID, gateway: on.gateway });
    await expect.element(page.getByText('Showing 1 - 10 of 237 results')).toBeVisible();
    await press(page.getByRole('combobox', { name: 'Lead status' }));
    await press(page.getByRole('option', { name: 'Scheduled' }));
    await expect.element(page.getByText('We could not update the status. Please try again.')).toBeVisible();
    board.remove();
    const before = on.to('/status').length;
    await on.gateway.challenges.replayAll();
    expect(on.to('/status').length).toBe(before);
  });
});

describe('what widgets of one gateway know', () => {
  it('is the same on two boards and a card', async () => {
    const on = stage();
    const first = await openBoard(on);
    const second = mount('lead-board', { spId: SP_ID, gateway: on.gateway });
    const card = mount('lead-card', { spId: SP_ID, leadId: SANDBOX_LEADS.newest, gateway: on.gateway });
    await vi.waitFor(() => expect(rowNames(second)).toHaveLength(10));
    await vi.waitFor(() => expect(rootOf(card).querySelector('.pill')?.textContent).toBe('Contacted'));
    asHost(rootOf(first).querySelector('[role="combobox"].status')).click();
    await vi.waitFor(() => expect(rootOf(first).querySelectorAll('[role="option"]')).toHaveLength(6));
    await press(page.getByRole('option', { name: 'Closed lost' }));
    for (const widget of [first, second, card]) {
      await vi.waitFor(() => expect(rootOf(widget).querySelector('.pill')?.textContent).toBe('Closed lost'));
    }
    const [request] = await calls(on, '/status', 1);
    expect(await bodyOf(request)).toEqual({ serviceProviderId: SP_ID, status: 'ClosedDidntWin' });
  });

  it('is kept apart from another gateway, and from another provider', async () => {
    const [one, other] = [stage(), stage()];
    const first = await openBoard(one);
    const second = mount('lead-board', { spId: SP_ID, gateway: other.gateway });
    await vi.waitFor(() => expect(rowNames(second)).toHaveLength(10));
    await page.getByRole('combobox', { name: 'Lead status' }).first().click();
    await page.getByRole('option', { name: 'Closed lost' }).click();
    await vi.waitFor(() => expect(rootOf(first).querySelector('.pill')?.textContent).toBe('Closed lost'));
    expect(rootOf(second).querySelector('.pill')?.textContent).toBe('Contacted');
  });
});

it('a change of provider drops what the old one still answers', async () => {
  const on = stage();
  const board = mount('lead-board', { spId: SP_ID, gateway: on.gateway });
  await vi.waitFor(() => expect(on.to(LEADS_CALL)).toHaveLength(1));
  board['spId'] = '5550001';
  await expect.element(page.getByText(/^Showing /)).toBeVisible();
  await calls(on, '/serviceProvider/5550001', 1);
  expect(on.to('/serviceProvider/5550001')[0]?.headers.get('X-Caller-Id')).toBe('5550001');
});
