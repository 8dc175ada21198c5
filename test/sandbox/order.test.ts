import { describe, expect, it } from 'vitest';
import { createSandbox, SANDBOX_LEADS } from '../../src/sandbox.js';
import { DRAWN_CLOCK, session } from './ask.js';
import { callsOf, ids } from './calls.js';

const board = callsOf(session(createSandbox({ clock: DRAWN_CLOCK }).fetch));
const everything = await board.leads();

describe('paging', () => {
  it('gives every lead once over all pages, and the total on each', async () => {
    const total = everything.leads.length;
    const seen: string[] = [];
    for (let offset = 0; offset < total; offset += 10) {
      const page = await board.leads({ offset, limit: 10 });
      expect(page.pagination.totalNumber).toBe(total);
      expect(page.leads.length).toBe(Math.min(10, total - offset));
      seen.push(...ids(page));
    }
    expect(seen).toEqual(ids(everything));
  });

  it('gives five when no limit is sent', async () => {
    const { leads } = await board.leads({ limit: undefined as unknown as number });
    expect(leads).toHaveLength(5);
  });
});

describe('the featured lead', () => {
  const pageOne = ids(everything).slice(0, 10);

  it('is added to page one from a later page', async () => {
    const far = ids(everything)[70] ?? '';
    const page = await board.leads({ limit: 10, featuredLeadId: far });
    expect(ids(page)).toEqual([...pageOne, far]);
    expect(page.pagination.totalNumber).toBe(everything.leads.length);
  });

  it('is not doubled when page one has it', async () => {
    expect(ids(await board.leads({ limit: 10, featuredLeadId: Number(pageOne[3]) }))).toEqual(pageOne);
  });

  it('is there even when filters would leave it out', async () => {
    const filters = { serviceProviderLeadStatuses: ['Initial'], postalCode: '00000' };
    const page = await board.leads({ limit: 10, featuredLeadId: SANDBOX_LEADS.archived, filters });
    expect(ids(page)).toEqual([SANDBOX_LEADS.archived]);
    expect(page.pagination.totalNumber).toBe(1);
  });

  it('is not added to later pages', async () => {
    const page = await board.leads({ offset: 10, limit: 10, featuredLeadId: ids(everything)[70] ?? '' });
    expect(ids(page)).toEqual(ids(everything).slice(10, 20));
  });
});
