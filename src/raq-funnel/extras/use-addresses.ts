import { useEffect, useRef, useState } from 'react';
import { useWidget } from '../../element/widget/widget-context.js';
import { addressIn, isAt, suggestionsIn } from '../funnel/host-address.js';
import type { AddressSuggestion, StreetAddress } from '../funnel/host-functions.js';
import { callHostFunction, hostFunction } from '../state/host-function.js';

/** How long typing must pause before the host is asked, in milliseconds. */
const TYPING_MS = 200;
/** The number of letters from which streets are looked up. */
const QUERY_MIN = 3;
/** The time that the host has for an answer, in milliseconds. */
const LIMIT_MS = 5000;

interface Found {
  readonly phase: 'idle' | 'loading' | 'failed';
  readonly suggestions: readonly AddressSuggestion[];
}

const NOTHING: Found = { phase: 'idle', suggestions: [] };

export interface Addresses {
  readonly found: Found;
  /** Looks up what was typed, after a pause. An older question is dropped. */
  readonly look: (text: string) => void;
  /**
   * The address of a suggestion. The host is asked for it where it has not given it.
   * @returns null if it cannot be had; `elsewhere` if it is at another postal code
   */
  readonly resolve: (suggestion: AddressSuggestion) => Promise<StreetAddress | 'elsewhere' | null>;
}

/** Asks the host's provider for streets. */
export function useAddresses(provider: object | undefined, postalCode: string): Addresses {
  const { session, format } = useWidget();
  const [found, setFound] = useState(NOTHING);
  const question = useRef(new AbortController());
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const hasFailed = useRef(false);
  const stop = () => {
    clearTimeout(timer.current);
    question.current.abort();
    question.current = new AbortController();
    return question.current.signal;
  };
  useEffect(
    () => () => {
      clearTimeout(timer.current);
      question.current.abort();
    },
    [],
  );

  const ask = async (query: string, signal: AbortSignal) => {
    const suggest = hostFunction(provider, 'suggest');
    const answer = await callHostFunction(session, {
      operation: 'suggestAddress',
      call: (own) => {
        if (suggest === undefined) throw new TypeError('There is no suggest().');
        return suggest(query, { signal: own, postalCode, locale: format.locale });
      },
      read: (value) => suggestionsIn(value, postalCode),
      signal,
      limitMs: LIMIT_MS,
      isQuiet: hasFailed.current,
    });
    if (answer.kind === 'aborted') return;
    hasFailed.current = answer.kind === 'failed';
    setFound(answer.kind === 'done' ? { phase: 'idle', suggestions: answer.value } : { ...NOTHING, phase: 'failed' });
  };
  return {
    found,
    look(text) {
      const signal = stop();
      const query = text.trim();
      if (query.length < QUERY_MIN) return setFound(NOTHING);
      setFound((now) => ({ ...now, phase: 'loading' }));
      timer.current = setTimeout(() => void ask(query, signal), TYPING_MS);
    },
    async resolve({ id, label, address }) {
      const signal = stop();
      setFound(NOTHING);
      const resolve = hostFunction(provider, 'resolve');
      if (address !== undefined || resolve === undefined) return address ?? { firstLine: label };
      const answer = await callHostFunction(session, {
        operation: 'resolveAddress',
        call: (own) => resolve(id, { signal: own }),
        read: addressIn,
        signal,
        limitMs: LIMIT_MS,
      });
      if (answer.kind !== 'done') return null;
      return isAt(answer.value, postalCode) ? answer.value : 'elsewhere';
    },
  };
}
