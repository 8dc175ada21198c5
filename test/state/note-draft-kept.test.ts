import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { editLeadAtom } from '../../src/state/lead-edit.js';
import { forgetNoteDraftsAtom, noteDraftOfAtom, putNoteDraftAtom } from '../../src/state/note-draft.js';
import { keepNoteDraftAtom, keepNoteDrafts, restoreNoteDraftAtom } from '../../src/state/note-draft-kept.js';
import { forgetStores } from '../../src/state/sign-out.js';
import { pageStorage } from './device-stage.js';
import { aPage, openBoard, PROVIDER_ANSWER } from './leads-on-stage.js';
import { anAsker, SP, settle, stage } from './stage.js';

const lead = { spId: SP, leadId: '1' };
const KEY = `lead-widgets/notes/${SP}/1`;
let device: ReturnType<typeof pageStorage>;

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-18T20:20:00Z') });
  device = pageStorage('sessionStorage');
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A page that has just been loaded, over what the device keeps. */
async function aPageLoad(notes = 'Called.') {
  const on = stage({ serviceProvider: () => PROVIDER_ANSWER, leads: () => aPage(['1', '2'], 2, { notes }) });
  const widget = anAsker();
  await openBoard(on.store, widget);
  keepNoteDrafts(on.store);
  on.store.set(restoreNoteDraftAtom, lead);
  const save = async (value: string) => {
    void on.store.set(editLeadAtom, { lead, edit: { field: 'notes', value }, asker: widget.asker });
    await settle();
  };
  return {
    ...on,
    save,
    write: (draft: string | null) => on.store.set(putNoteDraftAtom, { lead, draft }),
    draft: () => on.store.get(noteDraftOfAtom)(lead),
  };
}

describe('a draft of notes', () => {
  it('comes back after the page was loaded again', async () => {
    const { write } = await aPageLoad();
    write('Gate code\nis 4471');
    const later = await aPageLoad();
    expect(later.draft()).toBe('Gate code\nis 4471');
  });

  it('of nothing at all comes back too: the notes are being emptied', async () => {
    const { write } = await aPageLoad();
    write('');
    expect((await aPageLoad()).draft()).toBe('');
  });

  it('that says no more than the notes is not kept, and one that was taken back neither', async () => {
    const { write } = await aPageLoad();
    write('Called.');
    expect(device.kept).toEqual({});
    write('Called twice.');
    expect(Object.keys(device.kept)).toEqual([KEY]);
    write(null);
    expect(device.kept).toEqual({});
  });

  it('is kept until the gateway has confirmed it, and over a failure', async () => {
    const { write, save, last, draft } = await aPageLoad();
    write('Called twice.');
    await save('Called twice.');
    expect(device.kept[KEY]).toContain('Called twice.');
    await last('saveNote').fail();
    expect(device.kept[KEY]).toContain('Called twice.');
    await save('Called twice.');
    await last('saveNote').answer();
    expect([draft(), device.kept[KEY]]).toEqual([null, undefined]);
  });

  it('is given up after 24 hours', async () => {
    const { write } = await aPageLoad();
    write('Old');
    vi.setSystemTime(new Date('2026-11-19T20:19:59Z'));
    expect((await aPageLoad()).draft()).toBe('Old');
    write('Older');
    vi.setSystemTime(new Date('2026-11-20T20:20:00Z'));
    expect((await aPageLoad()).draft()).toBeNull();
    expect(device.kept).toEqual({});
  });

  it('leaves the device on a 401, and stays in the editor', async () => {
    const { write, save, last, draft } = await aPageLoad();
    write('Called twice.');
    await save('Called twice.');
    await last('saveNote').fail({ status: 401 });
    expect(device.kept).toEqual({});
    expect(draft()).toBe('Called twice.');
  });

  it('goes with another provider, and only that provider’s', async () => {
    const { store, write, draft } = await aPageLoad();
    const stranger = { spId: `${SP}0`, leadId: '1' };
    store.set(putNoteDraftAtom, { lead: stranger, draft: 'Of another' });
    write('Called twice.');
    store.set(forgetNoteDraftsAtom, SP);
    expect(draft()).toBeNull();
    expect(Object.keys(device.kept)).toEqual([`lead-widgets/notes/${SP}0/1`]);
  });

  it('goes with a sign-out, even where no card has taken it up', async () => {
    const { store } = await aPageLoad();
    store.set(keepNoteDraftAtom, { lead: { spId: SP, leadId: '2' }, draft: 'In the modal' });
    expect(Object.keys(device.kept)).toHaveLength(1);
    forgetStores();
    expect(device.kept).toEqual({});
  });

  it('is kept for the page alone where storage is blocked', async () => {
    device.refuse();
    const { write, draft } = await aPageLoad();
    write('Called twice.');
    expect(draft()).toBe('Called twice.');
    expect((await aPageLoad()).draft()).toBeNull();
  });
});
