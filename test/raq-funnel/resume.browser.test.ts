import { afterEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { fill, press } from '../elements/press.js';
import { tick } from '../elements/stage.js';
import {
  answer,
  button,
  CUSTOMER,
  call,
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
  refusal,
  TITLES,
  textbox,
  untilAt,
  untilSays,
  walk,
} from './funnel-stage.js';

funnelPage();
afterEach(() => vi.unstubAllGlobals());

const RESUME_TOKEN = 'tk-9f2c77';
const LINK = 'https://partner.example/quote/tk-9f2c77';
const BACK = 'We have brought back your answers.';

const dialog = () => page.getByRole('dialog', { name: 'Continue on another device' });
const inDialog = (name: string) => dialog().getByRole('button', { name, exact: true });

/** A page that keeps what it gets, and gives it back. */
function keeper(answers: unknown = LINK) {
  const kept: string[] = [];
  return {
    kept,
    saveProgress: vi.fn((progress: string, _options: { signal: AbortSignal }) => {
      kept.push(progress);
      return answers;
    }),
    loadProgress: vi.fn((token: string, _options: { signal: AbortSignal }): unknown =>
      token === RESUME_TOKEN ? kept.at(-1) : null,
    ),
  };
}

async function save(): Promise<void> {
  await press(button('Continue on another device'));
  await expect.element(dialog().getByText(/^Your answers are saved\./)).toBeVisible();
}

/** A customer answers up to a step, saves, and the other device has nothing but the link. */
async function savedAt(step: 'project' | 'timing' | 'contact', properties: Record<string, unknown> = {}) {
  const on = funnelStage();
  const host = keeper();
  await openAt(on, step, { saveProgress: host.saveProgress, ...properties });
  await save();
  on.reload();
  sessionStorage.clear();
  return { on, ...host };
}

const field = (value: unknown, name: string): unknown => Reflect.get(Object(value), name);

/** What was saved, changed. */
function changed(progress: string | undefined, change: (saved: Record<string, unknown>) => void): string {
  const saved: Record<string, unknown> = Object(JSON.parse(progress ?? ''));
  change(saved);
  return JSON.stringify(saved);
}

describe('a customer who goes on on another device', () => {
  it('has the answers there, at the step where they stopped, and gets quotes', async () => {
    const { on, loadProgress } = await savedAt('timing');
    const funnel = place(on, { loadProgress, resumeToken: RESUME_TOKEN });
    await untilAt('timing');
    await untilSays(funnel, BACK);
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

  it('has typed the contact before: it is not saved, in words that say so, and is asked again', async () => {
    const on = funnelStage();
    const { kept, saveProgress, loadProgress } = keeper();
    await openAt(on, 'contact', { saveProgress, initialValues: { address: { firstLine: '1408 Kinney Ave' } } });
    await fillContact();
    await press(button('Continue on another device'));
    await expect.element(dialog()).toHaveTextContent('Your name, email, phone, address and photos are not saved.');
    await expect.element(dialog().getByText(LINK)).toBeVisible();
    for (const personal of [CUSTOMER.first, CUSTOMER.last, CUSTOMER.email, CUSTOMER.phone, 'Kinney']) {
      expect(kept[0]).not.toContain(personal);
    }
    on.reload();
    sessionStorage.clear();
    const funnel = place(on, { loadProgress, resumeToken: RESUME_TOKEN });
    await untilAt('contact');
    await untilSays(funnel, `${BACK} Your contact details were not saved.`);
    await expect.element(textbox('Email')).toHaveValue('');
  });

  it('goes on at the question where they stopped', async () => {
    const on = funnelStage();
    const { saveProgress, loadProgress } = keeper();
    await open(on, { questions: undefined, saveProgress });
    await answer('service', 'postal-code');
    await press(radio('Toilet'));
    await press(button('Continue'));
    await expect.element(page.getByRole('heading', { name: 'Does water still drain?' })).toBeVisible();
    await save();
    on.reload();
    sessionStorage.clear();
    place(on, { questions: undefined, loadProgress, resumeToken: RESUME_TOKEN });
    await expect.element(page.getByRole('heading', { name: 'Does water still drain?' })).toBeVisible();
    await press(button('Back'));
    await expect.element(radio('Toilet')).toBeChecked();
  });

  it('keeps what was answered here since when this page is loaded again, and Start over does not bring it back', async () => {
    const { on, loadProgress } = await savedAt('timing');
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

  it('in the funnel of a provider comes back to it, and to no other', async () => {
    const on = funnelStage();
    const { kept, saveProgress, loadProgress } = keeper();
    await open(on, { spId: '5200001', saveProgress }, 'project');
    await walk(['project', 'postal-code'], 'timing');
    await save();
    expect(kept.length).toBe(1);
    on.reload();
    sessionStorage.clear();
    place(on, { spId: '5200001', loadProgress, resumeToken: RESUME_TOKEN });
    await untilAt('timing');
    document.body.replaceChildren();
    const other = place(on, { spId: '5200002', loadProgress, resumeToken: RESUME_TOKEN });
    await untilAt('project');
    await untilSays(other, 'We could not find your saved answers.');
  });

  it('has them where the page learns the token later, in a modal, and without anything of the token in the page', async () => {
    const { on, loadProgress } = await savedAt('timing');
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
  it('is asked for nobody who has answered nothing, nor once the request is there, nor without a function of the page', async () => {
    const on = funnelStage();
    const { saveProgress } = keeper();
    await open(on, { saveProgress });
    expect(isThere(button('Continue on another device'))).toBe(false);
    await answer('service');
    await expect.element(button('Continue on another device')).toBeVisible();
    await walk(['postal-code', 'project', 'timing', 'contact'], 'suggestions');
    expect(isThere(button('Continue on another device'))).toBe(false);
    document.body.replaceChildren();
    sessionStorage.clear();
    await openAt(funnelStage(), 'timing');
    await tick(100);
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

  it('is a code that can be copied, with the keyboard alone', async () => {
    Object.defineProperty(navigator, 'share', { configurable: true, value: undefined });
    const funnel = await openAt(funnelStage(), 'timing', { saveProgress: async () => ' 4F7K 92QD ' });
    const own = button('Continue on another device').element();
    if (own instanceof HTMLElement) own.focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(dialog().getByText('4F7K 92QD')).toBeVisible();
    await untilSays(funnel, 'Use this code on the other device:');
    await expect.element(inDialog('Copy code')).toBeVisible();
    expect(isThere(inDialog('Share'))).toBe(false);
    await userEvent.keyboard('{Escape}');
    await vi.waitFor(() => expect(isThere(dialog())).toBe(false));
    expect(focusedIn(funnel)).toBe('Continue on another device');
    Reflect.deleteProperty(navigator, 'share');
  });

  it.each([
    ['a script', 'javascript:alert(1)', 'contract'],
    ['another scheme', 'data:text/html,x', 'contract'],
    ['nothing', '', 'contract'],
    ['no text', { link: LINK }, 'contract'],
    ['a failure', () => Promise.reject(new Error('Down')), 'network'],
  ])(
    'is not shown where the page answers %s: the customer tries again, and the answers stay',
    async (_name, given, kind) => {
      const saveProgress = vi.fn((): unknown => (typeof given === 'function' ? given() : given));
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

describe('answers that cannot be brought back', () => {
  const SORRY = 'We could not find your saved answers. They may be too old. You can start here.';

  it.each([
    ['that the page does not know', () => null],
    [
      'of another version',
      (kept: string | undefined) => changed(kept, (saved) => Object.assign(saved, { version: 2 })),
    ],
    ['that are no text', () => ({ version: 1 })],
    ['that are broken', () => '{"version":1,'],
    [
      'without their steps',
      (kept: string | undefined) =>
        changed(kept, (saved) =>
          Object.assign(Object(saved['funnel']), { isProviderDropped: true, steps: ['service'] }),
        ),
    ],
  ])('%s: the funnel starts at the beginning, says so, and tells the page', async (_name, given) => {
    const { on, kept } = await savedAt('timing');
    const funnel = place(on, { loadProgress: () => given(kept[0]), resumeToken: RESUME_TOKEN });
    await untilAt('service');
    await untilSays(funnel, SORRY);
    expect(heard(funnel, 'widget-error')).toEqual([{ operation: 'loadProgress', kind: 'contract' }]);
    await answer('service');
    await untilAt('postal-code');
    expect(isThere(page.getByText(SORRY))).toBe(false);
  });

  it('because the page fails: they are brought back by another try', async () => {
    const { on, kept } = await savedAt('timing');
    const loadProgress = vi.fn(async (): Promise<unknown> => Promise.reject(new Error(`${RESUME_TOKEN} is secret`)));
    const funnel = place(on, { loadProgress, resumeToken: RESUME_TOKEN });
    await untilAt('service');
    await untilSays(funnel, 'We could not bring back your saved answers.');
    expect(heard(funnel, 'widget-error')).toEqual([{ operation: 'loadProgress', kind: 'network' }]);
    loadProgress.mockResolvedValue(kept[0]);
    await press(button('Retry'));
    await untilAt('timing');
    await untilSays(funnel, BACK);
  });

  it('because their service is gone: the place stays, and another service is chosen', async () => {
    const { on, loadProgress } = await savedAt('timing');
    on.setFault(({ url }) => (url.includes('/taxonomy/categories/') ? refusal(404)() : undefined));
    const funnel = place(on, { loadProgress, resumeToken: RESUME_TOKEN });
    await untilAt('service');
    await untilSays(funnel, 'The service is no longer offered. Please choose another one.');
    on.setFault(null);
    await answer('service');
    await expect.element(textbox('ZIP code')).toHaveValue('78704');
  });

  it('in part, because a question is new or gone: what must be answered comes first', async () => {
    const asks = (...ids: string[]) => ids.map((id) => ({ id, text: `About ${id}?`, type: 'text', required: true }));
    const on = funnelStage();
    const { saveProgress, loadProgress } = keeper();
    await open(on, { saveProgress, questions: () => asks('roof', 'wall') });
    await answer('service', 'postal-code');
    for (const text of ['Flat', 'Brick']) {
      await fill(textbox('Your answer'), text);
      await press(button('Continue'));
      await tick(400);
    }
    await walk(['project'], 'timing');
    await save();
    on.reload();
    sessionStorage.clear();
    place(on, { loadProgress, resumeToken: RESUME_TOKEN, questions: () => asks('wall', 'floor') });
    await expect.element(page.getByRole('heading', { name: 'About floor?' })).toBeVisible();
    await press(button('Back'));
    await expect.element(textbox('Your answer')).toHaveValue('Brick');
  });

  it('hold no request, whatever the page gives back', async () => {
    const { on, kept } = await savedAt('timing');
    const loadProgress = () =>
      changed(kept[0], (saved) => {
        const consent = { version: '1', textHash: 'a', at: new Date().toISOString() };
        Object.assign(Object(saved['funnel']), { leadId: '4410001', step: 'summary', isAssigned: true, consent });
      });
    place(on, { loadProgress, resumeToken: RESUME_TOKEN });
    await untilAt('contact');
    expect(on.requests.filter(({ url }) => url.includes('4410001'))).toEqual([]);
  });

  it('are waited for in words, until the customer leaves', async () => {
    const { on } = await savedAt('timing');
    const loadProgress = vi.fn((_token: string, _options: { signal: AbortSignal }) => new Promise(() => {}));
    const funnel = place(on, { loadProgress, resumeToken: RESUME_TOKEN });
    await untilSays(funnel, 'Bringing back your answers…');
    funnel.remove();
    await vi.waitFor(() => expect(loadProgress.mock.calls[0]?.[1].signal.aborted).toBe(true));
  });
});

it('tells the page that answers were saved and brought back, without what they are', async () => {
  const { on, kept, loadProgress } = await savedAt('timing');
  expect(field(JSON.parse(kept[0] ?? ''), 'version')).toBe(1);
  const told: unknown[] = [];
  place(on, { loadProgress, resumeToken: RESUME_TOKEN, analytics: (event: unknown) => told.push(event) });
  await untilAt('timing');
  await vi.waitFor(() =>
    expect(told).toContainEqual({
      name: 'funnel-resume',
      page: 'Request a Quote',
      userType: 'Member',
      value: 'timing',
    }),
  );
});
