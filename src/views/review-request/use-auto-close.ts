import { useEffect, useRef } from 'react';

/**
 * Ends something by itself; the time stands still while it waits, and goes on from where it stood.
 * @param ms 0 or less is never
 */
export function useAutoClose(ms: number, isWaiting: boolean, onEnd: () => void): void {
  const left = useRef(ms);
  const end = useRef(onEnd);
  end.current = onEnd;
  useEffect(() => {
    if (ms <= 0 || isWaiting) return;
    const from = performance.now();
    const timer = setTimeout(() => end.current(), left.current);
    return () => {
      clearTimeout(timer);
      left.current = Math.max(0, left.current - (performance.now() - from));
    };
  }, [ms, isWaiting]);
}
