import { useEffect, useState, useSyncExternalStore } from 'react';
import type { LazyModule } from '../../ui/lazy-module.js';

/** Loads a module while `isWanted`. */
export function usePreload(module: LazyModule<unknown>, isWanted: boolean) {
  const [attempt, setAttempt] = useState(0);
  const [failedAttempt, setFailedAttempt] = useState<number | null>(null);
  // Also when somebody else loads it, or when it loads before the effect.
  const isLoaded = useSyncExternalStore(module.onLoad, () => module.loaded !== null);
  useEffect(() => {
    if (!isWanted || isLoaded) return;
    let isOver = false;
    module.load().catch(() => isOver || setFailedAttempt(attempt));
    return () => {
      isOver = true;
    };
  }, [module, isWanted, isLoaded, attempt]);
  const hasFailed = isWanted && !isLoaded && failedAttempt === attempt;
  // When it is ready, its views can be drawn without a fallback, or their boundary shows the failure.
  return { isReady: isLoaded || hasFailed, hasFailed, retry: () => setAttempt(attempt + 1) };
}
