import { useSetAtom } from 'jotai';
import { useEffect, useState } from 'react';
import type { FilterChoice } from '../../domain/lead-board/search.js';
import type { BoardId } from '../../state/lead-board.js';
import { type SuggestKind, suggestAtom } from '../../state/lead-suggest.js';
import { useWidget } from '../widget/widget-context.js';

/** A person who types this fast has not finished, in milliseconds. */
const TYPING_MS = 250;
/** One letter fits too much to be a help. */
const LEAST_LENGTH = 2;

export interface Suggestions {
  readonly phase: 'idle' | 'loading' | 'failed' | 'none' | 'ready';
  readonly choices: readonly FilterChoice[];
}

const IDLE: Suggestions = { phase: 'idle', choices: [] };

/** What is suggested for a text: asked for when the typing pauses, and never shown for a text that has changed since. */
export function useSuggestions(id: BoardId, kind: SuggestKind, text: string): Suggestions {
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
