import { atom } from 'jotai/vanilla';
import type { SavedView } from '../../contract/saved-view.js';
import { readViews } from '../../domain/lead-board/saved-views.js';
import { sessionAtom } from '../../session/session.js';
import { keyedAtom } from '../keyed-atom.js';
import { leadKey } from '../lead/lead-ref.js';

type Views = readonly SavedView[];

/** The key of the stored views of a provider. */
const nameOf = (spId: string) => `saved-views ${leadKey({ spId, leadId: '' })}`;

/** The views of each provider since the page has changed them. They are all there is where storage is blocked. */
const changedAtom = keyedAtom<string, Views>();

const storedViewsAtom = atom((get) => {
  const preferences = get(sessionAtom)?.device.preferences;
  return (spId: string): Views | null => {
    const text = preferences?.get(nameOf(spId)) ?? null;
    return text === null ? null : readViews(parsed(text));
  };
});

/** Reads the views that a provider has saved on this device. */
export const savedViewsAtom = atom((get) => {
  const changed = get(changedAtom);
  const stored = get(storedViewsAtom);
  return (spId: string): Views => changed.get(spId) ?? stored(spId) ?? [];
});

interface ViewsChange {
  readonly spId: string;
  readonly change: (views: Views) => Views;
}

/** Changes the views of a provider, also those that another tab has saved meanwhile. */
export const changeSavedViewsAtom = atom(null, (get, set, { spId, change }: ViewsChange): Views => {
  const views = change(get(storedViewsAtom)(spId) ?? get(savedViewsAtom)(spId));
  get(sessionAtom)?.device.preferences.set(nameOf(spId), JSON.stringify(views));
  set(changedAtom, spId, views);
  return views;
});

/** Keeps the views of a provider on this device for another 180 days, because they are used. */
export const keepSavedViewsAtom = atom(null, (get, set, spId: string): void => {
  if (get(storedViewsAtom)(spId)?.length) set(changeSavedViewsAtom, { spId, change: (views) => views });
});

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
