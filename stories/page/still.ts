/** Every open shadow root below a node, and the node itself. */
function* roots(node: Document | ShadowRoot): Generator<Document | ShadowRoot> {
  yield node;
  for (const { shadowRoot } of node.querySelectorAll('*')) if (shadowRoot) yield* roots(shadowRoot);
}

/** What moves this long is no fade: a spinner, or the time until a dialog closes. Milliseconds. */
const LASTING_MS = 2000;

const moving = () =>
  [...roots(document)]
    .flatMap((root) => root.getAnimations())
    .filter(({ playState, timeline }) => playState === 'running' && timeline === document.timeline)
    .filter(({ effect }) => Number(effect?.getComputedTiming().endTime) < LASTING_MS);

/** Waits until nothing on the page moves or fades any more. What lasts is left alone. */
export async function untilStill(): Promise<void> {
  // A toast begins in the frame after what it is about.
  await new Promise((resolve) => requestAnimationFrame(resolve));
  for (let now = moving(); now.length > 0; now = moving())
    await Promise.all(now.map(({ finished }) => finished.catch(() => undefined)));
}
