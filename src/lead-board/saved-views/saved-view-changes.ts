import type { SavedView } from './saved-view.js';

type Views = readonly SavedView[];

/** Changes fields of one view. */
export const changeView = (views: Views, id: string, change: Partial<SavedView>): Views =>
  views.map((view) => (view.id === id ? { ...view, ...change } : view));

export const withoutView = (views: Views, id: string): Views => views.filter((view) => view.id !== id);

/** Puts a view back where it was. Meanwhile another one may start the board. */
export function restoreView(views: Views, view: SavedView, index: number): Views {
  const hasDefault = views.some(({ isDefault }) => isDefault);
  const back = hasDefault ? { ...view, isDefault: false } : view;
  return [...withoutView(views, view.id).slice(0, index), back, ...withoutView(views, view.id).slice(index)];
}

/** Makes one view the one that the board starts with; null for none. */
export const startWith = (views: Views, id: string | null): Views =>
  views.map((view) => ({ ...view, isDefault: view.id === id }));
