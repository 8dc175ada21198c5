import { useLayoutEffect, useState } from 'react';
import type { RouteMatch } from '../../domain/route/match-route.js';
import { useWidget } from '../widget/widget-context.js';
import type { Way } from './use-standing.js';

/** What the app shows, and how it came to. */
export interface Shown {
  readonly match: RouteMatch;
  /** Another key is another view. */
  readonly key: string;
  /** How many views were shown before. */
  readonly turn: number;
  readonly way: Way;
  /** Where the focus was when the view before was taken away. */
  readonly focus: 'inside' | 'outside' | 'nowhere';
}

/** What is shown follows the address one step behind: before a view goes, it is seen where the focus is. */
export function useShown(match: RouteMatch, way: Way, host: HTMLElement): Shown {
  const { root } = useWidget();
  const key = viewKey(match);
  const [shown, setShown] = useState<Shown>(() => ({ match, key, turn: 0, way, focus: 'outside' }));
  useLayoutEffect(() => {
    if (key !== shown.key) setShown({ match, key, turn: shown.turn + 1, way, focus: focusOf(root, host) });
  }, [key, shown, match, way, root, host]);
  return key === shown.key ? { ...shown, match } : shown;
}

/** Only what a view is given tells it from another: the rest of the address may change under it. */
function viewKey(match: RouteMatch): string {
  if (match.kind === 'not-found') return `${match.kind} ${match.path}`;
  if (match.kind === 'elsewhere') return match.kind;
  // The steps of a funnel are one view: it goes from one to the next itself.
  return match.tag === 'raq-funnel' ? match.tag : JSON.stringify([match.tag, match.values]);
}

function focusOf(root: Node, host: HTMLElement): Shown['focus'] {
  if (root instanceof ShadowRoot && root.activeElement !== null) return 'inside';
  const { body, activeElement } = host.ownerDocument;
  return activeElement === null || activeElement === body ? 'nowhere' : 'outside';
}
