import { afterEach, describe, expect, it, vi } from 'vitest';
import reserveCss from '../../src/ui/theme/reserve.css?inline';
import { type Host, rootOf } from '../element/stage.js';
import { open, place, threadStage } from './thread-stage.js';

const added: Element[] = [];
afterEach(() => {
  for (const element of added.splice(0)) element.remove();
});

function add<Made extends Element>(element: Made, to: Element): Made {
  to.append(element);
  added.push(element);
  return element;
}

interface Layout {
  /** What the page says of the box around the thread. */
  readonly around?: string;
  /** What it says of the thread. */
  readonly thread?: string;
  /** A heading of the page above the thread, in px. */
  readonly heading?: number;
}

/** Puts an element into a box of the page. */
function putInto({ around = '', thread = '', heading = 0 }: Layout, element: HTMLElement): void {
  const box = add(document.createElement('div'), document.body);
  box.style.cssText = around;
  const head = document.createElement('div');
  head.style.cssText = `flex: none; height: ${heading}px`;
  if (heading > 0) box.append(head);
  element.style.cssText = thread;
  box.append(element);
}

/** A thread with more messages than fit, in a place of the page. */
async function openIn(layout: Layout): Promise<Host> {
  const on = threadStage();
  for (let at = 0; at < 45; at += 1) await on.customer(on.nobody).say(`Message ${at}`);
  const element = place(on, { userId: on.nobody });
  putInto(layout, element);
  await vi.waitFor(() => expect(rootOf(element).querySelectorAll('.message').length).toBeGreaterThan(3));
  return element;
}

const heightOf = (element: Element | null) => Math.round(element?.getBoundingClientRect().height ?? 0);
const shownIn = (element: Host) => heightOf(rootOf(element).querySelector('.thread'));

const COLUMN = 'display: flex; flex-direction: column;';

const LAYOUTS: readonly (Layout & { readonly name: string; readonly height: number })[] = [
  { name: 'the default without a height', height: 640 },
  { name: 'what --lead-thread-height says', thread: '--lead-thread-height: 480px', height: 480 },
  { name: 'a height in px', thread: 'height: 360px', height: 360 },
  { name: '100 % of a box', around: 'height: 500px', thread: 'height: 100%', height: 500 },
  { name: '100 % of a higher box', around: 'height: 900px', thread: 'height: 100%', height: 900 },
  { name: 'the default for 100 % of a box without a height', thread: 'height: 100%', height: 640 },
  { name: 'the rest of a column', around: `${COLUMN} height: 600px`, thread: 'flex: 1', heading: 50, height: 550 },
  {
    name: 'the rest of a short column',
    around: `${COLUMN} height: 330px`,
    thread: 'flex: 1',
    heading: 50,
    height: 280,
  },
  { name: 'the height of a row', around: 'display: flex; height: 420px', thread: 'flex: 1', height: 420 },
  {
    name: 'a row of a grid',
    around: 'display: grid; grid-template-rows: auto 1fr; height: 600px',
    heading: 60,
    height: 540,
  },
  { name: 'at most max-height', thread: 'max-height: 400px', height: 400 },
  { name: 'at least min-height', thread: 'min-height: 700px', height: 700 },
  {
    name: '100 % by the property in a box with a height',
    around: 'height: 480px',
    thread: 'height: 100%; --lead-thread-height: 100%',
    height: 480,
  },
];

describe('the height of a thread is', () => {
  it('the same in each layout for the thread and for its reserved height', async () => {
    const element = await openIn({});
    const sheet = add(document.createElement('style'), document.head);
    // Under another name it never becomes a thread.
    sheet.textContent = reserveCss.replaceAll('message-thread', 'no-thread-yet');
    for (const { name, height, ...layout } of LAYOUTS) {
      putInto(layout, element);
      await expect.poll(() => [heightOf(element), shownIn(element)], { message: name }).toEqual([height, height]);
      expect(element.scrollHeight, name).toBeLessThanOrEqual(height);
      const scroller = rootOf(element).querySelector('.scroller');
      expect(scroller?.scrollHeight, name).toBeGreaterThan(scroller?.clientHeight ?? 0);
      const waiting = document.createElement('no-thread-yet');
      putInto(layout, waiting);
      expect(heightOf(waiting), `${name}, reserved`).toBe(height);
    }
  });

  it('never that of a long conversation, where 100 % is a part of nothing', async () => {
    const element = await openIn({ thread: '--lead-thread-height: 100%' });
    expect(shownIn(element)).toBe(200);
    expect(rootOf(element).querySelectorAll('.message').length).toBeLessThan(40);
  });

  it('its own while a notice stands in it', async () => {
    const on = threadStage();
    on.setFault((request) => (request.url.includes('chat') ? new Response(null, { status: 500 }) : undefined));
    const element = await open(on);
    expect(shownIn(element)).toBe(640);
  });
});
