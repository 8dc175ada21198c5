import { useVirtualizer } from '@tanstack/react-virtual';
import { useLayoutEffect, useRef, useSyncExternalStore } from 'react';
import { createRoot } from 'react-dom/client';
import type { ChatMessage } from '../../../../../src/contract/chat.js';
import { adoptSheets, themeSheets } from '../../../../../src/theme/sheets.js';
import { uiSheets } from '../../../../../src/ui/ui-sheets.js';
import { messageThreadSheets } from '../../../../../src/views/message-thread/message-thread-sheets.js';
import { nextAfter, OWN, olderThan, TIME_ZONE } from './messages.js';
import { offer } from './steps.js';

let messages: readonly ChatMessage[] = [];
const readers = new Set<() => void>();
const subscribe = (reader: () => void) => {
  readers.add(reader);
  return () => readers.delete(reader);
};

function set(next: readonly ChatMessage[]): void {
  messages = next;
  for (const reader of readers) reader();
}

const host = document.createElement('div');
const root = host.attachShadow({ mode: 'open' });

let format: Intl.DateTimeFormat | undefined;
function timeOf(instant: number): string {
  format ??= new Intl.DateTimeFormat('en-US', { dateStyle: 'full', timeStyle: 'short', timeZone: TIME_ZONE });
  return format.format(instant);
}

/** The library's list and nothing around it: bubbles and times, no days, no groups, no marks. */
function BareList() {
  const shown = useSyncExternalStore(subscribe, () => messages);
  const scroller = useRef<HTMLDivElement>(null);
  const list = useVirtualizer({
    count: shown.length,
    getScrollElement: () => scroller.current,
    estimateSize: (at) => 52 + Math.ceil((shown[at]?.body.length ?? 0) / 44) * 22,
    getItemKey: (at) => shown[at]?.index ?? at,
    anchorTo: 'end',
    followOnAppend: true,
    overscan: 5,
  });
  useLayoutEffect(() => list.scrollToEnd(), [list]);
  return (
    <div ref={scroller} className="scroller" role="log" aria-label="Messages with Jane Smith">
      <div className="rows" style={{ display: 'block', position: 'relative', height: list.getTotalSize() }}>
        {list.getVirtualItems().map(({ key, index, start }) => {
          const message = shown[index];
          if (message === undefined) return null;
          return (
            <div
              key={key}
              ref={list.measureElement}
              data-index={index}
              className={message.author === OWN ? 'message own' : 'message theirs'}
              style={{ position: 'absolute', insetInline: 0, transform: `translateY(${start}px)` }}
            >
              <p className="bubble" dir="auto">
                {message.body}
              </p>
              <p className="time">{timeOf(message.createdAt)}</p>
            </div>
          );
        })}
      </div>
    </div>
  );
}

offer({
  fill: set,
  mount() {
    adoptSheets(root, [...themeSheets, ...uiSheets, ...messageThreadSheets]);
    const wrapper = document.createElement('div');
    wrapper.className = 'root';
    root.append(wrapper);
    document.body.append(host);
    createRoot(wrapper).render(
      <div className="surface thread">
        <div className="list">
          <BareList />
        </div>
      </div>,
    );
  },
  append: () => set([...messages, nextAfter([...messages])]),
  prepend: () => set([...olderThan([...messages]), ...messages]),
  root: () => root,
});
