import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * Keeps the header that was pressed where it is on the screen while a card above it closes: without this the lead that
 * was just opened would slide out of view.
 * @returns takes the pressed lead's place down, before it opens
 */
export function useSteadyRow(list: RefObject<HTMLElement | null>, openLeadId: string | null): (leadId: string) => void {
  const held = useRef<{ readonly leadId: string; readonly top: number } | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: measured again when another lead has opened
  useLayoutEffect(() => {
    const before = held.current;
    held.current = null;
    const row = before && rowOf(list.current, before.leadId);
    if (!before || !row) return;
    const moved = row.getBoundingClientRect().top - before.top;
    if (moved !== 0) scrollerOf(row).scrollBy({ top: moved, behavior: 'instant' });
  }, [openLeadId, list]);
  return (leadId) => {
    const row = rowOf(list.current, leadId);
    held.current = row && { leadId, top: row.getBoundingClientRect().top };
  };
}

function rowOf(list: HTMLElement | null, leadId: string): Element | null {
  return [...(list?.children ?? [])].find((row) => row.getAttribute('data-lead-id') === leadId) ?? null;
}

/** What scrolls an element: the nearest box that does, across shadow roots, or the page. */
function scrollerOf(element: Element): Element | Window {
  for (
    let node: Node | null = element;
    node !== null;
    node = node instanceof ShadowRoot ? node.host : node.parentNode
  ) {
    if (!(node instanceof Element) || node === document.body || node === document.documentElement) continue;
    if (/auto|scroll/.test(getComputedStyle(node).overflowY) && node.scrollHeight > node.clientHeight) return node;
  }
  return window;
}
