/** A place in the page under test, px, as a place in the window around its frame, px. */
export function inWindow({ x, y }: { x: number; y: number }): { x: number; y: number } {
  const outer = window.frameElement?.getBoundingClientRect() ?? new DOMRect(0, 0, innerWidth, innerHeight);
  const scale = outer.width / innerWidth || 1;
  return { x: outer.left + x * scale, y: outer.top + y * scale };
}
