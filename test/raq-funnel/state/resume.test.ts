import { beforeEach, describe, expect, it, vi } from 'vitest';
import { resumeProgress } from '../../../src/raq-funnel/extras/progress.js';
import { saveProgress } from '../../../src/raq-funnel/extras/save-progress.js';
import { dropFunnel, persistedFunnelOf } from '../../../src/raq-funnel/state/funnel-state.js';
import { openFunnel } from '../../../src/raq-funnel/state/store.js';
import { EMPTY_ENTRY } from '../../../src/raq-funnel/step/steps.js';
import { pageStorage } from '../../stage/device-stage.js';
import { settle } from '../../stage/stage.js';
import { event, QUESTIONS, toContact } from '../rules/a-funnel.js';
import { aFunnelStage } from './funnel-stage.js';

let storage: ReturnType<typeof pageStorage>;
beforeEach(() => {
  vi.unstubAllGlobals();
  storage = pageStorage('sessionStorage');
});

it('a reload restores step, answers and city, but no contact and no consent, and reports no event', () => {
  aFunnelStage({ events: toContact }).session.end();
  const { state, atStart } = aFunnelStage({ isReloaded: true });
  expect(atStart).toEqual([]);
  expect(state()).toMatchObject({
    step: 'contact',
    answers: { drain: 'kitchen' },
    place: { city: 'Austin' },
    urgency: 'ThisWeek',
    contact: { firstName: '', emailAddress: '' },
    hasConsented: false,
  });
});

it('answers are not stored if the page turns it off, and are deleted by dropFunnel()', () => {
  aFunnelStage({ events: toContact, options: { persistedAs: null } });
  expect(storage.kept).toEqual({});
  const on = aFunnelStage({ events: toContact });
  expect(persistedFunnelOf(on.store, 'answers')).not.toBeNull();
  dropFunnel(on.store, 'answers');
  expect(persistedFunnelOf(on.store, 'answers')).toBeNull();
});

it('stored answers are not overwritten before a new funnel has read them', () => {
  const on = aFunnelStage({ events: toContact });
  const before = JSON.stringify(storage.kept);
  openFunnel(on.ref, EMPTY_ENTRY);
  on.send(event.drainCleaning);
  expect(JSON.stringify(storage.kept)).toBe(before);
});

describe('answers from another device', () => {
  async function saved(): Promise<string> {
    const on = aFunnelStage({ events: toContact });
    let text = '';
    const save = (progress: string) => {
      text = progress;
      return 'AB12';
    };
    const { signal } = new AbortController();
    const answer = await saveProgress(on.ref, QUESTIONS, save, signal);
    expect(answer).toMatchObject({ kind: 'done' });
    expect(on.page.told('analytics')).toMatchObject([{ name: 'funnel-save', value: 'contact' }]);
    on.session.end();
    return text;
  }

  function resuming(load: (token: string) => unknown, start: Parameters<typeof aFunnelStage>[0] = {}) {
    const on = aFunnelStage(start);
    const over = new AbortController();
    const entry = { ...EMPTY_ENTRY, ...start.entry };
    const resume = resumeProgress({ ref: on.ref, token: 'T-1', load, entry, signal: over.signal });
    return { ...on, over, resume };
  }

  it('contain no contact, and are loaded by token', async () => {
    const text = await saved();
    expect(text).not.toMatch(/maria|delgado|5550111/i);
    const load = vi.fn((_token: string) => text);
    const { resume, called } = resuming(load);
    await (await called('taxonomyCategory')).answer({ categoryId: '10214', name: 'Drain Cleaning' });
    const found = await resume;
    expect(load.mock.calls[0]?.[0]).toBe('T-1');
    expect(found).toMatchObject({ outcome: 'restored', funnel: { step: 'contact', answers: { drain: 'kitchen' } } });
  });

  it('lose a service that no longer exists, and keep it if its lookup fails', async () => {
    const text = await saved();
    const gone = resuming(() => text);
    await (await gone.called('taxonomyCategory')).fail({ status: 404 });
    expect(await gone.resume).toMatchObject({ outcome: 'no-service', funnel: { form: { categoryId: '' } } });
    const down = resuming(() => text);
    await (await down.called('taxonomyCategory')).fail({ status: 503 });
    expect(await down.resume).toMatchObject({ outcome: 'restored', funnel: { form: { taskCategoryId: '10214' } } });
    expect(down.page.events).toEqual([]);
  });

  it.each([
    ['unknown to the host', () => null, 'unknown'],
    ['in an invalid format', () => '{"version":7}', 'unknown'],
    ['that the host failed to load', () => Promise.reject(new Error('down')), 'failed'],
  ])('%s are reported to the page', async (_, load, outcome) => {
    const { resume, page } = resuming(load);
    expect(await resume).toEqual({ outcome, funnel: null });
    expect(page.told('widget-error')).toMatchObject([{ operation: 'loadProgress' }]);
    expect(JSON.stringify(page.events)).not.toContain('T-1');
  });

  it('about a service other than the page’s are ignored', async () => {
    const text = await saved();
    expect(await resuming(() => text, { entry: { categoryId: '77' } }).resume).toMatchObject({ outcome: 'unknown' });
  });

  it('that arrive after a sign-out or an abort are ignored', async () => {
    const text = await saved();
    for (const stop of ['session', 'over'] as const) {
      let answer = (_text: string) => {};
      const later = new Promise<string>((resolve) => {
        answer = resolve;
      });
      const on = resuming(() => later);
      await settle();
      if (stop === 'session') on.session.end();
      else on.over.abort();
      answer(text);
      expect(await on.resume).toBeNull();
      expect([on.calls, on.page.events]).toEqual([[], []]);
    }
  });
});
