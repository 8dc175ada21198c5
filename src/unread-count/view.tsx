import { type ReactElement, useEffect, useRef } from 'react';
import { isExpiredAtom } from '../element/run-call.js';
import { useValues, type WidgetView, type WidgetViewProps } from '../element/shell/widget-view.js';
import { useAtomValue } from '../element/widget/store.js';
import { useMethods, useWidget, useWidgetReady } from '../element/widget/widget-context.js';
import { unreadCountCalls } from '../gateway/widgets/unread-count-calls.js';
import { unreadCountMessages } from './messages.en-US.js';
import { leadUnreadCountTable } from './table.js';
import unreadCountCss from './unread-count.css?inline';
import { refreshUnreadCount, unreadCountAtom, watchUnreadCount } from './unread-count-state.js';

/** `capped` names no number above this one. */
const CAP = 99;

/** The number of leads with unread messages. It keeps its room while there is nothing to see. */
function LeadUnreadCount({ given }: WidgetViewProps): ReactElement {
  const { spId, format: style, showZero } = useValues(leadUnreadCountTable, given);
  const { t, plural, format, session } = useWidget();
  const known = useAtomValue(unreadCountAtom);
  const isExpired = useAtomValue(isExpiredAtom);
  const count = isExpired ? null : known;
  useEffect(() => watchUnreadCount(session, spId), [spId, session]);
  useMethods({ refresh: () => refreshUnreadCount(session) });
  useWidgetReady(count !== null);
  const told = useRef<number | null>(null);
  useEffect(() => {
    if (count === null || told.current === count) return;
    told.current = count;
    session.emit('unread-count-change', { count });
  }, [count, session]);

  const isSeen = count !== null && (count > 0 || (showZero && style !== 'dot'));
  const isCapped = style === 'capped' && count !== null && count > CAP;
  const digits = isCapped ? t('unreadLeadsCapped', { count: format.count(CAP) }) : format.count(count ?? 0);
  const words = () => {
    if (count === 0) return t('unreadLeadsNone');
    return plural(count ?? 0, 'unreadLeadsOne', 'unreadLeadsMany');
  };
  return (
    <span className={`count ${style} ${isSeen ? '' : 'none'}`} part="count">
      {style === 'dot' ? null : <span aria-hidden="true">{isSeen ? digits : null}</span>}
      {isSeen ? <span className="sr">{words()}</span> : null}
    </span>
  );
}

export const view: WidgetView = {
  sheets: [unreadCountCss],
  messages: [unreadCountMessages],
  calls: unreadCountCalls,
  isProviders: true,
  isSilent: true,
  View: LeadUnreadCount,
};
