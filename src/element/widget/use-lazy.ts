import { useEffect, useState, useTransition } from 'react';
import type { LazyModule } from '../../ui/lazy-module.js';

export interface Preload {
  /** Its views can be drawn without a fallback, or have failed to load, which their boundary shows. */
  readonly isReady: boolean;
  readonly hasFailed: boolean;
  /** Loads it again after a failure. */
  readonly retry: () => void;
}

/** Loads a module while `isWanted`. */
export function usePreload(module: LazyModule<unknown>, isWanted: boolean): Preload {
  const [attempt, setAttempt] = useState(0);
  const [failedAttempt, setFailedAttempt] = useState<number | null>(null);
  const [, setLoaded] = useState(module.loaded !== null);
  useEffect(() => {
    if (!isWanted || module.loaded !== null) return;
    let isOver = false;
    // Also when somebody else loads it after a failure.
    const stop = module.onLoad(() => setLoaded(true));
    module.load().catch(() => isOver || setFailedAttempt(attempt));
    return () => {
      isOver = true;
      stop();
    };
  }, [module, isWanted, attempt]);
  const isLoaded = module.loaded !== null;
  const hasFailed = isWanted && !isLoaded && failedAttempt === attempt;
  return { isReady: isLoaded || hasFailed, hasFailed, retry: () => setAttempt(attempt + 1) };
}

export interface LazyOpening {
  readonly isOpen: boolean;
  /** It was opened, and its code is loading. */
  readonly isLoading: boolean;
  readonly open: () => void;
  readonly close: () => void;
}

/**
 * Whether a lazy view is open that a person opens. What is shown stays until its code is loaded: its `LazyBoundary` must
 * be mounted before.
 */
export function useLazyOpening(module: LazyModule<unknown>): LazyOpening {
  const [isOpen, setOpen] = useState(false);
  const [isLoading, startTransition] = useTransition();
  return {
    isOpen,
    isLoading,
    open: () => {
      // After a failure, this is another try.
      module.preload();
      if (module.loaded === null) startTransition(() => setOpen(true));
      else setOpen(true);
    },
    close: () => setOpen(false),
  };
}
