import { afterEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { extras } from '../../src/raq-funnel/extras/lazy-extras.js';
import { fill, press } from '../element/press.js';
import { rootOf, tick } from '../element/stage.js';
import * as screen from './funnel-stage.js';

screen.funnelPage();
afterEach(() => vi.unstubAllGlobals());

const RESUME_TOKEN = 'tk-9f2c77';
const LINK = 'https://partner.example/quote/tk-9f2c77';
const BACK = 'We have brought back your answers.';

const dialog = () => page.getByRole('dialog', { name: 'Continue on another device' });
const inDialog = (name: string) => dialog().getByRole('button', { name, exact: true });

function keeper() {
  const kept: string[] = [];
  return {
    kept,
    saveProgress: (progress: string) => kept.push(progress) > 0 && LINK,
    loadProgress: vi.fn((token: string, _options: { signal: AbortSignal }): unknown =>
      token === RESUME_TOKEN ? kept.at(-1) : null,
    ),
  };
}

async function save(): Promise<void> {
  await press(screen.button('Continue on another device'));
  await expect.element(dialog().getByText(/^Your answers are saved\./)).toBeVisible();
}

/** A customer answers up to the timing and saves. The other device has only the link. */
async function saved() {
  const on = screen.funnelStage();
  const { kept, saveProgress, loadProgress } = keeper();
  await screen.openAt(on, 'timing', { saveProgress });
  await save();
  on.reload();
  sessionStorage.clear();
  return { on, kept, loadProgress };
}

describe('answers resumed on another device', () => {
  it('are restored at the saved step, and the customer gets quotes', async () => {
    const { on, kept, loadProgress } = await saved();
    expect(JSON.parse(kept[0] ?? '')).toMatchObject({ version: 1 });
    const analytics = vi.fn();
    const funnel = screen.place(on, { loadProgress, resumeToken: RESUME_TOKEN, analytics });
    await screen.untilAt('timing');
    await screen.untilSays(funnel, BACK);
    const event = { name: 'funnel-resume', page: 'Request a Quote', userType: 'Member', value: 'timing' };
    await vi.waitFor(() => expect(analytics.mock.calls).toContainEqual([event]));
    expect(loadProgress).toHaveBeenCalledWith(RESUME_TOKEN, { signal: expect.any(AbortSignal) });
    await press(screen.button('Back'));
    await expect.element(screen.textbox('Description')).toHaveValue('The sink fills again.');
    expect(screen.isThere(page.getByText(BACK))).toBe(false);
    await press(screen.button('Location'));
    await expect.element(screen.textbox('ZIP code')).toHaveValue('78704');
    await press(screen.button('Continue'));
    await screen.walk(['project', 'timing'], 'contact');
    await screen.untilSays(funnel, 'Your contact details were not saved. Please enter them here.');
    await screen.walk(['contact'], 'suggestions');
    expect(await on.leads()).toBe(1);
  });

  it('are loaded only once: a reload restores later answers, and reset() starts over', async () => {
    const { on, loadProgress } = await saved();
    screen.place(on, { loadProgress, resumeToken: RESUME_TOKEN });
    await screen.walk(['timing'], 'contact');
    on.reload();
    const funnel = screen.place(on, { loadProgress, resumeToken: RESUME_TOKEN });
    await screen.untilAt('contact');
    expect(loadProgress).toHaveBeenCalledTimes(1);
    expect(screen.isThere(page.getByText(BACK))).toBe(false);
    screen.call(funnel, 'reset');
    await screen.untilAt('service');
    on.reload();
    screen.place(on, { loadProgress, resumeToken: RESUME_TOKEN });
    await screen.untilAt('service');
    await tick(200);
    expect(loadProgress).toHaveBeenCalledTimes(1);
  });

  it('are restored in a modal that gets the token later, and the token appears nowhere in the page', async () => {
    const { on, loadProgress } = await saved();
    const funnel = await screen.open(on, { loadProgress, presentation: 'modal', open: true });
    funnel.setAttribute('resume-token', RESUME_TOKEN);
    await screen.untilAt('timing');
    await screen.untilSays(funnel, BACK);
    expect(document.documentElement.outerHTML + (funnel.shadowRoot?.innerHTML ?? '')).not.toContain(RESUME_TOKEN);
    expect(screen.keptOnDevice() + location.href).not.toContain(RESUME_TOKEN);
    expect(JSON.stringify(screen.heard(funnel))).not.toContain(RESUME_TOKEN);
  });

  it('are restored if the host sets loadProgress only after loading has failed', async () => {
    const { on, loadProgress } = await saved();
    const funnel = screen.place(on, { resumeToken: RESUME_TOKEN });
    await screen.untilSays(funnel, 'We could not bring back your saved answers.');
    funnel['loadProgress'] = loadProgress;
    await screen.untilAt('timing');
    await screen.untilSays(funnel, BACK);
    expect(loadProgress).toHaveBeenCalledTimes(1);
  });

  it('are restored if the host sets loadProgress while the code that calls it is loading', async () => {
    const { on, loadProgress } = await saved();
    const code = await extras.load();
    let arrive = (_code: typeof code) => {};
    const load = vi.spyOn(extras, 'load').mockReturnValueOnce(new Promise((resolve) => (arrive = resolve)));
    const funnel = screen.place(on, { resumeToken: RESUME_TOKEN });
    await vi.waitFor(() => expect(load).toHaveBeenCalled());
    funnel['loadProgress'] = loadProgress;
    await tick(50);
    arrive(code);
    await screen.untilAt('timing');
    await screen.untilSays(funnel, BACK);
    expect([loadProgress.mock.calls.length, screen.heard(funnel, 'widget-error')]).toEqual([1, []]);
  });
});

describe('Continue on another device', () => {
  it('is offered after the first answer, until the request is created', async () => {
    const on = screen.funnelStage();
    const { saveProgress } = keeper();
    await screen.open(on, { saveProgress });
    expect(screen.isThere(screen.button('Continue on another device'))).toBe(false);
    await screen.answer('service');
    await expect.element(screen.button('Continue on another device')).toBeVisible();
    await screen.walk(['postal-code', 'project', 'timing', 'contact'], 'suggestions');
    expect(screen.isThere(screen.button('Continue on another device'))).toBe(false);
  });

  it('gives a link that can be shared or copied, and copies it if sharing fails', async () => {
    const share = vi.fn(async (_data: ShareData) => {});
    Object.defineProperty(navigator, 'share', { configurable: true, value: share });
    const copied = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await screen.openAt(screen.funnelStage(), 'timing', { saveProgress: () => LINK });
    await save();
    await press(inDialog('Share'));
    expect(share).toHaveBeenCalledWith({ url: LINK });
    await press(inDialog('Copy link'));
    await expect.element(dialog().getByText('Copied')).toBeVisible();
    expect(copied).toHaveBeenCalledWith(LINK);
    share.mockRejectedValueOnce(new DOMException('Not allowed', 'NotAllowedError'));
    await press(inDialog('Share'));
    await vi.waitFor(() => expect(copied).toHaveBeenCalledTimes(2));
    Reflect.deleteProperty(navigator, 'share');
  });

  it.each([
    ['a script', (): unknown => 'javascript:alert(1)', 'contract'],
    ['a failure', (): unknown => Promise.reject(new Error('Down')), 'network'],
  ])('shows an error and Retry if saving ends with %s, and the funnel keeps its step', async (_name, given, kind) => {
    const saveProgress = vi.fn((): unknown => given());
    const funnel = await screen.openAt(screen.funnelStage(), 'timing', { saveProgress });
    await press(screen.button('Continue on another device'));
    await expect.element(dialog().getByText('We could not save your answers. They are still here.')).toBeVisible();
    expect(screen.heard(funnel, 'widget-error')).toEqual([{ operation: 'saveProgress', kind }]);
    saveProgress.mockReturnValue(LINK);
    await press(inDialog('Retry'));
    await expect.element(dialog().getByText(LINK)).toBeVisible();
    await press(inDialog('Close'));
    await expect.element(page.getByRole('heading', { name: screen.TITLES.timing })).toBeVisible();
  });

  it('cancels saving when the customer closes the dialog', async () => {
    const saveProgress = vi.fn((_progress: string, _options: { signal: AbortSignal }) => new Promise(() => {}));
    const funnel = await screen.openAt(screen.funnelStage(), 'timing', { saveProgress });
    await press(screen.button('Continue on another device'));
    await screen.untilSays(funnel, 'Saving your answers…');
    await press(inDialog('Close'));
    await vi.waitFor(() => expect(saveProgress.mock.calls[0]?.[1].signal.aborted).toBe(true));
    expect(screen.heard(funnel, 'widget-error')).toEqual([]);
  });
});

it('answers survive reloads with new tokens, no personal data is stored, and one request is created', async () => {
  const on = screen.funnelStage();
  await screen.openAt(on, 'timing');
  // The server writes a new token into each page.
  const reload = (oneTimeToken: string) => {
    on.reload();
    screen.place(on, { oneTimeToken });
  };
  reload('tok-8802');
  await screen.walk(['timing'], 'contact');
  await screen.fillContact();
  reload('tok-8803');
  await screen.untilAt('contact');
  await expect.element(screen.textbox('Email')).toHaveValue('');
  await screen.walk(['contact'], 'suggestions');
  reload('tok-8804');
  await screen.untilAt('suggestions');
  const { first, last, email, phone } = screen.CUSTOMER;
  for (const personal of [first, last, email, phone]) expect(JSON.stringify(sessionStorage)).not.toContain(personal);
  expect([await on.leads(), on.to('/v3/lead').length]).toEqual([1, 1]);
});

it('each funnel of a page stores its own answers', async () => {
  const on = screen.funnelStage();
  const [first, second] = [screen.place(on, { id: 'one' }), screen.place(on, { id: 'two' })];
  await vi.waitFor(() => {
    for (const funnel of [first, second]) expect(funnel.shadowRoot?.textContent).toContain('Drain Cleaning');
  });
  const tile = (funnel: Element, name: string) =>
    [...rootOf(funnel).querySelectorAll('button')].find(({ textContent }) => textContent?.includes(name));
  tile(first, 'Drain Cleaning')?.click();
  await screen.untilSays(first, 'Where is the job?');
  tile(second, 'Roof Repair')?.click();
  await screen.untilSays(second, 'Where is the job?');
  on.reload();
  const again = screen.place(on, { id: 'one' });
  await screen.untilSays(again, 'Where is the job?');
  expect(Object.keys(sessionStorage).filter((key) => key.startsWith('lead-widgets/')).length).toBe(2);
});

const question = () => page.getByRole('alertdialog', { name: 'Start over?' });

it('Start over works with the keyboard: Escape keeps the answers, and confirming deletes them', async () => {
  const funnel = await screen.openAt(screen.funnelStage(), 'project', { presentation: 'modal', open: true });
  await fill(screen.textbox('Description'), 'It gurgles.');
  await vi.waitFor(() => expect(screen.keptOnDevice()).toContain('gurgles'));
  const own = screen.button('Start over').element();
  if (own instanceof HTMLElement) own.focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(question()).toHaveTextContent('Your answers so far will be deleted.');
  await userEvent.keyboard('{Escape}');
  await vi.waitFor(() => expect([screen.isThere(question()), screen.focusedIn(funnel)]).toEqual([false, 'Start over']));
  await expect.element(screen.textbox('Description')).toHaveValue('It gurgles.');
  expect(funnel.hasAttribute('open')).toBe(true);
  await userEvent.keyboard('{Enter}');
  await expect.element(question()).toBeVisible();
  await userEvent.keyboard('{Tab}{Enter}');
  await screen.untilAt('service');
  await vi.waitFor(() => expect(screen.focusedIn(funnel)).toBe(screen.TITLES.service));
  expect(funnel.hasAttribute('open')).toBe(true);
  expect(screen.keptOnDevice()).not.toContain('gurgles');
  expect(screen.heard(funnel, 'funnel-step').at(-1)).toEqual({ step: 'service', index: 1, total: 7 });
  await screen.walkTo('postal-code');
  await expect.element(screen.textbox('ZIP code')).toHaveValue('');
});

it('Start over returns to the project with a given provider, and is disabled while a request is sent', async () => {
  const on = screen.funnelStage();
  await screen.open(on, { spId: '5200001', postalCode: '78704' }, 'project');
  expect(screen.isThere(screen.button('Start over'))).toBe(false);
  await screen.walkTo('contact', 'project');
  let release = () => {};
  const sent = new Promise<undefined>((done) => (release = () => done(undefined)));
  on.setFault(({ url }) => (url.endsWith('/v3/lead') ? sent : undefined));
  await screen.answer('contact');
  await expect.element(screen.button('Sending…')).toBeVisible();
  await expect.element(screen.button('Start over')).toHaveAttribute('aria-disabled', 'true');
  release();
  await screen.untilAt('suggestions');
  await press(screen.button('Start over'));
  await press(question().getByRole('button', { name: 'Start over' }));
  await screen.untilAt('project');
});
