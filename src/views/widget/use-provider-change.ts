import { useEffect, useRef } from 'react';

/**
 * Tells when a widget goes on to another provider, so that what was being written for the one before is forgotten.
 * @param forget gets the provider before
 */
export function useProviderChange(spId: string, forget: (before: string) => void): void {
  const last = useRef(spId);
  useEffect(() => {
    if (last.current !== spId) forget(last.current);
    last.current = spId;
  }, [spId, forget]);
}
