import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { signOut } from '../../src/index.js';
import { SANDBOX_OFFERS } from '../../src/sandbox.js';
import { listen } from '../board/board-stage.js';
import { cleanPage, mount, rootOf, SP_ID, tick } from '../elements/stage.js';
import {
  answerWith,
  button,
  dated,
  failing,
  GONE,
  heading,
  isThere,
  leadAnswer,
  open,
  place,
  type Stage,
  stage,
  stageOf,
  UNLOCK,
} from './page-stage.js';

cleanPage();

/** A stage whose calls wait until the test answers them, in any order; each lead is titled by its id and its provider. */
function slowStage(): { on: Stage; answer: (call: number) => Promise<void> } {
  const on = stage();
  const waiting: (() => void)[] = [];
  on.setFault(({ url }) => {
    const { pathname, searchParams } = new URL(url);
    const leadId = pathname.split('/').at(-1) ?? '';
    const title = `Lead ${leadId} of ${searchParams.get('spId')}`;
    return new Promise((resolve) => waiting.push(() => resolve(dated(leadAnswer({ leadId, info: { title } })))));
  });
  const answer = async (call: number) => {
    await vi.waitFor(() => expect(waiting.length).toBeGreaterThan(call));
    waiting[call]?.();
    await tick(30);
  };
  return { on, answer };
}

const asked = (on: Stage, count: number) => vi.waitFor(() => expect(on.requests).toHaveLength(count));
const titled = (leadId: string, spId = SP_ID) => heading(`Lead ${leadId} of ${spId}`);

describe('another lead', () => {
  it('while the first is loading: the old answer does not show', async () => {
    const { on, answer } = slowStage();
    const element = place(on, { leadId: '1' });
    await asked(on, 1);
    element['leadId'] = '2';
    await asked(on, 2);
    await answer(0);
    expect(isThere(titled('1'))).toBe(false);
    await expect.element(page.getByText('Loading the lead')).toBeInTheDocument();
    await answer(1);
    await expect.element(titled('2')).toBeVisible();
    expect(isThere(titled('1'))).toBe(false);
  });

  it('whose answer comes first stays, when the old one comes after it', async () => {
    const { on, answer } = slowStage();
    const element = place(on, { leadId: '1' });
    await asked(on, 1);
    element['leadId'] = '2';
    await answer(1);
    await answer(0);
    await expect.element(titled('2')).toBeVisible();
    expect(isThere(titled('1'))).toBe(false);
  });

  it('takes the first away at once; coming back shows what is known while it is loaded again', async () => {
    const { on, answer } = slowStage();
    const element = place(on, { leadId: '1' });
    const views = listen(element, 'analytics');
    await answer(0);
    await expect.element(titled('1')).toBeVisible();
    element['leadId'] = '2';
    await expect.element(page.getByText('Loading the lead')).toBeInTheDocument();
    expect(isThere(titled('1'))).toBe(false);
    await answer(1);
    await expect.element(titled('2')).toBeVisible();
    element['leadId'] = '1';
    await expect.element(titled('1')).toBeVisible();
    await asked(on, 3);
    expect(views).toMatchObject([{ leadId: '1' }, { leadId: '2' }, { leadId: '1' }]);
  });

  it('of another provider is asked for on its behalf, and the first one’s answer does not show', async () => {
    const { on, answer } = slowStage();
    const element = place(on, { leadId: '1' });
    await asked(on, 1);
    element['spId'] = '5550001';
    await asked(on, 2);
    expect(on.requests[1]?.headers.get('X-Caller-Id')).toBe('5550001');
    await answer(0);
    expect(isThere(titled('1'))).toBe(false);
    await answer(1);
    await expect.element(titled('1', '5550001')).toBeVisible();
  });

  it.each(['spId', 'leadId'])('without %s says what is missing, and goes on once it is there', async (name) => {
    const element = mount('lead-page', {
      spId: SP_ID,
      leadId: SANDBOX_OFFERS.offered,
      gateway: stage().gateway,
      [name]: '',
    });
    const attribute = name === 'spId' ? 'sp-id' : 'lead-id';
    await expect.element(page.getByText(`<lead-page> needs the attribute ${attribute}.`)).toBeVisible();
    element[name] = name === 'spId' ? SP_ID : SANDBOX_OFFERS.offered;
    await expect.element(heading(GONE)).toBeVisible();
  });
});

describe('an element that leaves', () => {
  it('while it is loading tells nobody anything, whatever the answer', async () => {
    const on = stage();
    let answer = (_: Response): void => {};
    answerWith(on, () => new Promise((resolve) => (answer = resolve)));
    const element = place(on);
    const heard = ['widget-error', 'widget-ready', 'analytics'].map((name) => listen(element, name));
    await vi.waitFor(() => expect(on.requests).toHaveLength(1));
    element.remove();
    await tick(10);
    answer(failing(500));
    await tick(30);
    expect(heard).toEqual([[], [], []]);
  });

  it('and comes back shows its lead again', async () => {
    const on = stageOf();
    const element = await open(on);
    element.remove();
    await tick(20);
    document.body.append(element);
    await expect.element(button(UNLOCK)).toBeVisible();
  });
});

describe('signing out', () => {
  it('takes the lead away and says so; Retry loads it again, by keyboard', async () => {
    const on = stageOf({ purchased: true });
    const element = await open(on);
    await signOut();
    await expect.element(heading('You are signed out.')).toBeVisible();
    expect(isThere(page.getByRole('article'))).toBe(false);
    expect(rootOf(element).innerHTML).not.toMatch(/Maria|Delgado|5550148|Bluebonnet/);
    await userEvent.keyboard('{Tab}{Enter}');
    await expect.element(page.getByText('Maria Delgado')).toBeVisible();
    expect(rootOf(element).activeElement === null).toBe(false);
  });

  it('lets no answer in that was under way', async () => {
    const { on, answer } = slowStage();
    place(on, { leadId: '1' });
    await asked(on, 1);
    await signOut();
    await answer(0);
    await expect.element(heading('You are signed out.')).toBeVisible();
    expect(isThere(titled('1'))).toBe(false);
  });
});
