import { useEffect, useState, useTransition } from 'react';
import type { LazyModule } from '../../ui/lazy-module.js';

export interface Preload {
  /** Its views can be drawn without a fallback, or have failed to load, which their boundary shows. */
  readonly isReady: boolean;
  readonly hasFailed: boolean;
}

/** Loads a module while `isWanted`. */
export function usePreload(module: LazyModule<unknown>, isWanted: boolean): Preload {
  const [phase, setPhase] = useState<'loading' | 'loaded' | 'failed'>(module.loaded === null ? 'loading' : 'loaded');
  useEffect(() => {
    if (!isWanted || module.loaded !== null) return;
    let isOver = false;
    const done = () => isOver || setPhase('loaded');
    // Also when a later try of somebody else loads it.
    const stop = module.onLoad(done);
    module.load().then(done, () => isOver || setPhase('failed'));
    return () => {
      isOver = true;
      stop();
    };
  }, [module, isWanted]);
  const isLoaded = phase === 'loaded' || module.loaded !== null;
  const hasFailed = isWanted && !isLoaded && phase === 'failed';
  return { isReady: isLoaded || hasFailed, hasFailed };
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
