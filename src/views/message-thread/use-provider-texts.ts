import { useSetAtom } from 'jotai';
import { useEffect, useRef } from 'react';
import { forgetProviderTextsAtom } from '../../state/message-thread-outbox.js';

/** Takes what was written for a provider off the device when the widget goes on to another one. */
export function useProviderTexts(spId: string): void {
  const last = useRef(spId);
  const forget = useSetAtom(forgetProviderTextsAtom);
  useEffect(() => {
    if (last.current !== spId) forget(last.current);
    last.current = spId;
  }, [spId, forget]);
}
