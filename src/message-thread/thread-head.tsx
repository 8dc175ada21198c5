import { type ReactElement, useState } from 'react';
import { fillLink, type LinkIds } from '../element/link-template.js';
import { HostLink } from '../element/widget/host-link.js';
import { LazyBoundary } from '../element/widget/lazy-boundary.js';
import { useWidget } from '../element/widget/widget-context.js';
import type { Lead } from '../lead-card/lead/lead.js';
import { Icon } from '../ui/icons/icon.js';
import { left, search as lens, phone } from '../ui/icons/lazy-icons.js';
import { history } from '../ui/icons/thread-icons.js';
import { loadAroundThread } from './conversation/around.js';
import type { MessageThread, OpenThread } from './conversation/conversation-state.js';
import { ThreadContact, threadTools } from './lazy-thread.js';
import type { ThreadSearchState } from './search/use-thread-search.js';
import type { MessageThreadValues } from './table.js';

export interface ThreadHeadProps {
  readonly values: MessageThreadValues;
  readonly thread: MessageThread;
  readonly request: OpenThread;
  readonly lead: Lead | null;
  readonly name: string;
  readonly search: Pick<ThreadSearchState, 'isOpen' | 'toggle'>;
}

/** The heading of the thread, with links to the leads and archived messages, and the Contact button. */
export function ThreadHead(props: ThreadHeadProps): ReactElement {
  const { values, thread, request, lead, name, search } = props;
  const { spId, userId, leadId } = values;
  const ids = { spId, userId, ...(leadId === undefined ? {} : { leadId }) };
  const boardHref = boardLink(values.boardUrl, ids);
  const historyHref = fillLink(values.historyUrl, ids);
  const { t } = useWidget();
  const [isOpen, setOpen] = useState(false);
  return (
    <header className="head" part="head">
      <nav className="crumbs" aria-label={t('breadcrumb')}>
        {boardHref === undefined ? (
          <span>{t('leadsCrumb')}</span>
        ) : (
          <HostLink className="link" to="board" href={boardHref}>
            <Icon path={left} className="flips" />
            <span className="words">{t('leadsCrumb')}</span>
          </HostLink>
        )}
        <span aria-hidden="true">/</span>
        <span aria-current="page">{t('messagingCrumb')}</span>
      </nav>
      <div className="ways">
        {thread.hasHistory && historyHref !== undefined ? (
          <HostLink className="link past" to="history" href={historyHref}>
            <Icon path={history} />
            <span className="words">{t('messageHistory')}</span>
          </HostLink>
        ) : null}
        {boardHref === undefined ? null : (
          <HostLink className="link all" to="board" href={boardHref}>
            {t('viewAllLeads')}
          </HostLink>
        )}
      </div>
      <h2 dir="auto">{t('messagesWith', { name })}</h2>
      <div className="acts">
        {leadId === undefined ? null : (
          <button
            type="button"
            className="btn"
            aria-haspopup="dialog"
            onClick={() => setOpen(true)}
            onPointerEnter={threadTools.preload}
            onFocus={threadTools.preload}
          >
            <Icon path={phone} />
            <span className="words">{t('contactButton')}</span>
          </button>
        )}
        {thread.messages.length > 0 ? (
          <button
            type="button"
            className="btn only look"
            aria-label={t('searchMessages')}
            aria-expanded={search.isOpen}
            onClick={search.toggle}
            onPointerEnter={threadTools.preload}
            onFocus={threadTools.preload}
          >
            <Icon path={lens} />
          </button>
        ) : null}
      </div>
      <LazyBoundary>
        {isOpen ? (
          <ThreadContact
            name={name}
            thread={thread}
            lead={lead}
            onRetry={() => loadAroundThread(request)}
            onClose={() => setOpen(false)}
          />
        ) : null}
      </LazyBoundary>
    </header>
  );
}

/** The board, with the lead where there is one. */
export function boardLink(template: string | undefined, ids: LinkIds): string | undefined {
  if (
    template === undefined ||
    ids.leadId === undefined ||
    template.includes('{leadId}') ||
    /[?&]leadId=/.test(template)
  ) {
    return fillLink(template, ids);
  }
  const [address = '', ...fragment] = template.split('#');
  return fillLink([`${address}${address.includes('?') ? '&' : '?'}leadId={leadId}`, ...fragment].join('#'), ids);
}
