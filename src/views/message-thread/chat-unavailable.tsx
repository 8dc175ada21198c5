import type { ReactElement } from 'react';
import { Icon } from '../../ui/icon.js';
import { alert } from '../../ui/icons.js';
import { useWidget } from '../widget/widget-context.js';
import { ContactWays, type ContactWaysProps } from './contact-ways.js';

/** The chat has not started, or has ended: the customer can still be reached by phone and e-mail (Spec §8 Chat init failure). */
export function ChatUnavailable({
  thread,
  lead,
  onRetry,
}: Pick<ContactWaysProps, 'thread' | 'lead'> & { readonly onRetry: () => void }): ReactElement {
  const { t } = useWidget();
  return (
    <div className="unavailable" part="error" role="alert">
      <Icon path={alert} />
      <div>
        <p>{t('chatUnavailable')}</p>
        {lead === null && thread.numbersAre === 'unasked' ? null : <ContactWays thread={thread} lead={lead} />}
      </div>
      <button type="button" className="btn" onClick={onRetry}>
        {t('retry')}
      </button>
    </div>
  );
}
