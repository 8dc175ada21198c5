/** Room above and below the options, px. */
const inset = 4;

/** Scrolls a list, and nothing around it, until this option of it can be seen. */
export function revealOption(option: HTMLElement | null): void {
  const list = option?.parentElement;
  if (!option || !list) return;
  const above = option.offsetTop - inset;
  const below = option.offsetTop + option.offsetHeight + inset - list.clientHeight;
  list.scrollTop = Math.max(below, Math.min(above, list.scrollTop));
}
