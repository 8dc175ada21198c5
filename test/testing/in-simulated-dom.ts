import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import '../../src/elements.js';
import { createTestGateway, setUpDom, whenReady } from '../../src/testing.js';

const SP_ID = '7001';
const LEAD_ID = '90412001';

/** The tags, with what each needs beside `sp-id`, and words that it then shows. */
const TAGS = [
  ['lead-board', {}, /Showing 1/],
  ['lead-card', { leadId: LEAD_ID, expanded: true }, /Dana Whitfield/],
  ['lead-page', { leadId: LEAD_ID }, /Dana/],
  ['message-thread', { userId: 'u42' }, /Your messages with/],
  ['lead-unread-count', {}, /leads with unread messages/],
  ['raq-funnel', {}, /Step 1 of/],
  ['date-range-picker', {}, /Start/],
  ['lead-app', { routing: 'memory', path: `/app/lead/board/${SP_ID}` }, /^$/],
  ['review-request-modal', { leadId: LEAD_ID, open: true }, /Request a Review/],
] as const;

export function describeTesting(name: string): void {
  beforeAll(setUpDom);
  afterEach(() => document.body.replaceChildren());

  describe(`in ${name}`, () => {
    it.each(TAGS)('<%s> is drawn with the test gateway', async (tag, settings, words) => {
      const { gateway, chat } = createTestGateway();
      const given = Object.assign(document.createElement(tag), { spId: SP_ID, gateway, chat, ...settings });
      const { element, root } = await whenReady(given);
      expect(element).toBe(given);
      expect(root.textContent).toMatch(words);
    });

    it('calls are recorded in order, with their input', async () => {
      const { gateway, calls } = createTestGateway();
      await gateway.setStatus({ serviceProviderId: SP_ID, leadId: LEAD_ID, status: 'Selling' });
      await gateway.archive({ serviceProviderId: SP_ID, leadId: LEAD_ID, archived: true });
      expect(calls).toEqual([
        { operation: 'setStatus', input: { serviceProviderId: SP_ID, leadId: LEAD_ID, status: 'Selling' } },
        { operation: 'archive', input: { serviceProviderId: SP_ID, leadId: LEAD_ID, archived: true } },
      ]);
    });

    it('an operation returns what a test sets, and an error is reported to the host with its operation', async () => {
      const { gateway } = createTestGateway({ answers: { leads: () => new Error('down') } });
      const board = Object.assign(document.createElement('lead-board'), { spId: SP_ID, gateway });
      await expect(whenReady(board)).rejects.toThrow(/<lead-board> reported .*"operation":"leads"/);
      const other = createTestGateway({
        answers: { leads: async () => ({ leads: [], pagination: { totalNumber: 0 } }) },
      });
      const empty = Object.assign(document.createElement('lead-board'), { spId: SP_ID, gateway: other.gateway });
      expect((await whenReady(empty)).root.textContent).toContain('No leads yet');
    });

    it('waiting causes no warning of React in tests that use act, which stays on', async () => {
      const warn = vi.spyOn(console, 'error').mockReturnValue();
      vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
      const made = ['lead-board', 'raq-funnel'].map((tag) =>
        Object.assign(document.createElement(tag), { spId: SP_ID, gateway: createTestGateway().gateway }),
      );
      await Promise.all(made.map((element) => whenReady(element)));
      expect(Reflect.get(globalThis, 'IS_REACT_ACT_ENVIRONMENT')).toBe(true);
      expect(warn).not.toHaveBeenCalled();
      vi.unstubAllGlobals();
      warn.mockRestore();
    });

    it('an error names a widget that does not get ready, and the time', async () => {
      const never = createTestGateway({ answers: { leads: () => new Promise(() => {}) } });
      const board = Object.assign(document.createElement('lead-board'), { spId: SP_ID, gateway: never.gateway });
      await expect(whenReady(board, 50)).rejects.toThrow('<lead-board> was not ready within 50 ms.');
    });

    it('a second setup changes nothing', () => {
      const before = [HTMLDialogElement.prototype.close, globalThis.matchMedia, globalThis.ResizeObserver];
      setUpDom();
      expect([HTMLDialogElement.prototype.close, globalThis.matchMedia, globalThis.ResizeObserver]).toEqual(before);
    });
  });
}
