import { useAtomValue, useSetAtom } from 'jotai';
import { type ReactElement, useEffect, useMemo, useRef, useState } from 'react';
import { customerName } from '../../domain/lead/customer.js';
import { providerPage } from '../../state/analytics.js';
import { leadAtomOf } from '../../state/lead.js';
import { leadKey } from '../../state/lead-ref.js';
import { threadKey } from '../../state/message-thread.js';
import { restartThreadAtom } from '../../state/message-thread-open.js';
import { ExpiredNotice } from '../widget/expired-notice.js';
import { FocusKeeper } from '../widget/focus-keeper.js';
import { useMethods } from '../widget/use-methods.js';
import { useWidgetReady } from '../widget/use-widget-ready.js';
import { useWidget } from '../widget/widget-context.js';
import { ChatUnavailable } from './chat-unavailable.js';
import { Composer } from './composer.js';
import { ConnectionLine } from './connection-line.js';
import type { MessageThreadSettings } from './message-thread-settings.js';
import { ThreadArrivals } from './thread-arrivals.js';
import { ThreadHead } from './thread-head.js';
import { ThreadList } from './thread-list.js';
import { ThreadSkeleton } from './thread-skeleton.js';
import { ThreadWelcome } from './thread-welcome.js';
import { useFocusWays } from './use-focus-ways.js';
import { useThread } from './use-thread.js';

/** A conversation with a customer (Spec §2 Message thread). */
export function MessageThread({ settings }: { settings: MessageThreadSettings }): ReactElement {
  const { spId, leadId } = settings;
  const { t, asker } = useWidget();
  const region = useRef<HTMLDivElement>(null);
  const { ref, thread, request } = useThread(settings);
  const lead = useAtomValue(useMemo(() => leadAtomOf(leadKey({ spId, leadId: leadId ?? '' })), [spId, leadId]));
  const restart = useSetAtom(restartThreadAtom);
  const { phase, messages, outgoing } = thread;
  const { toBox, afterRetry } = useFocusWays(region, phase);
  const refresh = () => void restart(request);
  const retry = () => {
    afterRetry();
    refresh();
  };
  const name = (lead && customerName(lead.customer)) || thread.memberName || t('member');

  const key = threadKey(ref);
  // The conversation whose older messages are being read.
  const [above, setAbove] = useState<string | null>(null);
  const isAtEnd = above !== key;

  useMethods({ refresh });
  useWidgetReady(phase === 'ready');
  useEffect(() => {
    asker.emit('analytics', { name: 'page-view', ...providerPage('Message Thread') });
  }, [asker]);

  const isShown = messages.length > 0 || outgoing.length > 0;
  const content = () => {
    if (phase === 'loading' && !isShown) return <ThreadSkeleton />;
    if (phase === 'failed' && !isShown) return <div className="room" />;
    if (!isShown) return <ThreadWelcome name={name} lead={lead} />;
    return (
      <ThreadList
        key={key}
        threadRef={ref}
        thread={thread}
        request={request}
        name={name}
        isAtEnd={isAtEnd}
        onAtEnd={(isAtEndNow) => setAbove(isAtEndNow ? null : key)}
        onPressed={toBox}
      />
    );
  };
  return (
    <div className="surface thread" part="thread" ref={region} aria-busy={phase === 'loading'}>
      <ThreadHead settings={settings} thread={thread} request={request} lead={lead} name={name} />
      <ConnectionLine phase={phase} connection={thread.connection} />
      <ExpiredNotice onRetry={retry} />
      {content()}
      {phase === 'failed' || phase === 'dead' ? <ChatUnavailable thread={thread} lead={lead} onRetry={retry} /> : null}
      <Composer key={`composer ${key}`} threadRef={ref} request={request} lead={lead} phase={phase} />
      <ThreadArrivals key={`arrivals ${key}`} thread={thread} request={request} name={name} isAtEnd={isAtEnd} />
      <FocusKeeper region={region} />
    </div>
  );
}
