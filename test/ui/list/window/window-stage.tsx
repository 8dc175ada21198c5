import { createRef, type ReactNode, StrictMode } from 'react';
import { expect } from 'vitest';
import { WindowList, type WindowListHandle } from '../../../../src/ui/list/window-list.js';
import { onPage, pageCss, stage } from '../../stage.js';

export interface Row {
  readonly key: number;
  readonly height: number;
}

/** The rows from one key to another, with different heights from 20 to 110 px. */
export const rowsFrom = (from: number, to: number): Row[] =>
  [...Array(to - from).keys()].map((step) => ({
    key: from + step,
    height: 20 + (((((from + step) * 37) % 91) + 91) % 91),
  }));

/** Waits for the next frames and their observers. */
export async function frames(count = 2): Promise<void> {
  for (let at = 0; at < count; at += 1) await new Promise((resolve) => requestAnimationFrame(resolve));
  await new Promise((resolve) => setTimeout(resolve));
}

interface Options {
  /** Estimated row height in px. */
  readonly guess?: number;
  readonly strict?: boolean;
  readonly content?: (row: Row) => ReactNode;
}

export async function windowStage(first: readonly Row[], options: Options = {}) {
  const { guess = 60, strict = false, content = ({ key }) => key } = options;
  const handle: { current: WindowListHandle | null } = { current: null };
  const scroller = createRef<HTMLDivElement>();
  const told: { nearStart: number; atEnd: boolean[] } = { nearStart: 0, atEnd: [] };
  const parent = onPage(document.createElement('section'));
  pageCss('section { width: 400px }');
  let isHeld = false;
  let shown = first;
  const listOf = (rows: readonly Row[], after: ReactNode) => {
    shown = rows;
    const list = (
      <WindowList
        className="scroller"
        handle={handle}
        scroller={scroller}
        label="Rows"
        threshold={250}
        rows={{ count: rows.length, keyAt: (at) => rows[at]?.key ?? -1, estimateAt: () => guess }}
        renderAt={(at) => {
          const row = rows[at];
          return row === undefined ? null : (
            <div key={row.key} data-key={row.key} style={{ height: row.height }}>
              {content(row)}
            </div>
          );
        }}
        onNearStart={() => {
          told.nearStart += 1;
        }}
        onAtEnd={(isAtEnd) => told.atEnd.push(isAtEnd)}
        isHeld={isHeld}
        before={<div style={{ height: 36 }} />}
        after={<div>{after}</div>}
      />
    );
    return strict ? <StrictMode>{list}</StrictMode> : list;
  };
  const on = stage(listOf(first, null), parent);
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`.scroller { position: relative; height: 500px; overflow-y: auto; overflow-anchor: none }`);
  on.root.adoptedStyleSheets.push(sheet);
  await expect.poll(() => on.root.querySelector('.scroller') !== null).toBe(true);
  await frames();
  const view = on.get('.scroller');
  const drawn = () => [...on.root.querySelectorAll<HTMLElement>('[data-key]')];
  const edge = () => view.getBoundingClientRect().top;
  const keys = () => drawn().map((row) => Number(row.dataset['key']));
  /** The distance of a row from the top of the viewport in px. */
  function topOf(key: number): number {
    const row = drawn().find((each) => each.dataset['key'] === String(key));
    if (row === undefined) throw new Error(`Row ${key} is not drawn.`);
    return row.getBoundingClientRect().top - edge();
  }
  async function scrollTo(top: number): Promise<void> {
    view.scrollTop = top;
    await frames();
  }
  /** Height in px of the visible row area that no row covers. */
  function hole(): number {
    const list = on.get('.rows').getBoundingClientRect();
    const seen = view.getBoundingClientRect();
    const [from, to] = [Math.max(list.top, seen.top), Math.min(list.bottom, seen.bottom)];
    const boxes = drawn().map((row) => row.getBoundingClientRect());
    const covered = boxes.reduce(
      (sum, { top, bottom }) => sum + Math.max(0, Math.min(bottom, to) - Math.max(top, from)),
      0,
    );
    return Math.max(0, to - from) - covered;
  }
  return {
    on,
    view,
    handle,
    told,
    keys,
    topOf,
    hole,
    scrollTo,
    isAtEnd: () => view.scrollHeight - view.scrollTop - view.clientHeight < 1,
    /** Scrolls there and tracks a visible row: the first that matches, or else one below the middle. */
    async readAt(top: number, fits = (edge: number) => edge > 250) {
      await scrollTo(top);
      const key = keys().find((each) => fits(topOf(each))) ?? Number.NaN;
      const before = topOf(key);
      return { key, moved: () => [topOf(key) - before, hole()] };
    },
    async show(rows: readonly Row[], after: ReactNode = null): Promise<void> {
      on.render(listOf(rows, after));
      await frames();
    },
    async hold(next: boolean): Promise<void> {
      isHeld = next;
      on.render(listOf(shown, null));
      await frames();
    },
  };
}
