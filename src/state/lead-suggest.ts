import { atom } from 'jotai/vanilla';
import { categoryChoices, type FilterChoice, locationChoices, memberChoices } from '../domain/lead-board/search.js';
import { type Asker, ask, type Outcome } from './asker.js';
import { lateMethodOf } from './late-method.js';
import { type BoardId, leadBoardsAtom } from './lead-board.js';
import { putCategoryNamesAtom } from './lead-category.js';
import { connectionAtom } from './store.js';

/** The filters of a board that suggest while a person types. */
export type SuggestKind = 'category' | 'name' | 'location';

type Choices = readonly FilterChoice[];

export interface SuggestRequest {
  readonly id: BoardId;
  readonly kind: SuggestKind;
  readonly query: string;
  readonly asker: Asker;
  /** Ends the call when more has been typed. */
  readonly signal: AbortSignal;
}

/** Asks what fits what is being typed into a filter of the board. Spec §3 Suggestions for filters. */
export const suggestAtom = atom(null, async (get, set, request: SuggestRequest): Promise<Outcome<Choices>> => {
  const { id, kind, query, asker, signal } = request;
  const board = get(leadBoardsAtom).get(id);
  if (board === undefined) return { kind: 'aborted' };
  const connection = get(connectionAtom);
  const input = { serviceProviderId: board.spId, query: query.trim() };
  switch (kind) {
    case 'name':
      return ask(asker, 'suggestMembers', async () => {
        const { members } = await (await lateMethodOf(connection, 'suggestMembers'))(input, { signal });
        return memberChoices(members);
      });
    case 'location':
      return ask(asker, 'suggestLocations', async () => {
        const { locations } = await (await lateMethodOf(connection, 'suggestLocations'))(input, { signal });
        return locationChoices(locations);
      });
    case 'category':
      return ask(asker, 'suggestCategories', async () => {
        const { categories } = await (await lateMethodOf(connection, 'suggestCategories'))(input, { signal });
        set(putCategoryNamesAtom, categories);
        return categoryChoices(categories, board.filters.categoryIds ?? []);
      });
  }
});
