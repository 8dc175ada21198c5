/** Edges of something on the screen, px in the viewport. */
export interface Edges {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

interface Size {
  width: number;
  height: number;
}

/** Room to the edges of the widget and of the viewport, px. */
const room = 16;

const within = (value: number, least: number, most: number) => Math.max(least, Math.min(value, most));

/**
 * Where a toast stands: in the middle of its widget, at the lower edge of what can be seen of it; or at the upper edge
 * where it would otherwise cover what has the focus. WCAG 2.4.11.
 *
 * @param focused edges of what has the focus in the widget, if anything has
 * @returns px in the viewport
 */
export function toastPlace(
  widget: Edges,
  view: Size,
  toast: Size,
  focused: Edges | null,
): { left: number; top: number } {
  const center = (widget.left + widget.right - toast.width) / 2;
  const left = within(center, Math.min(room, (view.width - toast.width) / 2), view.width - toast.width - room);
  const lowest = view.height - toast.height - room;
  const low = within(widget.bottom - toast.height - room, room, lowest);
  const high = within(widget.top + room, room, lowest);
  const covers = (top: number) =>
    focused !== null &&
    left < focused.right &&
    left + toast.width > focused.left &&
    top < focused.bottom &&
    top + toast.height > focused.top;
  return { left, top: covers(low) && !covers(high) ? high : low };
}
