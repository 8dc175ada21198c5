import { elementsIn } from './elements-in.js';

/** Elements that show a failure. */
const SIGNS = '[role=alert], [role=status], [aria-invalid=true], [part~=error], [part~=not-found], .failed, .err';

/**
 * Checks that the story of a failure shows the failure to a designer.
 * @throws Error if the end of the play function hides it
 */
export function expectFailureInView(canvas: Element): void {
  const isSaid = [...elementsIn(canvas), ...elementsIn(document)].some(
    (element) => element.matches(SIGNS) && element.checkVisibility() && element.textContent?.trim() !== '',
  );
  if (!isSaid) throw new Error('This story has the tag failure, and ends with no failure in view.');
}
