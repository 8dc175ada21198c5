import type { ChatMessage } from '../../../../../src/gateway/chat/chat.js';
import { messageThreadSheets } from '../../../../../src/message-thread/message-thread-sheets.js';
import select from '../../../../../src/ui/list/select.css?inline';
import { adoptSheets, themeSheets, uiSheets } from '../../../../../src/ui/theme/sheets.js';
import { lazyFormat } from '../../lazy-format.js';
import { nextAfter, OWN, olderThan, TIME_ZONE } from './messages.js';
import { offer } from './steps.js';

const SHEETS = [...themeSheets, ...uiSheets, select, ...messageThreadSheets];
const OVERSCAN = 300;
const QUARTER_MS = 900_000;
const MINUTE_MS = 60_000;

let messages: ChatMessage[] = [];
/** px, measured or estimated, by place; `tops` has one more. */
let heights: number[] = [];
let tops: number[] = [0];
let range: [number, number] = [0, 0];
let isAtEnd = true;
const drawn = new Map<number, HTMLElement>();
const days = new Map<number, string>();

const host = document.createElement('div');
const root = host.attachShadow({ mode: 'open' });
const scroller = document.createElement('div');
const list = document.createElement('div');
const before = document.createElement('div');
const after = document.createElement('div');

const format = lazyFormat(TIME_ZONE);
const date = format({ weekday: 'long', year: 'numeric', month: 'long', day: 'numeric' });
const time = format({ hour: 'numeric', minute: '2-digit' });
const keyOfDay = format({ year: 'numeric', month: 'numeric', day: 'numeric' });

function dayOf(instant: number): string {
  const quarter = Math.floor(instant / QUARTER_MS);
  let day = days.get(quarter);
  if (day === undefined) {
    day = keyOfDay(instant);
    days.set(quarter, day);
  }
  return day;
}

const estimate = ({ body }: ChatMessage) => 30 + Math.ceil(body.length / 44) * 22;

function sum(from: number): void {
  for (let at = from; at < heights.length; at += 1) tops[at + 1] = (tops[at] ?? 0) + (heights[at] ?? 0);
}

function rowAt(offset: number): number {
  let [low, high] = [0, messages.length - 1];
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if ((tops[middle] ?? 0) <= offset) low = middle;
    else high = middle - 1;
  }
  return low;
}

function element(tag: string, className: string, text: string): HTMLElement {
  const made = document.createElement(tag);
  made.className = className;
  made.append(text);
  return made;
}

const joinsWith = (one: ChatMessage | undefined, next: ChatMessage | undefined) =>
  one !== undefined &&
  next !== undefined &&
  one.author === next.author &&
  Math.floor(one.createdAt / MINUTE_MS) === Math.floor(next.createdAt / MINUTE_MS);

function rowOf(message: ChatMessage, at: number): HTMLElement {
  const [above, below] = [messages[at - 1], messages[at + 1]];
  const isOwn = message.author === OWN;
  const joins = joinsWith(above, message);
  const row = document.createElement('div');
  row.className = `message ${isOwn ? 'own' : 'theirs'}${joins ? ' joins' : ''}`;
  if (above === undefined || dayOf(above.createdAt) !== dayOf(message.createdAt)) {
    const line = element('p', 'line', '');
    line.append(element('span', '', date(message.createdAt)));
    row.append(line);
  }
  const bubble = element('p', 'bubble', '');
  bubble.dir = 'auto';
  if (isOwn && !joins) bubble.append(element('span', 'sr', 'You said: '));
  bubble.append(message.body);
  row.append(bubble);
  if (!joinsWith(message, below)) {
    row.append(element('p', 'time', `${date(message.createdAt)} ${time(message.createdAt)}`));
  }
  return row;
}

/** Draws the rows around what is seen: those that are drawn already stay. */
function draw(top: number): void {
  const height = scroller.clientHeight;
  range = [rowAt(Math.max(0, top - OVERSCAN)), rowAt(top + height + OVERSCAN) + 1];
  const wanted: HTMLElement[] = [];
  const indices = new Set<number>();
  for (const [step, message] of messages.slice(...range).entries()) {
    indices.add(message.index);
    const row = drawn.get(message.index) ?? rowOf(message, range[0] + step);
    drawn.set(message.index, row);
    wanted.push(row);
  }
  for (const [index, row] of drawn) {
    if (indices.has(index)) continue;
    row.remove();
    drawn.delete(index);
  }
  for (const [step, row] of wanted.entries()) {
    if (list.children[step] !== row) list.insertBefore(row, list.children[step] ?? null);
  }
  pad();
  let first = -1;
  for (const [step, row] of wanted.entries()) {
    const at = range[0] + step;
    if (heights[at] === row.offsetHeight) continue;
    heights[at] = row.offsetHeight;
    if (first < 0) first = at;
  }
  if (first >= 0) {
    sum(first);
    pad();
  }
}

function pad(): void {
  list.style.paddingTop = `${tops[range[0]] ?? 0}px`;
  list.style.paddingBottom = `${(tops[messages.length] ?? 0) - (tops[range[1]] ?? 0)}px`;
}

function toEnd(): void {
  draw((tops[messages.length] ?? 0) - scroller.clientHeight);
  scroller.scrollTop = scroller.scrollHeight;
}

function drawAround(at: number, offset: number): void {
  draw((tops[at] ?? 0) - offset);
  const top = list.offsetTop + (tops[at] ?? 0) - offset;
  if (scroller.scrollTop !== top) scroller.scrollTop = top;
}

function onScroll(): void {
  const { scrollTop, scrollHeight, clientHeight } = scroller;
  isAtEnd = scrollHeight - scrollTop - clientHeight <= 32;
  const top = scrollTop - list.offsetTop;
  if ((tops[range[0]] ?? 0) <= Math.max(0, top - 100) && (tops[range[1]] ?? 0) >= top + clientHeight + 100) return;
  if (isAtEnd) {
    toEnd();
    return;
  }
  const at = rowAt(Math.max(0, top));
  drawAround(at, (tops[at] ?? 0) - top);
}

offer({
  fill(given) {
    messages = given;
  },
  mount() {
    adoptSheets(root, SHEETS);
    const wrapper = element('div', 'root', '');
    const surface = element('div', 'surface thread', '');
    const room = element('div', 'list', '');
    scroller.className = 'scroller';
    scroller.tabIndex = 0;
    scroller.role = 'log';
    scroller.ariaLabel = 'Messages with Jane Smith';
    list.className = 'rows';
    before.className = 'earlier';
    after.className = 'after';
    scroller.append(before, list, after);
    room.append(scroller);
    surface.append(room);
    wrapper.append(surface);
    root.append(wrapper);
    document.body.append(host);
    heights = messages.map(estimate);
    tops = [0];
    sum(0);
    toEnd();
    scroller.addEventListener('scroll', onScroll);
  },
  append() {
    const message = nextAfter(messages);
    messages = [...messages, message];
    heights.push(estimate(message));
    sum(messages.length - 1);
    const last = messages.at(-2);
    // The one before may end its group now, or not any more.
    if (last !== undefined) drawn.get(last.index)?.remove();
    if (last !== undefined) drawn.delete(last.index);
    if (isAtEnd) toEnd();
  },
  prepend() {
    const older = olderThan(messages);
    const top = scroller.scrollTop - list.offsetTop;
    const at = rowAt(Math.max(0, top + scroller.clientHeight / 2));
    const offset = (tops[at] ?? 0) - top;
    const first = messages[0];
    if (first !== undefined) drawn.get(first.index)?.remove();
    if (first !== undefined) drawn.delete(first.index);
    messages = [...older, ...messages];
    heights = [...older.map(estimate), ...heights];
    sum(0);
    drawAround(at + older.length, offset);
  },
  root: () => root,
});
