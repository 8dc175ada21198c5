import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { isExpiredAtom } from '../../../src/element/run-call.js';
import { editLead } from '../../../src/lead-card/lead/lead-edit.js';
import { noteDraftOf, putNoteDraft } from '../../../src/lead-card/notes/note-draft.js';
import { persistNoteDrafts, restoreNoteDraft } from '../../../src/lead-card/notes/persisted-notes.js';
import { pageStorage } from '../../stage/device-stage.js';
import { aPage, openBoard, PROVIDER_ANSWER } from '../../stage/leads-on-stage.js';
import { aWidget, OWNER, SP, settle, stage } from '../../stage/stage.js';

const lead = { spId: SP, leadId: '1' };
let device: ReturnType<typeof pageStorage>;

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-18T20:20:00Z') });
  device = pageStorage('sessionStorage');
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

async function aPageLoad(notes = 'Called.', owner = OWNER) {
  const on = stage({ serviceProvider: () => PROVIDER_ANSWER, leads: () => aPage(['1', '2'], 2, { notes }) }, { owner });
  const widget = aWidget(on.store);
  await openBoard(widget);
  persistNoteDrafts(on.store);
  restoreNoteDraft(on.store, lead);
  const save = async (value: string) => {
    void editLead(widget.session, lead, { field: 'notes', value });
    await settle();
  };
  return {
    ...on,
    save,
    write: (draft: string | null) => putNoteDraft(on.store, lead, draft),
    draft: () => noteDraftOf(on.store, lead)?.text ?? null,
  };
}

const kept = () => Object.values(device.kept).join('\n');

describe('a draft of notes', () => {
  it.each(['Gate code\nis 4471', ''])('is restored after a reload: %j', async (text) => {
    const { write } = await aPageLoad();
    write(text);
    expect((await aPageLoad()).draft()).toBe(text);
  });

  it('is not stored if it equals the notes or was undone', async () => {
    const { write } = await aPageLoad();
    write('Called.');
    expect(device.kept).toEqual({});
    write('Called twice.');
    expect(Object.keys(device.kept)).toEqual([expect.stringMatching(/^lead-widgets\/session\/[a-z\d]+\/[a-z\d]+$/)]);
    expect(Object.keys(device.kept).join()).not.toContain(SP);
    write(null);
    expect(device.kept).toEqual({});
  });

  it('is stored until the gateway confirmed it, after a failure and a 401, for the same person', async () => {
    const { store, write, save, last, draft } = await aPageLoad();
    write('Called twice.');
    for (const status of [500, 401]) {
      await save('Called twice.');
      expect(kept()).toContain('Called twice.');
      await last('saveNote').fail({ status });
      expect([draft(), (await aPageLoad()).draft()]).toEqual(['Called twice.', 'Called twice.']);
    }
    expect(store.get(isExpiredAtom)).toBe(true);
    await save('Called twice.');
    await last('saveNote').answer();
    expect([draft(), device.kept]).toEqual([null, {}]);
  });

  it('keeps the notes that it was started from after a reload, whatever was saved meanwhile', async () => {
    const { write } = await aPageLoad('Called.');
    write('Called twice.');
    const { store, draft } = await aPageLoad('The gate code has changed.');
    expect([draft(), noteDraftOf(store, lead)?.basis]).toEqual(['Called twice.', 'Called.']);
  });
});
