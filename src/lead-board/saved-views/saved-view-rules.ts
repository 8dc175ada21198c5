import * as v from 'valibot';
import { DEFAULT_FILTERS, LEAD_SORTS, type LeadFilters, type LeadSort } from '../../gateway/lead-query.js';
import { readAs } from '../../web/read-as.js';
import { changeFilters, sameFilters } from '../filters/filter-rules.js';
import { type BoardQuery, readFilters } from '../list/query-rules.js';

/** Filters and sort of the board under a name. A customer's name is never among the filters. */
export interface SavedView {
  /** Names it in the page's address: letters, digits, - and _. */
  readonly id: string;
  /** At most 40 characters. No other view has it. */
  readonly name: string;
  readonly filters: Partial<LeadFilters>;
  readonly sort: LeadSort;
  /** The board starts with this view. */
  readonly isDefault?: boolean;
}

/** The most views of a provider. */
export const MAX_SAVED_VIEWS = 20;
/** Characters of a view's name. */
export const MAX_VIEW_NAME = 40;

/** Reads views from the device or from a host. Drops invalid entries and customers' names. */
export function readViews(input: unknown): readonly SavedView[] {
  if (!Array.isArray(input)) return [];
  const views: SavedView[] = [];
  for (const [index, entry] of input.entries()) {
    const view = readView(entry, `view-${index + 1}`);
    const isOther = view !== null && views.every(({ id }) => id !== view.id) && nameError(view.name, views) === null;
    if (isOther && views.length < MAX_SAVED_VIEWS) views.push(view);
  }
  const first = views.find(({ isDefault }) => isDefault);
  return views.map((view) => (view.isDefault && view !== first ? { ...view, isDefault: false } : view));
}

const viewSchema = v.object({
  id: v.fallback(v.pipe(v.string(), v.regex(/^[\w-]{1,40}$/)), ''),
  name: v.pipe(
    v.string(),
    v.trim(),
    v.transform((name) => name.slice(0, MAX_VIEW_NAME)),
  ),
  filters: v.fallback(v.looseObject({}), {}),
  sort: v.fallback(v.picklist(LEAD_SORTS), LEAD_SORTS[0]),
  isDefault: v.fallback(v.boolean(), false),
});

function readView(entry: unknown, fallbackId: string): SavedView | null {
  const view = readAs(viewSchema, entry);
  if (view === undefined) return null;
  const { id, name, filters, sort, isDefault } = view;
  return {
    id: id || fallbackId,
    name,
    filters: viewFilters(readFilters(filters)),
    sort,
    ...(isDefault && { isDefault }),
  };
}

/** The filters that a view stores: all but a customer's name, which is personal data, and those that only the host sets. */
export function viewFilters(filters: LeadFilters): LeadFilters {
  const { displayLead, sources } = DEFAULT_FILTERS;
  return changeFilters(filters, { name: undefined, contactInformationIds: undefined, displayLead, sources });
}

/** The validation error of a view's name, or null. Ignores case. */
export function nameError(name: string, others: readonly SavedView[]): 'empty' | 'taken' | null {
  const wanted = name.trim().toLocaleLowerCase();
  if (wanted === '') return 'empty';
  return others.some((other) => other.name.toLocaleLowerCase() === wanted) ? 'taken' : null;
}

type ViewQuery = Omit<BoardQuery, 'page'>;

/** The query that shows a view. The fields that only the host sets come from the current filters. */
export function viewQuery(view: SavedView, { displayLead, sources }: LeadFilters): ViewQuery {
  return { filters: changeFilters(readFilters(view.filters), { displayLead, sources }), sort: view.sort };
}

/** The view that a board shows now; undefined if it shows none. */
export function activeView(views: readonly SavedView[], { filters, sort }: ViewQuery): SavedView | undefined {
  return views.find((view) => view.sort === sort && sameFilters(viewQuery(view, filters).filters, filters));
}

type Views = readonly SavedView[];

export const changeView = (views: Views, id: string, change: Partial<SavedView>): Views =>
  views.map((view) => (view.id === id ? { ...view, ...change } : view));

export const withoutView = (views: Views, id: string): Views => views.filter((view) => view.id !== id);

/** Puts a view back where it was. Meanwhile another one may start the board. */
export function restoreView(views: Views, view: SavedView, index: number): Views {
  const hasDefault = views.some(({ isDefault }) => isDefault);
  const back = hasDefault ? { ...view, isDefault: false } : view;
  return withoutView(views, view.id).toSpliced(index, 0, back);
}

/** Sets the view that the board starts with. Null for none. */
export const startWith = (views: Views, id: string | null): Views =>
  views.map((view) => ({ ...view, isDefault: view.id === id }));
