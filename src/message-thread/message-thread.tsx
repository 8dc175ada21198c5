import { type ReactElement, type RefObject, useEffect, useMemo, useRef, useState } from 'react';
import { providerPage } from '../element/events/analytics.js';
import { FocusRestorer } from '../element/widget/focus-restorer.js';
import { LazyBoundary } from '../element/widget/lazy-boundary.js';
import { useAtomValue } from '../element/widget/store.js';
import { useMethods, useWidget, useWidgetReady } from '../element/widget/widget-context.js';
import { ConnectionLine, ExpiredNotice, useIsOffline } from '../element/widget/widget-notice.js';
import type { ChatClient } from '../gateway/chat/chat.js';
import type { ContactSettings } from '../lead-card/contact/create-contact.js';
import { customerName } from '../lead-card/lead/lead.js';
import { leadsAtom } from '../lead-card/lead/lead-state.js';
import { leadKey } from '../session/lead-ref.js';
import { Icon } from '../ui/icons/icon.js';
import { alert } from '../ui/icons/icons.js';
import { focusFirstOf } from '../ui/popup/focused-in.js';
import { hiddenInReplays } from '../ui/replay-marks.js';
import { useSeen } from '../ui/use-seen.js';
import { Composer } from './composer.js';
import type { ContactOptionsProps } from './contact-options.js';
import {
  type OpenThread,
  type MessageThread as Thread,
  threadKey,
  threadOfAtom,
} from './conversation/conversation-state.js';
import { openThread, restartThread, setThreadLead } from './conversation/open.js';
import { ContactOptions } from './lazy-thread.js';
import { ThreadArrivals } from './list/thread-arrivals.js';
import { ThreadList, ThreadWelcome } from './list/thread-list.js';
import { useThreadSearch } from './search/use-thread-search.js';
import type { MessageThreadValues } from './table.js';
import { ThreadHead } from './thread-head.js';

interface MessageThreadProps {
  readonly values: MessageThreadValues;
  /** The chat service: the host's, or one that loads with the first thread. */
  readonly chat: () => Promise<ChatClient>;
  /** Sent with the contact that each message creates. */
  readonly contact: ContactSettings;
}

/** A conversation with a customer. */
export function MessageThread({ values, chat, contact }: MessageThreadProps): ReactElement {
  const { spId, leadId } = values;
  const { t, session } = useWidget();
  const region = useRef<HTMLDivElement>(null);
  const { ref, thread, request } = useThread({ values, chat, contact });
  const lead = useAtomValue(leadsAtom, (leads) => leads.get(leadKey({ spId, leadId: leadId ?? '' })) ?? null);
  const { phase, messages, outgoing } = thread;
  const afterRetry = useFocusAfterRetry(region, phase);
  const refresh = () => void restartThread(request);
  const retry = () => {
    afterRetry();
    refresh();
  };
  const name = (lead && customerName(lead.customer)) || thread.memberName || t('member');

  useKeyboardInset(region);
  const key = threadKey(ref);
  // The conversation in which the person has scrolled up.
  const [above, setAbove] = useState<string | null>(null);
  const isAtEnd = above !== key;
  const search = useThreadSearch(region, request, thread, name);

  useMethods({ refresh });
  useWidgetReady(phase === 'ready');
  useEffect(() => {
    session.emit('analytics', { name: 'page-view', ...providerPage('Message Thread') });
  }, [session]);

  const isShown = messages.length > 0 || outgoing.length > 0;
  const content = () => {
    if (phase === 'loading' && !isShown) return <ThreadLoading thread={thread} lead={lead} />;
    if (phase === 'failed' && !isShown) return <div className="list-space" />;
    if (!isShown) return <ThreadWelcome name={name} lead={lead} />;
    return (
      <ThreadList
        key={key}
        thread={thread}
        request={request}
        name={name}
        isAtEnd={isAtEnd}
        onAtEnd={(isAtEndNow) => setAbove(isAtEndNow ? null : key)}
        search={search}
        onPressed={() => focusBox(region.current)}
      />
    );
  };
  return (
    <div className="place">
      <div {...hiddenInReplays('surface thread')} part="thread" ref={region} aria-busy={phase === 'loading'}>
        <ThreadHead values={values} thread={thread} request={request} lead={lead} name={name} search={search} />
        {search.line}
        <ReconnectingLine phase={phase} connection={thread.connection} />
        <ExpiredNotice onRetry={retry} />
        {content()}
        {phase === 'failed' || phase === 'dead' ? (
          <ChatUnavailable thread={thread} lead={lead} onRetry={retry} />
        ) : null}
        <Composer key={`composer ${key}`} request={request} lead={lead} phase={phase} provided={values.quickReplies} />
        <ThreadArrivals key={`arrivals ${key}`} thread={thread} request={request} name={name} isAtEnd={isAtEnd} />
        <FocusRestorer region={region} />
      </div>
    </div>
  );
}

/** After this time a chat that has not connected offers phone and email, in milliseconds. */
const SLOW_MS = 3000;

interface ChatStateProps extends Pick<ContactOptionsProps, 'thread' | 'lead'> {
  readonly onRetry: () => void;
}

/** A placeholder while messages load. If that takes long, shows a sentence with the phone and email of the customer. */
function ThreadLoading({ thread, lead }: Omit<ChatStateProps, 'onRetry'>): ReactElement {
  const { t } = useWidget();
  const isSlow = useSeen(true, SLOW_MS);
  return (
    <>
      <p className={isSlow ? 'connecting' : 'sr'} role="status">
        {isSlow ? <span className="spin" aria-hidden="true" /> : null}
        {t(isSlow ? 'connecting' : 'loadingMessages')}
      </p>
      {isSlow ? (
        <div className="list-space connecting-contact">
          <LazyBoundary isSilent>
            <ContactOptions thread={thread} lead={lead} />
          </LazyBoundary>
        </div>
      ) : (
        <div className="list-space skeleton" aria-hidden="true">
          <span className="skeleton-bar theirs" />
          <span className="skeleton-bar own" />
          <span className="skeleton-bar theirs short" />
        </div>
      )}
    </>
  );
}

/** The chat did not start or has ended. Phone and email still work. */
function ChatUnavailable({ thread, lead, onRetry }: ChatStateProps): ReactElement {
  const { t } = useWidget();
  return (
    <div className="unavailable" part="error" role="alert">
      <Icon path={alert} />
      <div>
        <p>{t('chatUnavailable')}</p>
        <LazyBoundary isSilent>
          <ContactOptions thread={thread} lead={lead} />
        </LazyBoundary>
      </div>
      <button type="button" className="btn" onClick={onRetry}>
        {t('retry')}
      </button>
    </div>
  );
}

/** Opens the conversation while the view is mounted. */
function useThread({ values, chat, contact }: MessageThreadProps) {
  const { spId, userId, leadId } = values;
  const { session } = useWidget();
  const ref = useMemo(() => ({ spId, userId }), [spId, userId]);
  const thread = useAtomValue(threadOfAtom, (threadOf) => threadOf(threadKey(ref)));
  const request = useMemo<OpenThread>(
    () => ({ ref, leadId, session, chat, contact }),
    [ref, leadId, session, chat, contact],
  );
  // Another lead of the same customer is the same conversation, so outgoing messages continue.
  // biome-ignore lint/correctness/useExhaustiveDependencies: opened again for these only
  useEffect(() => openThread(request), [session, ref, chat]);
  useEffect(() => setThreadLead(request), [request]);
  return { ref, thread, request };
}

/** Moves the focus to the text box. On touch devices it goes to the messages, because a keyboard would cover them. */
function focusBox(thread: HTMLElement | null): void {
  const find = (selector: string) => thread?.querySelector<HTMLElement>(selector);
  const box = matchMedia('(pointer: fine)').matches ? find('.bar textarea') : null;
  focusFirstOf([box, find('.scroller'), find('.unavailable > .btn')]);
}

/**
 * Moves the focus when Retry disappears.
 * @returns a function to call when it is pressed
 */
function useFocusAfterRetry(region: RefObject<HTMLElement | null>, phase: Thread['phase']): () => void {
  const hasRetried = useRef(false);
  useEffect(() => {
    if (!hasRetried.current) return;
    if (phase === 'loading') return focusBox(region.current);
    // A chat that fails may be reported dead right after, with another Retry.
    hasRetried.current = phase === 'failed' || phase === 'dead';
    if (hasRetried.current) focusFirstOf([region.current?.querySelector<HTMLElement>('.unavailable > .btn')]);
  }, [phase, region]);
  return () => {
    hasRetried.current = true;
  };
}

/** An on-screen keyboard covers at least this much, in px; a browser's toolbars cover less. */
const KEYBOARD_PX = 120;
/** The minimum height, in px. */
const LEAST_PX = 200;

/** Shortens the thread by the height that an on-screen keyboard covers, so that the composer stays in view. */
function useKeyboardInset(region: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const thread = region.current;
    const view = window.visualViewport;
    if (thread === null || !view) return;
    let covered = 0;
    const fit = () => {
      const { bottom, height } = thread.getBoundingClientRect();
      const isTyping = thread.querySelector('.composer textarea:focus') !== null;
      const hasKeyboard = document.documentElement.clientHeight - view.height * view.scale > KEYBOARD_PX;
      const below = Math.round(bottom + covered - view.offsetTop - view.height);
      const full = height + covered;
      covered = isTyping && hasKeyboard ? Math.max(0, Math.min(below, full - LEAST_PX)) : 0;
      thread.style.minHeight = covered > 0 ? '0' : '';
      thread.style.maxHeight = covered > 0 ? `${full - covered}px` : '';
    };
    const stop = new AbortController();
    const { signal } = stop;
    view.addEventListener('resize', fit, { signal });
    view.addEventListener('scroll', fit, { signal });
    thread.addEventListener('focusin', fit, { signal });
    thread.addEventListener('focusout', fit, { signal });
    return () => stop.abort();
  }, [region]);
}

function ReconnectingLine({ phase, connection }: Pick<Thread, 'phase' | 'connection'>): ReactElement {
  const { t } = useWidget();
  const isOffline = useIsOffline();
  return (
    <ConnectionLine isAway={phase === 'ready' && connection !== 'online'} part="connection">
      <b>{t('reconnecting')}</b> <span>{t(isOffline ? 'offlineHint' : 'reconnectingHint')}</span>
    </ConnectionLine>
  );
}
