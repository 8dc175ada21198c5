import { cdp } from 'vitest/browser';

interface Session {
  send(method: string, params?: object): Promise<unknown>;
}

const session = () => cdp() as unknown as Session;

/** A node as a screen reader gets it. */
export interface AccessibleNode {
  role: string;
  name: string;
  value: unknown;
  [state: string]: unknown;
}

interface AXNode {
  ignored: boolean;
  role?: { value: string };
  name?: { value: string };
  value?: { value: unknown };
  properties?: { name: string; value: { value: unknown } }[];
}

interface FrameTree {
  frame: { id: string };
  childFrames?: FrameTree[];
}

const frames = (tree: FrameTree): string[] => [tree.frame.id, ...(tree.childFrames ?? []).flatMap(frames)];

/** Everything that the page under test tells assistive technology, in order. */
export async function accessibilityTree(): Promise<AccessibleNode[]> {
  await session().send('Accessibility.enable');
  const { frameTree } = (await session().send('Page.getFrameTree')) as { frameTree: FrameTree };
  const found: AccessibleNode[] = [];
  for (const frameId of frames(frameTree).slice(1)) {
    const { nodes } = (await session().send('Accessibility.getFullAXTree', { frameId })) as { nodes: AXNode[] };
    for (const node of nodes) {
      if (node.ignored) continue;
      const states = Object.fromEntries((node.properties ?? []).map(({ name, value }) => [name, value.value]));
      found.push({ ...states, role: node.role?.value ?? '', name: node.name?.value ?? '', value: node.value?.value });
    }
  }
  await session().send('Accessibility.disable');
  return found;
}

/** A finger on the middle of an element. */
export async function tap(element: HTMLElement): Promise<void> {
  const { left, top, width, height } = element.getBoundingClientRect();
  const frame = window.frameElement?.getBoundingClientRect() ?? new DOMRect();
  const scale = frame.width / window.innerWidth || 1;
  const point = { x: frame.left + (left + width / 2) * scale, y: frame.top + (top + height / 2) * scale };
  await session().send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [point] });
  await session().send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await new Promise((done) => setTimeout(done, 50));
}

/** Requests to these addresses (with `*`) fail from now on, as on a broken network; none do with an empty list. */
export async function blockRequests(urls: readonly string[]): Promise<void> {
  await session().send('Network.enable');
  await session().send('Network.setBlockedURLs', { urls });
}

/** Every request waits this long from now on, ms; 0 ends it. */
export async function slowDown(latency: number): Promise<void> {
  await session().send('Network.enable');
  const noLimit = { offline: false, downloadThroughput: -1, uploadThroughput: -1 };
  await session().send('Network.emulateNetworkConditions', { ...noLimit, latency });
}

/** A mouse at a place in the viewport of the page under test, px; a wheel turns by `by` px. */
export async function pointer(
  what: 'press' | 'move' | 'release' | 'wheel',
  at: { x: number; y: number },
  by = 0,
): Promise<void> {
  const frame = window.frameElement?.getBoundingClientRect() ?? new DOMRect();
  const scale = frame.width / window.innerWidth || 1;
  const types = { press: 'mousePressed', move: 'mouseMoved', release: 'mouseReleased', wheel: 'mouseWheel' };
  const held = what === 'move' || what === 'wheel' ? {} : { button: 'left', clickCount: 1 };
  await session().send('Input.dispatchMouseEvent', {
    type: types[what],
    x: frame.left + at.x * scale,
    y: frame.top + at.y * scale,
    ...held,
    ...(what === 'move' ? { buttons: 1 } : {}),
    ...(what === 'wheel' ? { deltaX: 0, deltaY: by } : {}),
  });
}
