import { useEffect, useRef, useState } from 'react';

export interface Lingering {
  onPointerEnter(): void;
  onPointerLeave(): void;
  onFocus(): void;
  onBlur(): void;
}

/**
 * Ends something after a while. The clock stands still while a pointer or the focus is on it, or its page is not seen,
 * and starts again from the beginning.
 *
 * @param shown what is shown, by its id: another one gets a clock of its own; null for nothing
 * @param seconds undefined or 0 for ever
 * @returns handlers for what is shown
 */
export function useLingering(shown: string | null, seconds: number | undefined, onEnd: () => void): Lingering {
  const [isHovered, setHovered] = useState(false);
  const [isFocused, setFocused] = useState(false);
  const end = useRef(onEnd);
  end.current = onEnd;
  const isWatched = isHovered || isFocused;

  // What has gone under a pointer or a focus sends no event
  useEffect(() => {
    if (shown !== null) return;
    setHovered(false);
    setFocused(false);
  }, [shown]);

  useEffect(() => {
    if (shown === null || !seconds || isWatched) return;
    let timer = 0;
    const start = () => {
      clearTimeout(timer);
      if (!document.hidden) timer = window.setTimeout(() => end.current(), seconds * 1000);
    };
    start();
    document.addEventListener('visibilitychange', start);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', start);
    };
  }, [shown, seconds, isWatched]);

  return {
    onPointerEnter: () => setHovered(true),
    onPointerLeave: () => setHovered(false),
    onFocus: () => setFocused(true),
    onBlur: () => setFocused(false),
  };
}
