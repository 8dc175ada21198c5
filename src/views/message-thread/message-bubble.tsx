import { memo, type ReactElement } from 'react';
import type { ChatMessage, Delivery } from '../../contract/chat.js';
import type { ThreadRef } from '../../contract/message-thread.js';
import type { MessageKey } from '../../i18n/messages.js';
import { useWidget } from '../widget/widget-context.js';
import { MessageImage } from './message-image.js';
import { MessageText } from './message-text.js';

const MARKS: Readonly<Record<Delivery, MessageKey>> = {
  sent: 'messageSent',
  delivered: 'messageDelivered',
  read: 'messageRead',
  failed: 'messageNotSent',
};

export interface MessageBubbleProps {
  readonly threadRef: ThreadRef;
  readonly message: ChatMessage;
  readonly isOwn: boolean;
  readonly joins: boolean;
  /** Above it: the day, in words; empty where the day goes on. */
  readonly day: string;
  /** How many unread messages begin with it; 0 for none. */
  readonly unread: number;
  /** Below it; empty where its group goes on. */
  readonly time: string;
  /** How far it has come; null where it is not said. */
  readonly delivery: Delivery | null;
}

/** A message: the provider's on the right, the member's on the left (Spec §2 Message thread). */
export const MessageBubble = memo(function MessageBubble(props: MessageBubbleProps): ReactElement {
  const { threadRef, message, isOwn, joins, day, unread, time, delivery } = props;
  const { t } = useWidget();
  return (
    <div className={`message ${isOwn ? 'own' : 'theirs'}${joins ? ' joins' : ''}`}>
      {day || unread > 0 ? (
        <p className={unread > 0 ? 'line unread' : 'line'}>
          {day ? <span>{day}</span> : null}
          {unread > 0 ? <span>{t(unread === 1 ? 'unreadOne' : 'unreadMany', { count: unread })}</span> : null}
        </p>
      ) : null}
      {message.media.map((media) => (
        <MessageImage key={media.id} threadRef={threadRef} media={media} />
      ))}
      {message.body ? (
        <p className="bubble" dir="auto">
          {isOwn && !joins ? <span className="sr">{t('youSaid')}: </span> : null}
          <MessageText text={message.body} />
        </p>
      ) : null}
      {time ? (
        <p className="time">
          {time}
          {delivery === null ? null : <span> · {t(MARKS[delivery])}</span>}
        </p>
      ) : null}
    </div>
  );
});
