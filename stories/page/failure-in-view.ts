import { elementsIn } from './elements-in.js';

/** What says on the screen that something has failed. */
const SIGNS = '[role=alert], [role=status], [aria-invalid=true], [part~=error], [part~=not-found], .failed, .err';

/**
 * A designer opens the story of a failure to see the failure.
 * @throws Error where the play has gone on until nothing on the screen says so any more
 */
export function expectFailureInView(canvas: Element): void {
  const isSaid = [...elementsIn(canvas), ...elementsIn(document)].some(
    (element) => element.matches(SIGNS) && element.checkVisibility() && element.textContent?.trim() !== '',
  );
  if (!isSaid) throw new Error('This story has the tag failure, and ends with no failure in view.');
}
