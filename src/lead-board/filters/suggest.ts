import { atom } from 'jotai/vanilla';
import { type Outcome, runCall, type WidgetSession } from '../../element/run-call.js';
import { leadsAtom } from '../../lead-card/lead/lead-state.js';
import type { Store } from '../../session/session.js';
import { type BoardId, leadBoardsAtom } from '../list/board-state.js';
import { categoryChoices, type FilterChoice, locationChoices, memberChoices, type SuggestKind } from './search.js';

const namesByIdAtom = atom<ReadonlyMap<string, string>>(new Map());

/** Keeps the names of suggested categories, because a filter holds only ids. */
function putCategoryNames(
  store: Store,
  categories: readonly { readonly categoryId: string; readonly categoryName: string }[],
) {
  const names = new Map(store.get(namesByIdAtom));
  for (const { categoryId, categoryName } of categories) names.set(categoryId, categoryName);
  store.set(namesByIdAtom, names);
}

/** The name of a category, from the suggestions or from a known lead; else its id. */
export const categoryNameAtom = atom((get) => {
  const names = get(namesByIdAtom);
  const leads = get(leadsAtom);
  return (categoryId: string): string => {
    const known = names.get(categoryId);
    if (known !== undefined) return known;
    for (const { category } of leads.values()) if (category.id === categoryId && category.name) return category.name;
    return categoryId;
  };
});

type Choices = readonly FilterChoice[];

interface SuggestRequest {
  readonly kind: SuggestKind;
  readonly query: string;
  /** Aborts the call when the person types on. */
  readonly signal: AbortSignal;
}

/** Loads suggestions for a text in a search filter. */
export async function suggestChoices(
  session: WidgetSession,
  id: BoardId,
  { kind, query, signal }: SuggestRequest,
): Promise<Outcome<Choices>> {
  const { store } = session;
  const board = store.get(leadBoardsAtom).get(id);
  if (board === undefined) return { kind: 'aborted' };
  const input = { serviceProviderId: board.spId, query: query.trim() };
  // No replay: the next key asks again.
  const common = { signal, replay: null };
  switch (kind) {
    case 'name':
      return runCall(session, {
        ...common,
        operation: 'suggestMembers',
        call: async (suggestMembers, options) => memberChoices((await suggestMembers(input, options)).members),
      });
    case 'location':
      return runCall(session, {
        ...common,
        operation: 'suggestLocations',
        call: async (suggestLocations, options) => locationChoices((await suggestLocations(input, options)).locations),
      });
    case 'category':
      return runCall(session, {
        ...common,
        operation: 'suggestCategories',
        call: async (suggestCategories, options) => {
          const { categories } = await suggestCategories(input, options);
          putCategoryNames(store, categories);
          return categoryChoices(categories, board.filters.categoryIds ?? []);
        },
      });
  }
}
