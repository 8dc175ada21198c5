import '../../drawing.js';
import type { ChatMessage } from '../../../../../src/gateway/chat/chat.js';
import { conversation } from './messages.js';

export interface ThreadPage {
  fill(messages: ChatMessage[]): void;
  mount(): void;
  append(): void;
  prepend(): void;
  root(): ShadowRoot;
}

/** The row in the middle of what is seen: its words, and where it stands. */
export type Middle = { readonly text: string; readonly top: number };

export interface ThreadFacts {
  elements(): number;
  /** @param text of the row that is asked for; the one in the middle without */
  middle(text?: string): Middle;
  scrollBy(px: number): boolean;
}

declare global {
  var benchThread: ThreadFacts | undefined;
}

export function offer(page: ThreadPage): void {
  const scroller = () => {
    const found = page.root().querySelector('.scroller');
    if (found === null) throw new Error('There is no list.');
    return found;
  };
  const rows = () => [...page.root().querySelectorAll('.rows > .message')];
  const textOf = (row: Element) => row.querySelector('.bubble')?.textContent ?? '';
  const scrollTo = (top: number) => {
    scroller().scrollTop = top;
    return () => rows().length > 0;
  };
  const fill = (count: number) => page.fill(conversation(count));
  globalThis.benchDrawn = {
    fill1000: () => fill(1000),
    fill10000: () => fill(10_000),
    mount() {
      page.mount();
      return () => {
        const list = page.root().querySelector('.scroller');
        return list !== null && list.scrollTop > 1000 && list.scrollHeight - list.scrollTop - list.clientHeight < 1;
      };
    },
    append() {
      page.append();
      return () => rows().at(-1)?.textContent?.includes('just come') === true;
    },
    to120: () => scrollTo(120),
    to0: () => scrollTo(0),
    prepend() {
      const before = scroller().scrollTop;
      page.prepend();
      return () => scroller().scrollTop > before + 1000;
    },
  };
  globalThis.benchThread = {
    elements: () => page.root().querySelectorAll('*').length,
    middle(text) {
      const { top, height } = scroller().getBoundingClientRect();
      const row = rows().find((each) => {
        const box = each.getBoundingClientRect();
        return text === undefined ? box.bottom > top + height / 2 : textOf(each) === text;
      });
      if (row === undefined) throw new Error(`There is no row ${text ?? 'in the middle'}.`);
      return { text: textOf(row), top: row.getBoundingClientRect().top };
    },
    scrollBy(px) {
      const list = scroller();
      const before = list.scrollTop;
      list.scrollTop += px;
      return list.scrollTop !== before;
    },
  };
}
