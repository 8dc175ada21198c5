import { atom, createStore } from 'jotai/vanilla';
import { useMemo, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { StoreContext, useAtomValue } from '../../../../../src/element/widget/store.js';
import { useMessages } from '../../../../../src/element/widget/use-messages.js';
import { type Widget, WidgetContext } from '../../../../../src/element/widget/widget-context.js';
import { widgetMessages } from '../../../../../src/i18n/widget-messages.en-US.js';
import {
  patchThread,
  threadKey,
  threadOfAtom,
} from '../../../../../src/message-thread/conversation/conversation-state.js';
import { ThreadList } from '../../../../../src/message-thread/list/thread-list.js';
import { withMessages } from '../../../../../src/message-thread/message.js';
import { messageThreadMessages } from '../../../../../src/message-thread/messages.en-US.js';
import { messageThreadSheets } from '../../../../../src/message-thread/view.js';
import { adoptSheets, themeSheets, uiSheets } from '../../../../../src/ui/theme/sheets.js';
import '../../drawing.js';
import { conversation, nextAfter, OWN, olderThan, TIME_ZONE } from './messages.js';

const ref = { spId: '7001', userId: '7002' };
const key = threadKey(ref);
const store = createStore();
const session = { store, emit: () => true, isAlive: () => true };
const request = { ref, leadId: undefined, session, chat: () => Promise.reject(new Error('Nothing is sent here.')) };
const reading = { locale: 'en-US', timeZone: TIME_ZONE, messages: undefined };
const catalogues = [widgetMessages, messageThreadMessages];
const threadAtom = atom((get) => get(threadOfAtom)(key));
const around = {
  tag: 'message-thread',
  session,
  reading,
  catalogues,
  features: [],
  reflect: () => undefined,
  methods: { current: {} },
};
const host = document.createElement('div');
const root = host.attachShadow({ mode: 'open' });

/** Nobody searches. */
const search = { found: null, list: { current: null } };

/** Only the list of messages, as in the element. */
function Thread() {
  const words = useMessages(reading, catalogues);
  const thread = useAtomValue(threadAtom);
  const [isAtEnd, setAtEnd] = useState(true);
  const widget = useMemo<Widget | null>(() => (words === null ? null : { ...words, ...around, root }), [words]);
  if (widget === null) return null;
  return (
    <WidgetContext value={widget}>
      <div className="surface thread">
        <ThreadList
          thread={thread}
          request={request}
          name="Jane Smith"
          isAtEnd={isAtEnd}
          onAtEnd={setAtEnd}
          search={search}
          onPressed={() => {}}
        />
      </div>
    </WidgetContext>
  );
}

const scroller = () => {
  const found = root.querySelector('.scroller');
  if (found === null) throw new Error('There is no list.');
  return found;
};
const rows = () => [...root.querySelectorAll('.rows > .message')];
const fill = (count: number) => {
  const messages = conversation(count);
  patchThread(store, key, { phase: 'ready', identity: OWN, connection: 'online', messages, hasEarlier: false });
};

globalThis.benchDrawn = {
  fill1000: () => fill(1000),
  fill10000: () => fill(10_000),
  mount() {
    adoptSheets(root, [...themeSheets, ...uiSheets, ...messageThreadSheets]);
    const wrapper = document.createElement('div');
    wrapper.className = 'root';
    root.append(wrapper);
    document.body.append(host);
    createRoot(wrapper).render(
      <StoreContext value={store}>
        <Thread />
      </StoreContext>,
    );
    return () => {
      const list = root.querySelector('.scroller');
      return list !== null && list.scrollTop > 1000 && list.scrollHeight - list.scrollTop - list.clientHeight < 1;
    };
  },
  append() {
    patchThread(store, key, ({ messages }) => ({ messages: withMessages(messages, [nextAfter(messages)]) }));
    return () => rows().at(-1)?.textContent?.includes('just come') === true;
  },
  to120() {
    scroller().scrollTop = 120;
    return () => rows().length > 0;
  },
  prepend() {
    const before = scroller().scrollTop;
    patchThread(store, key, ({ messages }) => ({ messages: withMessages(messages, olderThan(messages)) }));
    return () => scroller().scrollTop > before + 1000;
  },
};
