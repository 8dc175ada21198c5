import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { createGateway } from '../../src/gateway.js';
import { signOut } from '../../src/index.js';
import { createSandbox, SANDBOX_OFFERS } from '../../src/sandbox.js';
import { cleanPage, listen, mount, recordedGateway, rootOf, SP_ID, tick, untilText } from '../element/stage.js';
import { dated, heading, isThere, leadAnswer, open, place, type Stage, stage, stageOf } from './page-stage.js';

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
});

const given = { spId: SP_ID, leadId: SANDBOX_OFFERS.offered, features: ['lead-unlock'] };

describe('a lead page', () => {
  it('asks past the browser’s cache: an old answer would sell what has been bought', async () => {
    const sandbox = createSandbox();
    const caches: (RequestCache | undefined)[] = [];
    const gateway = createGateway({
      fetch: (address, init) => {
        caches.push(init?.cache);
        return sandbox.fetch(new Request(new URL(address, location.origin), init));
      },
    });
    await untilText(mount('lead-page', { ...given, gateway }), /Unlock this lead/);
    expect(caches).toEqual(['no-store']);
  });

  it('shows no other lead than the one that was asked for', async () => {
    const { gateway } = recordedGateway();
    const other = {
      leadForPage: () => gateway.leadForPage({ serviceProviderId: SP_ID, leadId: SANDBOX_OFFERS.offered }),
    };
    const page = mount('lead-page', { ...given, leadId: '9', gateway: other });
    const errors = listen(page, 'widget-error');
    await untilText(page, /Oops!/);
    expect(errors).toMatchObject([{ operation: 'leadForPage', kind: 'contract' }]);
  });

  it('makes one call of a storm of refreshes', async () => {
    const signals: (AbortSignal | undefined)[] = [];
    const { gateway } = recordedGateway();
    const watched = {
      leadForPage: (input: { serviceProviderId: string; leadId: string }, options: { signal?: AbortSignal }) => {
        signals.push(options.signal);
        return gateway.leadForPage(input, options);
      },
    };
    const page = mount('lead-page', { ...given, gateway: watched });
    await untilText(page, /Unlock this lead/);
    const refresh: unknown = page['refresh'];
    if (typeof refresh !== 'function') throw new Error('There is no refresh().');
    for (let time = 0; time < 5; time += 1) refresh.call(page);
    await vi.waitFor(() => expect(signals.length).toBeGreaterThan(1));
    await vi.waitFor(() => expect(rootOf(page).querySelector('[aria-busy="true"]')).toBeNull());
    // Those that had not gone out yet never did.
    expect(signals.slice(1).map((signal) => signal?.aborted)).toEqual([false]);
  });

  it('leaves the help in place, whatever loads next to it', async () => {
    const page = mount('lead-page', {
      ...given,
      leadId: SANDBOX_OFFERS.offerExpired,
      gateway: recordedGateway().gateway,
    });
    page.style.width = '1200px';
    const helpAt = () => rootOf(page).querySelector('.help')?.getBoundingClientRect();
    await vi.waitFor(() => expect(helpAt()).toBeDefined());
    const before = helpAt();
    await untilText(page, /no longer available/);
    expect([helpAt()?.top, helpAt()?.left]).toEqual([before?.top, before?.left]);
  });
});
