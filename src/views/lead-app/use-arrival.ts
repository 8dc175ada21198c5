import { type RefObject, useLayoutEffect, useMemo } from 'react';
import { placeKept } from './kept-place.js';
import { createScrollKeeper, type ScrollKeeper, showTop } from './scroll-keeper.js';
import type { Shown } from './use-shown.js';

/**
 * Scrolling and focus on a change of view. The new view takes the focus of the one that has gone, or of a person who had
 * none; Back and Forward bring each page's place back, anything else begins at the app's top. The first view moves nothing
 * but where a reload left it.
 * @param inHistory whether the app's places are entries of the browser's history
 */
export function useArrival(
  { turn, way, focus }: Shown,
  host: HTMLElement,
  region: RefObject<HTMLElement | null>,
  inHistory: boolean,
): ScrollKeeper {
  const keeper = useMemo(() => createScrollKeeper(host), [host]);
  useLayoutEffect(() => (inHistory ? keeper.listen() : undefined), [keeper, inHistory]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once a view
  useLayoutEffect(() => {
    const returns = inHistory && (turn === 0 || way === 'back');
    keeper.await(returns ? placeKept() : undefined);
    if (turn === 0) return;
    if (focus === 'inside' || (focus === 'nowhere' && way !== 'host')) region.current?.focus({ preventScroll: true });
    if (way !== 'back') showTop(host);
  }, [turn]);
  return keeper;
}
