import { afterEach, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { press } from '../element/press.js';
import { tick } from '../element/stage.js';
import {
  answer,
  button,
  call,
  funnelPage,
  funnelStage,
  heard,
  isThere,
  keptOnDevice,
  open,
  openAt,
  place,
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

it('reports to the page that answers were saved and restored, without the answers', async () => {
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
