import { useRef, useState } from 'react';
import type { LazyModule } from '../ui/lazy-module.js';

/**
 * Whether a lazy view is open that a person opens. Its code is loaded first, so what is shown stays until then. If the
 * code cannot be loaded, the view opens only when the person presses again.
 */
export function useLazyOpening(module: LazyModule<unknown>) {
  const [phase, setPhase] = useState<'closed' | 'loading' | 'failed' | 'open'>('closed');
  const opener = useRef<HTMLButtonElement>(null);
  const change = (from: typeof phase, to: typeof phase) => () => setPhase((now) => (now === from ? to : now));
  const open = () => {
    if (module.loaded !== null) return setPhase('open');
    setPhase('loading');
    module.load().then(change('loading', 'open'), () => {
      setPhase('failed');
      module.onLoad(change('failed', 'closed'));
    });
  };
  return {
    isOpen: phase === 'open',
    isLoading: phase === 'loading',
    hasFailed: phase === 'failed',
    open,
    /** Opens it again after a failure. The button that opens it gets the focus, because Retry disappears. */
    retry: () => {
      opener.current?.focus();
      open();
    },
    /** The button that opens it. */
    opener,
    close: () => setPhase('closed'),
    /** The person went elsewhere before it was loaded. */
    onBlur: change('loading', 'closed'),
  };
}
