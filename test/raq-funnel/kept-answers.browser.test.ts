import { afterEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { fill, press } from '../element/press.js';
import { rootOf, tick } from '../element/stage.js';
import {
  answer,
  button,
  CUSTOMER,
  call,
  checkbox,
  fillContact,
  focusedIn,
  funnelPage,
  funnelStage,
  heard,
  isThere,
  keptOnDevice,
  open,
  openAt,
  place,
  radio,
  TITLES,
  textbox,
  untilAt,
  untilSays,
  walk,
  walkTo,
} from './funnel-stage.js';

funnelPage();
afterEach(() => vi.unstubAllGlobals());

const RESUME_TOKEN = 'tk-9f2c77';
const LINK = 'https://partner.example/quote/tk-9f2c77';
const BACK = 'We have brought back your answers.';

const dialog = () => page.getByRole('dialog', { name: 'Continue on another device' });
const inDialog = (name: string) => dialog().getByRole('button', { name, exact: true });

/** A page that keeps what it gets, and gives it back. */
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
  await press(button('Continue on another device'));
  await expect.element(dialog().getByText(/^Your answers are saved\./)).toBeVisible();
}

/** A customer answers up to the timing, saves, and the other device has nothing but the link. */
async function saved() {
  const on = funnelStage();
  const { kept, saveProgress, loadProgress } = keeper();
  await openAt(on, 'timing', { saveProgress });
  await save();
  on.reload();
  sessionStorage.clear();
  return { on, kept, loadProgress };
}

describe('a customer who goes on on another device', () => {
  it('has the answers there, at the step where they stopped, and gets quotes', async () => {
    const { on, kept, loadProgress } = await saved();
    expect(JSON.parse(kept[0] ?? '')).toMatchObject({ version: 1 });
    const analytics = vi.fn();
    const funnel = place(on, { loadProgress, resumeToken: RESUME_TOKEN, analytics });
    await untilAt('timing');
    await untilSays(funnel, BACK);
    const event = { name: 'funnel-resume', page: 'Request a Quote', userType: 'Member', value: 'timing' };
    await vi.waitFor(() => expect(analytics.mock.calls).toContainEqual([event]));
    expect(loadProgress).toHaveBeenCalledWith(RESUME_TOKEN, { signal: expect.any(AbortSignal) });
    await press(button('Back'));
    await expect.element(textbox('Description')).toHaveValue('The sink fills again.');
    expect(isThere(page.getByText(BACK))).toBe(false);
    await press(button('Location'));
    await expect.element(textbox('ZIP code')).toHaveValue('78704');
    await press(button('Continue'));
    await walk(['project', 'timing'], 'contact');
    await untilSays(funnel, 'Your contact details were not saved. Please enter them here.');
    await walk(['contact'], 'suggestions');
    expect(await on.leads()).toBe(1);
  });

  it('keeps what was answered here since when this page is loaded again, and Start over does not bring it back', async () => {
    const { on, loadProgress } = await saved();
    place(on, { loadProgress, resumeToken: RESUME_TOKEN });
    await walk(['timing'], 'contact');
    on.reload();
    const funnel = place(on, { loadProgress, resumeToken: RESUME_TOKEN });
    await untilAt('contact');
    expect(loadProgress).toHaveBeenCalledTimes(1);
    expect(isThere(page.getByText(BACK))).toBe(false);
    call(funnel, 'reset');
    await untilAt('service');
    on.reload();
    place(on, { loadProgress, resumeToken: RESUME_TOKEN });
    await untilAt('service');
    await tick(200);
    expect(loadProgress).toHaveBeenCalledTimes(1);
  });

  it('has them where the page learns the token later, in a modal, and without anything of the token in the page', async () => {
    const { on, loadProgress } = await saved();
    const funnel = await open(on, { loadProgress, presentation: 'modal', open: true });
    funnel.setAttribute('resume-token', RESUME_TOKEN);
    await untilAt('timing');
    await untilSays(funnel, BACK);
    expect(document.documentElement.outerHTML + (funnel.shadowRoot?.innerHTML ?? '')).not.toContain(RESUME_TOKEN);
    expect(keptOnDevice() + location.href).not.toContain(RESUME_TOKEN);
    expect(JSON.stringify(heard(funnel))).not.toContain(RESUME_TOKEN);
  });
});

describe('what was saved', () => {
  it('is offered to nobody who has answered nothing, nor once the request is there', async () => {
    const on = funnelStage();
    const { saveProgress } = keeper();
    await open(on, { saveProgress });
    expect(isThere(button('Continue on another device'))).toBe(false);
    await answer('service');
    await expect.element(button('Continue on another device')).toBeVisible();
    await walk(['postal-code', 'project', 'timing', 'contact'], 'suggestions');
    expect(isThere(button('Continue on another device'))).toBe(false);
  });

  it('is a link that can be shared or copied', async () => {
    const share = vi.fn(async (_data: ShareData) => {});
    Object.defineProperty(navigator, 'share', { configurable: true, value: share });
    const copied = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await openAt(funnelStage(), 'timing', { saveProgress: () => LINK });
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
  ])(
    'is not shown if the page answers with %s: the customer tries again, and the answers stay',
    async (_name, given, kind) => {
      const saveProgress = vi.fn((): unknown => given());
      const funnel = await openAt(funnelStage(), 'timing', { saveProgress });
      await press(button('Continue on another device'));
      await expect.element(dialog().getByText('We could not save your answers. They are still here.')).toBeVisible();
      expect(heard(funnel, 'widget-error')).toEqual([{ operation: 'saveProgress', kind }]);
      saveProgress.mockReturnValue(LINK);
      await press(inDialog('Retry'));
      await expect.element(dialog().getByText(LINK)).toBeVisible();
      await press(inDialog('Close'));
      await expect.element(page.getByRole('heading', { name: TITLES.timing })).toBeVisible();
    },
  );

  it('is not waited for when the customer closes', async () => {
    const saveProgress = vi.fn((_progress: string, _options: { signal: AbortSignal }) => new Promise(() => {}));
    const funnel = await openAt(funnelStage(), 'timing', { saveProgress });
    await press(button('Continue on another device'));
    await untilSays(funnel, 'Saving your answers…');
    await press(inDialog('Close'));
    await vi.waitFor(() => expect(saveProgress.mock.calls[0]?.[1].signal.aborted).toBe(true));
    expect(heard(funnel, 'widget-error')).toEqual([]);
  });
});

const PERSONAL = [CUSTOMER.first, CUSTOMER.last, CUSTOMER.email, CUSTOMER.phone, 'Kinney'];
const personalKept = () => PERSONAL.filter((text) => keptOnDevice().includes(text));

it('answers survive a reload, with another token too, and nothing personal is stored', async () => {
  const on = funnelStage();
  const initialValues = { address: { firstLine: '1408 Kinney Ave', postalCode: '78704' } };
  await openAt(on, 'timing', { initialValues });
  await press(radio(/^Just planning/));
  on.reload();
  // The page's server writes a fresh token into each page.
  place(on, { initialValues, oneTimeToken: 'tok-8802' });
  await untilAt('timing');
  await expect.element(radio(/^Just planning/)).toBeChecked();
  await press(button('Continue'));
  await fillContact();
  await press(checkbox(/^I agree/));
  expect(personalKept()).toEqual([]);
  on.reload();
  place(on, { oneTimeToken: 'tok-8803' });
  await untilAt('contact');
  await expect.element(textbox('Email')).toHaveValue('');
  await expect.element(checkbox(/^I agree/)).not.toBeChecked();
  await walk(['contact'], 'suggestions');
  expect(personalKept()).toEqual([]);
  on.reload();
  place(on, { oneTimeToken: 'tok-8804' });
  await untilAt('suggestions');
  await expect.element(checkbox('Live Oak Plumbing')).toBeChecked();
  expect([await on.leads(), on.to('/v3/lead').length]).toEqual([1, 1]);
});

it('what is stored on the device is another thing for each funnel of a page', async () => {
  const on = funnelStage();
  const [first, second] = [place(on, { id: 'one' }), place(on, { id: 'two' })];
  await vi.waitFor(() => {
    for (const funnel of [first, second]) expect(funnel.shadowRoot?.textContent).toContain('Drain Cleaning');
  });
  const tile = (funnel: Element, name: string) =>
    [...rootOf(funnel).querySelectorAll('button')].find(({ textContent }) => textContent?.includes(name));
  tile(first, 'Drain Cleaning')?.click();
  await untilSays(first, 'Where is the job?');
  tile(second, 'Roof Repair')?.click();
  await untilSays(second, 'Where is the job?');
  on.reload();
  const again = place(on, { id: 'one' });
  await untilSays(again, 'Where is the job?');
  expect(Object.keys(sessionStorage).filter((key) => key.startsWith('lead-widgets/')).length).toBe(2);
});

const question = () => page.getByRole('alertdialog', { name: 'Start over?' });

it('Start over asks first, by keyboard; Escape keeps the answers, and then nothing of them is stored', async () => {
  const funnel = await openAt(funnelStage(), 'project', { presentation: 'modal', open: true });
  await fill(textbox('Description'), 'It gurgles.');
  await vi.waitFor(() => expect(keptOnDevice()).toContain('gurgles'));
  const own = button('Start over').element();
  if (own instanceof HTMLElement) own.focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(question()).toHaveTextContent('Your answers so far will be deleted.');
  await userEvent.keyboard('{Escape}');
  await vi.waitFor(() => expect([isThere(question()), focusedIn(funnel)]).toEqual([false, 'Start over']));
  await expect.element(textbox('Description')).toHaveValue('It gurgles.');
  expect(funnel.hasAttribute('open')).toBe(true);
  await userEvent.keyboard('{Enter}');
  await expect.element(question()).toBeVisible();
  await userEvent.keyboard('{Tab}{Enter}');
  await untilAt('service');
  await vi.waitFor(() => expect(focusedIn(funnel)).toBe(TITLES.service));
  expect(funnel.hasAttribute('open')).toBe(true);
  expect(keptOnDevice()).not.toContain('gurgles');
  expect(heard(funnel, 'funnel-step').at(-1)).toEqual({ step: 'service', index: 1, total: 7 });
  await walkTo('postal-code');
  await expect.element(textbox('ZIP code')).toHaveValue('');
});

it('begins at the project again where the page names a provider, and does nothing while a request is sent', async () => {
  const on = funnelStage();
  await open(on, { spId: '5200001', postalCode: '78704' }, 'project');
  expect(isThere(button('Start over'))).toBe(false);
  await walkTo('contact', 'project');
  let release = () => {};
  const sent = new Promise<undefined>((done) => (release = () => done(undefined)));
  on.setFault(({ url }) => (url.endsWith('/v3/lead') ? sent : undefined));
  await answer('contact');
  await expect.element(button('Sending…')).toBeVisible();
  await expect.element(button('Start over')).toHaveAttribute('aria-disabled', 'true');
  release();
  await untilAt('suggestions');
  await press(button('Start over'));
  await press(question().getByRole('button', { name: 'Start over' }));
  await untilAt('project');
});
