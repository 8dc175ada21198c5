import { useSetAtom } from 'jotai';
import { useEffect, useRef } from 'react';
import { forgetNoteDraftsAtom } from '../../state/note-draft.js';

/** Forgets what was being written for a provider when its widget goes on to another one. */
export function useProviderDrafts(spId: string): void {
  const last = useRef(spId);
  const forget = useSetAtom(forgetNoteDraftsAtom);
  useEffect(() => {
    if (last.current !== spId) forget(last.current);
    last.current = spId;
  }, [spId, forget]);
}
