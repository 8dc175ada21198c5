import { atom } from 'jotai/vanilla';
import { type ReactElement, useEffect, useRef, useState } from 'react';
import { type Outcome, runCall, type WidgetSession } from '../../element/run-call.js';
import { useWidget } from '../../element/widget/widget-context.js';
import { suggestCategories, suggestLocations, suggestMembers } from '../../gateway/calls/office-leads.js';
import type { MessageKey } from '../../i18n/messages.js';
import { leadsAtom } from '../../lead-card/lead/lead-state.js';
import type { Store } from '../../session/session.js';
import { pin, search, tag } from '../../ui/icons/lazy-icons.js';
import { Combobox } from '../../ui/list/combobox.js';
import { type BoardId, leadBoardsAtom } from '../list/board-state.js';
import {
  type BoardFilter,
  categoryChoices,
  type FilterChoice,
  locationChoices,
  memberChoices,
  type SuggestKind,
} from './board-filter-rules.js';
import type { FilterChange } from './filter-rules.js';

const TYPING_MS = 250;
const LEAST_LENGTH = 2;

const IDLE: Suggestions = { phase: 'idle', choices: [], query: '' };

const ICONS: Readonly<Record<SuggestKind, string>> = { category: tag, name: search, location: pin };

/** A text in a search that is not a filter yet. */
export interface TypedText {
  readonly text: string;
  /** The text was entered, and has not become a filter or been typed over since. */
  readonly isEntered: boolean;
}

export const NOTHING_TYPED: TypedText = { text: '', isEntered: false };

interface FilterSearchProps {
  readonly id: BoardId;
  readonly filter: Extract<BoardFilter, { control: 'search' }>;
  readonly typed: TypedText;
  readonly onTyped: (typed: TypedText) => void;
  readonly onChange: (change: FilterChange) => void;
}

const STATE_MESSAGES: Partial<Record<ReturnType<typeof useSuggestions>['phase'], MessageKey>> = {
  loading: 'searching',
  none: 'noSuggestions',
  failed: 'suggestionsFailed',
};

/** A text field with suggestions. What a person chooses becomes a tag, and the field is empty again. */
export function FilterSearch({ id, filter, typed, onTyped, onChange }: FilterSearchProps): ReactElement {
  const { suggest, entered, error } = filter;
  const { t, plural } = useWidget();
  const label = t(filter.label);
  const { text, isEntered } = typed;
  const input = useRef<HTMLInputElement>(null);
  const { phase, choices, query } = useSuggestions(id, suggest, text);
  const change = (fields: FilterChange) => {
    onTyped(NOTHING_TYPED);
    onChange(fields);
  };
  const isTooShort = text.trim().length < LEAST_LENGTH;
  const isAnswered = isTooShort || (query === text.trim() && phase !== 'loading');
  const found = isEntered ? (entered?.(text) ?? (isAnswered ? choices[0]?.change : undefined)) : undefined;
  // The text may be entered before the suggestions are here.
  useEffect(() => {
    if (found !== undefined) change(found);
  });
  const isUnresolved = isEntered && found === undefined;
  // It may be entered by a button of the sheet.
  useEffect(() => {
    if (isUnresolved) input.current?.focus();
  }, [isUnresolved]);
  const findError = (): MessageKey | undefined => {
    if (!isUnresolved || !isAnswered) return undefined;
    if (isTooShort) return 'nameTooShort';
    return phase === 'failed' ? 'suggestionsFailed' : error;
  };
  const errorKey = findError();
  const stateText = STATE_MESSAGES[phase];
  return (
    <Combobox
      label={label}
      text={text}
      inputRef={input}
      onText={(next) => onTyped({ text: next, isEntered: false })}
      options={choices.map((choice) => ({
        id: choice.id,
        label: choice.label,
        detail: choice.place && t(choice.place === 'city' ? 'placeCity' : 'placeZip'),
        match: matchOf(choice, text),
      }))}
      onChoose={(option) => {
        const choice = choices.find((each) => each.id === option.id);
        if (choice !== undefined) change(choice.change);
      }}
      onSubmit={() => onTyped({ text, isEntered: text.trim() !== '' })}
      state={phase === 'ready' ? 'idle' : phase}
      stateText={stateText && t(stateText, { query })}
      announcement={plural(choices.length, 'oneSuggestion', 'suggestionCount')}
      clearLabel={t('clearSearch', { field: label })}
      placeholder={t(filter.placeholder)}
      icon={ICONS[suggest]}
      hint={isEntered && !isAnswered ? t('searching') : undefined}
      error={errorKey && t(errorKey)}
    />
  );
}

function matchOf({ label }: FilterChoice, text: string): readonly [number, number] | undefined {
  const query = text.trim().toLowerCase();
  const lower = label.toLowerCase();
  const from = lower.length === label.length ? lower.indexOf(query) : -1;
  return from < 0 ? undefined : [from, from + query.length];
}

interface Suggestions {
  readonly phase: 'idle' | 'loading' | 'failed' | 'none' | 'ready';
  readonly choices: readonly FilterChoice[];
  readonly query: string;
}

/** Loads suggestions when the typing pauses. Suggestions for an older text are never shown. */
function useSuggestions(id: BoardId, kind: SuggestKind, text: string): Suggestions {
  const { session } = useWidget();
  const [suggestions, setSuggestions] = useState(IDLE);
  const query = text.trim();
  const isTooShort = query.length < LEAST_LENGTH;
  if (isTooShort && suggestions !== IDLE) setSuggestions(IDLE);
  useEffect(() => {
    if (isTooShort) return;
    const controller = new AbortController();
    const { signal } = controller;
    const timer = setTimeout(async () => {
      setSuggestions((shown) => ({ ...shown, phase: 'loading' }));
      const outcome = await suggestChoices(session, id, { kind, query, signal });
      if (signal.aborted) return;
      if (outcome.kind === 'done')
        setSuggestions({ phase: outcome.value.length === 0 ? 'none' : 'ready', choices: outcome.value, query });
      else setSuggestions({ phase: 'failed', choices: [], query });
    }, TYPING_MS);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [id, kind, query, isTooShort, session]);
  return suggestions;
}

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

async function suggestChoices(
  session: WidgetSession,
  id: BoardId,
  { kind, query, signal }: SuggestRequest,
): Promise<Outcome<Choices>> {
  const { store } = session;
  const board = store.get(leadBoardsAtom).get(id);
  if (board === undefined) return { kind: 'aborted' };
  const input = { serviceProviderId: board.spId, query };
  // No replay: the next key asks again.
  const common = { signal, replay: null };
  switch (kind) {
    case 'name':
      return runCall(session, {
        ...common,
        definition: suggestMembers,
        call: async (send, options) => memberChoices((await send(input, options)).members),
      });
    case 'location':
      return runCall(session, {
        ...common,
        definition: suggestLocations,
        call: async (send, options) => locationChoices((await send(input, options)).locations),
      });
    case 'category':
      return runCall(session, {
        ...common,
        definition: suggestCategories,
        call: async (send, options) => {
          const { categories } = await send(input, options);
          putCategoryNames(store, categories);
          return categoryChoices(categories, board.filters.categoryIds ?? []);
        },
      });
  }
}
