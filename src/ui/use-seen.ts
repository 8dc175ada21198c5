import { useEffect, useState } from 'react';

/** After this time on screen, lazy modules are loaded, in milliseconds. */
const SEEN_FOR_MS = 300;

/**
 * True when something has been on screen for a while. Loads of lower priority wait for it.
 * @param forMs milliseconds
 */
export function useSeen(isShown: boolean, forMs = SEEN_FOR_MS): boolean {
  const [isSeen, setSeen] = useState(false);
  useEffect(() => {
    if (!isShown) return;
    const timer = setTimeout(setSeen, forMs, true);
    return () => clearTimeout(timer);
  }, [isShown, forMs]);
  return isSeen;
}
