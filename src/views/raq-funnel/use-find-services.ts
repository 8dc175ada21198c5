import { useSetAtom } from 'jotai';
import { useCallback, useEffect, useRef } from 'react';
import { findServicesAtom } from '../../state/raq-funnel-services.js';
import type { FunnelCaller } from '../../state/raq-funnel-store.js';

/** Milliseconds without a key before services are looked for. */
const TYPING_MS = 200;

/** Looks for services once a person has stopped typing. */
export function useFindServices(caller: FunnelCaller): (query: string) => void {
  const find = useSetAtom(findServicesAtom);
  const typing = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(typing.current), []);
  return useCallback(
    (query) => {
      clearTimeout(typing.current);
      typing.current = setTimeout(() => void find({ ref: caller, query }), TYPING_MS);
    },
    [find, caller],
  );
}
