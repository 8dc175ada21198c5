import { memo, type ReactElement } from 'react';
import type { ChatMessage, Delivery } from '../../contract/chat.js';
import type { ThreadRef } from '../../contract/message-thread.js';
import type { MessageKey } from '../../i18n/messages.js';
import { useWidget } from '../widget/widget-context.js';
import { MessageImage } from './message-image.js';
import { MessageText } from './message-text.js';
import type { OpenImage } from './thread-image.js';

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
  /** Who speaks, where a group begins; empty where it goes on. */
  readonly author: string;
  readonly joins: boolean;
  /** Above it: the day, in words; empty where the day goes on. */
  readonly day: string;
  /** The mark of unread messages that begin with it, in words; empty for none. */
  readonly unread: string;
  /** Below it; empty where its group goes on. */
  readonly time: string;
  /** How far it has come; null where it is not said. */
  readonly delivery: Delivery | null;
  readonly onOpenImage: (image: OpenImage) => void;
}

/** A message: the provider's on the right, the member's on the left (Spec §2 Message thread). */
export const MessageBubble = memo(function MessageBubble(props: MessageBubbleProps): ReactElement {
  const { threadRef, message, isOwn, author, joins, day, unread, time, delivery, onOpenImage } = props;
  const { t } = useWidget();
  return (
    <div className={`message ${isOwn ? 'own' : 'theirs'}${joins ? ' joins' : ''}`}>
      {day || unread ? (
        <p className={unread ? 'line unread' : 'line'}>
          {day ? <span>{day}</span> : null}
          {unread ? <span>{unread}</span> : null}
        </p>
      ) : null}
      {author ? <p className="sr">{author}: </p> : null}
      {message.media.map((media) => (
        <MessageImage key={media.id} threadRef={threadRef} media={media} onOpen={onOpenImage} />
      ))}
      {message.body ? (
        <p className="bubble" dir="auto">
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
