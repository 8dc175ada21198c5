/** A node and all open shadow roots below it. */
function* roots(node: Document | ShadowRoot): Generator<Document | ShadowRoot> {
  yield node;
  for (const { shadowRoot } of node.querySelectorAll('*')) if (shadowRoot) yield* roots(shadowRoot);
}

/** A longer movement is no transition, but a spinner or the time until a dialog closes. In milliseconds. */
const LASTING_MS = 2000;

const moving = () =>
  [...roots(document)]
    .flatMap((root) => root.getAnimations())
    .filter(({ playState, timeline }) => playState === 'running' && timeline === document.timeline)
    .filter(({ effect }) => Number(effect?.getComputedTiming().endTime) < LASTING_MS);

/** Waits until nothing on the page moves or fades, apart from movements that last. */
export async function untilStill(): Promise<void> {
  // A toast appears in the frame after the change that it reports.
  await new Promise((resolve) => requestAnimationFrame(resolve));
  for (let now = moving(); now.length > 0; now = moving())
    await Promise.all(now.map(({ finished }) => finished.catch(() => undefined)));
}
