import { useSetAtom } from 'jotai';
import { type ReactElement, useEffect, useState } from 'react';
import type { FilterChange } from '../../domain/lead-board/filter-change.js';
import type { FilterChoice } from '../../domain/lead-board/search.js';
import type { MessageKey } from '../../i18n/messages.js';
import { type SuggestKind, suggestAtom } from '../../state/lead/lead-suggest.js';
import type { BoardId } from '../../state/lead-board/lead-board.js';
import { Combobox } from '../../ui/list/combobox.js';
import { useWidget } from '../widget/widget-context.js';

/** A person who types this fast has not finished, in milliseconds. */
const TYPING_MS = 250;
/** One letter fits too much to be a help. */
const LEAST_LENGTH = 2;

const IDLE: Suggestions = { phase: 'idle', choices: [] };

export interface FilterSearchProps {
  readonly id: BoardId;
  readonly kind: SuggestKind;
  readonly label: string;
  readonly placeholder: string;
  readonly icon: string;
  readonly onFilter: (change: FilterChange) => void;
  /** The filter for a text that is entered as it is; undefined where the text is none yet. */
  readonly entered: (text: string) => FilterChange | undefined;
  /** Said when Enter comes too early. */
  readonly refusal: MessageKey | null;
}

const STATE_WORDS: Partial<Record<ReturnType<typeof useSuggestions>['phase'], MessageKey>> = {
  loading: 'searching',
  none: 'noSuggestions',
  failed: 'suggestionsFailed',
};

/** A filter that is found by typing. What is chosen becomes a tag, and the field is free for the next. */
export function FilterSearch(props: FilterSearchProps): ReactElement {
  const { id, kind, label, entered, refusal, onFilter } = props;
  const { t, format } = useWidget();
  const [text, setText] = useState('');
  const [isRefused, setRefused] = useState(false);
  const { phase, choices } = useSuggestions(id, kind, text);
  const filter = (change: FilterChange) => {
    setText('');
    setRefused(false);
    onFilter(change);
  };
  const words = STATE_WORDS[phase];
  return (
    <Combobox
      label={label}
      text={text}
      onText={(next) => {
        setText(next);
        setRefused(false);
      }}
      options={choices.map((choice) => ({
        id: choice.id,
        label: choice.label,
        detail: choice.place && t(choice.place === 'city' ? 'placeCity' : 'placeZip'),
        match: matchOf(choice, text),
      }))}
      onChoose={(option) => {
        const choice = choices.find((each) => each.id === option.id);
        if (choice !== undefined) filter(choice.change);
      }}
      onSubmit={(typed) => {
        const change = entered(typed);
        if (change !== undefined) filter(change);
        else setRefused(typed.trim() !== '');
      }}
      state={phase === 'ready' ? 'idle' : phase}
      stateText={words && t(words)}
      announcement={
        choices.length === 1 ? t('oneSuggestion') : t('suggestionCount', { count: format.count(choices.length) })
      }
      clearLabel={t('clearSearch', { field: label })}
      placeholder={props.placeholder}
      icon={props.icon}
      error={isRefused && refusal !== null ? t(refusal) : undefined}
    />
  );
}

/** Where a label has what was typed. */
function matchOf({ label }: FilterChoice, text: string): readonly [number, number] | undefined {
  const query = text.trim().toLowerCase();
  const lower = label.toLowerCase();
  const from = lower.length === label.length ? lower.indexOf(query) : -1;
  return from < 0 ? undefined : [from, from + query.length];
}

interface Suggestions {
  readonly phase: 'idle' | 'loading' | 'failed' | 'none' | 'ready';
  readonly choices: readonly FilterChoice[];
}

/** What is suggested for a text: asked for when the typing pauses, and never shown for a text that has changed since. */
function useSuggestions(id: BoardId, kind: SuggestKind, text: string): Suggestions {
  const { asker } = useWidget();
  const suggest = useSetAtom(suggestAtom);
  const [suggestions, setSuggestions] = useState(IDLE);
  const query = text.trim();
  useEffect(() => {
    if (query.length < LEAST_LENGTH) {
      setSuggestions(IDLE);
      return;
    }
    const controller = new AbortController();
    const { signal } = controller;
    const timer = setTimeout(async () => {
      setSuggestions(({ choices }) => ({ phase: 'loading', choices }));
      const outcome = await suggest({ id, kind, query, asker, signal });
      if (signal.aborted) return;
      if (outcome.kind === 'done')
        setSuggestions({ phase: outcome.value.length === 0 ? 'none' : 'ready', choices: outcome.value });
      else setSuggestions({ phase: 'failed', choices: [] });
    }, TYPING_MS);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [id, kind, query, asker, suggest]);
  return suggestions;
}
