import type { ReactElement } from 'react';
import type { Lead } from '../../contract/lead.js';
import { quickReplies } from '../../domain/message-thread/quick-replies.js';
import type { MessageKey } from '../../i18n/messages.js';
import { useWidget } from '../widget/widget-context.js';

interface QuickRepliesProps {
  readonly lead: Lead | null;
  /** Puts the reply into the text box, so that the person can edit it before sending. */
  readonly onChoose: (text: string) => void;
}

const REPLY_KEYS: Readonly<Record<string, MessageKey>> = {
  when: 'replyWhen',
  onMyWay: 'replyOnMyWay',
  late: 'replyLate',
  photo: 'replyPhoto',
  number: 'replyNumber',
};

/** Suggested replies, with the lead's name, category and city. */
export function QuickReplies({ lead, onChoose }: QuickRepliesProps): ReactElement {
  const { t } = useWidget();
  return (
    <ul className="replies" part="quick-replies" aria-label={t('quickReplies')}>
      {quickReplies(lead).map(({ name, values }) => {
        const key = REPLY_KEYS[name];
        const text = key === undefined ? '' : t(key, values);
        return (
          <li key={name}>
            <button type="button" onClick={() => onChoose(text)} dir="auto">
              {text}
            </button>
          </li>
        );
      })}
    </ul>
  );
}
