import { useAtomValue, useSetAtom } from 'jotai';
import { type ReactElement, useEffect, useMemo, useRef, useState } from 'react';
import type { ChatMedia } from '../../contract/chat.js';
import type { ThreadRef } from '../../contract/message-thread.js';
import { isThreadLinkedAtomOf, threadKey } from '../../state/message-thread.js';
import { mediaAddressAtomOf, wantMediaAtom } from '../../state/message-thread-media.js';
import { useWidget } from '../widget/widget-context.js';
import { type OpenImage, warmThreadImage } from './thread-image.js';

export interface MessageImageProps {
  readonly threadRef: ThreadRef;
  readonly media: ChatMedia;
  readonly onOpen: (image: OpenImage) => void;
}

/** An image of a message. Its box is there before it is, and stays the same, so that nothing moves when it comes. */
export function MessageImage({ threadRef, media, onOpen }: MessageImageProps): ReactElement {
  const { t } = useWidget();
  const [hasFailed, setFailed] = useState(false);
  const tries = useRef(0);
  const isBroken = useRef(false);
  const address = useAtomValue(useMemo(() => mediaAddressAtomOf(media.id), [media.id]));
  const want = useSetAtom(wantMediaAtom);
  const isLinked = useAtomValue(useMemo(() => isThreadLinkedAtomOf(threadKey(threadRef)), [threadRef]));
  useEffect(() => {
    if (!isLinked) return;
    tries.current = 0;
    setFailed(false);
    want({ ref: threadRef, id: media.id, isBroken: isBroken.current });
    isBroken.current = false;
  }, [want, threadRef, media.id, isLinked]);
  const name = media.filename ?? '';
  const onError = () => {
    // An address of before: the chat that is being opened is asked for another.
    isBroken.current = true;
    if (!isLinked) return;
    tries.current += 1;
    // An address lives for minutes: one more is asked for by itself.
    if (tries.current > 1) setFailed(true);
    else want({ ref: threadRef, id: media.id, isBroken: true });
  };
  const retry = () => {
    tries.current = 0;
    setFailed(false);
    want({ ref: threadRef, id: media.id, isBroken: true });
  };
  const url = address?.url ?? null;
  if (hasFailed || (address !== null && url === null)) {
    const canCome = hasFailed || address?.isUnanswered === true;
    return (
      <span className="image gone">
        <span>
          {t(canCome ? 'imageFailed' : 'imageGone')}{' '}
          {canCome ? (
            <button type="button" className="link" onClick={retry}>
              {t('retry')}
            </button>
          ) : null}
        </span>
      </span>
    );
  }
  return (
    <button
      type="button"
      className="image"
      aria-label={t('openImage', { name })}
      aria-haspopup="dialog"
      disabled={url === null}
      onPointerEnter={warmThreadImage}
      onClick={() => {
        if (url !== null) onOpen({ url, name });
      }}
    >
      {url === null ? <span>{t('loadingImage')}</span> : <img src={url} alt="" onError={onError} draggable={false} />}
    </button>
  );
}
