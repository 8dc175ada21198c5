import type { Page } from 'playwright';

export interface Target {
  readonly name: string;
  /** The smaller side of what takes its presses, px; capped well above 44. */
  readonly size: number;
  /** The distance to the nearest other target, px; Infinity without one. */
  readonly gap: number;
  readonly nearest: string;
}

/**
 * Measures every visible target of a widget by where its presses land, so that areas beyond what is drawn count and what
 * lies over it does not. With a dialog or a popup open, only what is in it.
 *
 * Left out: links within a sentence, whose size is that of their line.
 */
export function measureTargets(page: Page, tag: string): Promise<readonly Target[]> {
  return page.evaluate((name) => {
    const CAP = 64;
    const root = document.querySelector(name)?.shadowRoot;
    if (!root) throw new Error(`There is no <${name}>.`);
    // What is open last lies over the rest.
    const scope = [...root.querySelectorAll('dialog:modal, :popover-open')].at(-1) ?? root;

    const isInSentence = (element: Element) =>
      element instanceof HTMLAnchorElement &&
      getComputedStyle(element).display === 'inline' &&
      (element.parentElement?.textContent ?? '').trim() !== (element.textContent ?? '').trim();
    const isThere = (element: HTMLElement) => {
      const { width, height } = element.getBoundingClientRect();
      return (
        element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
        width > 2 &&
        height > 2 &&
        !element.closest('[inert], [aria-hidden="true"], :disabled') &&
        !isInSentence(element)
      );
    };
    const found = [...scope.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, summary')];
    const targets = new Set(
      found
        .map((element) => (element.matches('[type=checkbox], [type=radio]') ? element.closest('label') : element))
        .filter((element) => element !== null)
        .filter(isThere),
    );

    const hits = (target: HTMLElement, x: number, y: number) => {
      const at = root.elementFromPoint(x, y);
      if (at === null) return false;
      if (target.contains(at) && at.closest('a[href], button, input, select, textarea, summary, label') === target) {
        return true;
      }
      if (target instanceof HTMLLabelElement) return target.contains(at);
      return at.closest('label')?.control === target;
    };
    const measured = [...targets].map((target) => {
      target.scrollIntoView({ block: 'center', behavior: 'instant' });
      const { left, right, top, bottom } = target.getBoundingClientRect();
      const x = (left + right) / 2;
      const y = (top + bottom) / 2;
      const reach = (byX: number, byY: number) => {
        let steps = 0;
        while (steps < CAP && hits(target, x + byX * (steps + 1), y + byY * (steps + 1))) steps += 0.5;
        return steps;
      };
      const isHit = hits(target, x, y);
      const [west, east, north, south] = isHit ? [reach(-1, 0), reach(1, 0), reach(0, -1), reach(0, 1)] : [0, 0, 0, 0];
      const label = (target.getAttribute('aria-label') ?? target.textContent ?? '').trim().slice(0, 40);
      return {
        target,
        reach: { west, east, north, south },
        name: `${target.localName}.${target.className || target.getAttribute('type') || ''} "${label}"`,
        size: Math.round(Math.min(west + east, north + south) + 1),
      };
    });
    // Afterwards, because measuring scrolls.
    const boxes = measured.map(({ target, reach }) => {
      const { left, right, top, bottom } = target.getBoundingClientRect();
      const [x, y] = [(left + right) / 2, (top + bottom) / 2];
      const beyond = (reached: number, drawn: number) => (reached > drawn + 1 && reached < CAP ? reached : drawn);
      const [halfWidth, halfHeight] = [(right - left) / 2, (bottom - top) / 2];
      return {
        left: x - beyond(reach.west, halfWidth),
        right: x + beyond(reach.east, halfWidth),
        top: y - beyond(reach.north, halfHeight),
        bottom: y + beyond(reach.south, halfHeight),
      };
    });
    return measured.map(({ name: own, size }, index) => {
      const box = boxes[index]!;
      let gap = Number.POSITIVE_INFINITY;
      let nearest = '';
      boxes.forEach((other, at) => {
        if (at === index) return;
        const apartX = Math.max(other.left - box.right, box.left - other.right);
        const apartY = Math.max(other.top - box.bottom, box.top - other.bottom);
        // One lies in the other: its own area is what counts.
        if (apartX < -1 && apartY < -1) return;
        const apart = Math.max(apartX, apartY);
        if (apart >= gap) return;
        gap = Math.round(apart);
        nearest = measured[at]?.name ?? '';
      });
      return { name: own, size, gap, nearest };
    });
  }, tag);
}
