import { type RefObject, useCallback, useEffect, useRef } from 'react';
import type { MessageThread } from '../../state/message-thread.js';
import { focusFirstOf } from '../../ui/focused-in.js';

export interface FocusWays {
  /** To the box; where a finger types to the messages, since a keyboard would cover them. */
  toBox(): void;
  /** What has been pressed goes away with the failure that it mends. */
  afterRetry(): void;
}

/** Where the focus goes when the button that was pressed goes away. */
export function useFocusWays(region: RefObject<HTMLElement | null>, phase: MessageThread['phase']): FocusWays {
  const hasRetried = useRef(false);
  const toBox = useCallback(() => {
    const find = (selector: string) => region.current?.querySelector<HTMLElement>(selector);
    const box = matchMedia('(pointer: fine)').matches ? find('.bar textarea') : null;
    focusFirstOf([box, find('.scroller'), find('.unavailable > .btn')]);
  }, [region]);
  useEffect(() => {
    if (!hasRetried.current) return;
    if (phase === 'loading') return toBox();
    hasRetried.current = false;
    if (phase !== 'failed' && phase !== 'dead') return;
    focusFirstOf([region.current?.querySelector<HTMLElement>('.unavailable > .btn')]);
  }, [phase, region, toBox]);
  return {
    toBox,
    afterRetry: () => {
      hasRetried.current = true;
    },
  };
}
