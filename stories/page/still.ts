/** Every open shadow root below a node, and the node itself. */
function* roots(node: Document | ShadowRoot): Generator<Document | ShadowRoot> {
  yield node;
  for (const { shadowRoot } of node.querySelectorAll('*')) if (shadowRoot) yield* roots(shadowRoot);
}

const moving = () =>
  [...roots(document)]
    .flatMap((root) => root.getAnimations())
    .filter(({ playState, timeline }) => playState === 'running' && timeline === document.timeline)
    .filter(({ effect }) => effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY);

/** Waits until nothing on the page moves or fades any more; what moves forever, such as a spinner, is left alone. */
export async function untilStill(): Promise<void> {
  for (let now = moving(); now.length > 0; now = moving())
    await Promise.all(now.map(({ finished }) => finished.catch(() => undefined)));
}
