/** Where hosts have asked apps to go that had no view yet. */
const asked = new WeakMap<HTMLElement, string>();

export function askFor(app: HTMLElement, path: string): void {
  asked.set(app, path);
}

/** The path that was asked for last; it is given out once. */
export function takeAsked(app: HTMLElement): string | undefined {
  const path = asked.get(app);
  asked.delete(app);
  return path;
}
