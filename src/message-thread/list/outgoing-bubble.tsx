import { type ReactElement, useEffect, useState } from 'react';
import { LazyBoundary } from '../../element/widget/lazy-boundary.js';
import { useWidget } from '../../element/widget/widget-context.js';
import { Icon } from '../../ui/icons/icon.js';
import { alert, clock } from '../../ui/icons/icons.js';
import { type OpenThread, sentFilesAtom } from '../conversation/conversation-state.js';
import { deleteOutgoing } from '../conversation/outgoing.js';
import { deliver } from '../conversation/send.js';
import { ScheduledLine } from '../lazy-thread.js';
import type { OutgoingMessage } from '../message.js';
import { MessageText } from './message-bubble.js';

export interface OutgoingBubbleProps {
  readonly message: OutgoingMessage;
  readonly request: OpenThread;
  /** The pressed button is about to disappear. */
  readonly onPressed: () => void;
}

/** A message that is being sent or was not sent. It stays until it is in the thread or a person deletes it. */
export function OutgoingBubble({ message, request, onPressed }: OutgoingBubbleProps): ReactElement {
  const { t } = useWidget();
  const { clientId, body, phase, file, scheduled } = message;
  const send = () => {
    void deliver({ ...request, clientId });
    onPressed();
  };
  const takeOut = () => {
    deleteOutgoing({ ...request, clientId });
    onPressed();
  };
  return (
    <div className={phase === 'failed' ? 'message own failed' : 'message own'}>
      <p className="sr">{t('youSaid')}: </p>
      {file === null ? null : <OutgoingImage clientId={clientId} />}
      {body ? (
        <p className="bubble" dir="auto">
          <MessageText text={body} />
        </p>
      ) : null}
      <p className="time">
        {scheduled === undefined ? <Phase message={message} /> : null}
        {scheduled ? (
          <LazyBoundary isSilent>
            <ScheduledLine clientId={clientId} scheduled={scheduled} sender={request} onPressed={onPressed} />
          </LazyBoundary>
        ) : null}
        {phase === 'failed' ? (
          <button type="button" className="link" onClick={send}>
            {t(file === null && !message.isPosted ? 'sendButton' : 'retry')}
          </button>
        ) : null}
        {phase === 'failed' || (phase === 'waiting' && !scheduled) ? (
          <button type="button" className="link danger" onClick={takeOut}>
            {t('deleteMessage')}
          </button>
        ) : null}
        {phase === 'sending' && file !== null ? (
          <button type="button" className="link" onClick={takeOut}>
            {t('cancelUpload')}
          </button>
        ) : null}
      </p>
    </div>
  );
}

function Phase({ message }: { message: OutgoingMessage }): ReactElement {
  const { phase, file, progress, isPosted } = message;
  const { t } = useWidget();
  const place = file?.inSet ? `${t('photoInSet', file.inSet)}: ` : '';
  if (phase === 'failed') {
    return (
      <span className="no" role="alert">
        <Icon path={alert} /> {place}
        {t('messageNotSent')}
      </span>
    );
  }
  if (phase === 'waiting') {
    return (
      <span role="alert">
        <Icon path={clock} /> {place}
        {t('messageWaiting')}
        {message.isUnstored || file !== null ? <span>. {t('messageUnstored')}</span> : null}
      </span>
    );
  }
  if (phase === 'sent') return <span>{t('messageSent')}</span>;
  if (file === null) {
    return (
      <span>
        <span className="spin" aria-hidden="true" /> {t('messageSending')}
      </span>
    );
  }
  if (!isPosted) {
    return (
      <span>
        {place}
        {t('messageWaiting')}
      </span>
    );
  }
  const percent = progress === null ? null : Math.round(progress * 100);
  return (
    <span className="upload">
      <progress max={100} {...(percent === null ? {} : { value: percent })} aria-label={place + t('uploadingPlain')} />
      <span>
        {place}
        {percent === null ? t('uploadingPlain') : t('uploading', { percent })}
      </span>
    </span>
  );
}

/** The photo on the device. */
function OutgoingImage({ clientId }: { clientId: string }): ReactElement {
  const { session } = useWidget();
  const [url, setUrl] = useState<string | null>(null);
  useEffect(() => {
    const file = session.store.get(sentFilesAtom).get(clientId);
    if (file === undefined) return;
    const made = URL.createObjectURL(file);
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [session, clientId]);
  return <span className="image">{url === null ? null : <img src={url} alt="" />}</span>;
}
