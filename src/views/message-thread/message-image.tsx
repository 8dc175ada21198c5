import { useAtomValue, useSetAtom } from 'jotai';
import { type ReactElement, useEffect, useMemo, useRef, useState } from 'react';
import type { ChatMedia } from '../../contract/chat.js';
import type { ThreadRef } from '../../contract/message-thread.js';
import { isThreadReadyAtomOf, threadKey } from '../../state/message-thread.js';
import { mediaAddressAtomOf, wantMediaAtom } from '../../state/message-thread-media.js';
import { lazyPart, useLazyPart } from '../widget/lazy-part.js';
import { useWidget } from '../widget/widget-context.js';

const lightbox = lazyPart(async () => (await import('./image-lightbox.js')).ImageLightbox);

export interface MessageImageProps {
  readonly threadRef: ThreadRef;
  readonly media: ChatMedia;
}

/** An image of a message. Its box is there before it is, and stays the same, so that nothing moves when it comes. */
export function MessageImage({ threadRef, media }: MessageImageProps): ReactElement {
  const { t } = useWidget();
  const [isOpen, setOpen] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  const tries = useRef(0);
  const isBroken = useRef(false);
  const address = useAtomValue(useMemo(() => mediaAddressAtomOf(media.id), [media.id]));
  const want = useSetAtom(wantMediaAtom);
  const { Part: ImageLightbox } = useLazyPart(lightbox, isOpen);
  const isReady = useAtomValue(useMemo(() => isThreadReadyAtomOf(threadKey(threadRef)), [threadRef]));
  useEffect(() => {
    if (!isReady) return;
    tries.current = 0;
    setFailed(false);
    want({ ref: threadRef, id: media.id, isBroken: isBroken.current });
    isBroken.current = false;
  }, [want, threadRef, media.id, isReady]);
  const name = media.filename ?? '';
  const onError = () => {
    // An address of before: the chat that is being opened is asked for another.
    isBroken.current = !isReady;
    if (!isReady) return;
    tries.current += 1;
    // An address lives for minutes: one more is asked for before the image counts as gone.
    if (tries.current > 1) setFailed(true);
    else want({ ref: threadRef, id: media.id, isBroken: true });
  };
  const url = address?.url ?? null;
  const isGone = hasFailed || (address !== null && url === null);
  if (isGone) {
    return (
      <span className="image gone">
        <span>{t('imageGone')}</span>
      </span>
    );
  }
  return (
    <>
      <button
        type="button"
        className="image"
        aria-label={t('openImage', { name })}
        aria-haspopup="dialog"
        disabled={url === null}
        onPointerEnter={lightbox.warm}
        onClick={() => setOpen(true)}
      >
        {url === null ? <span>{t('loadingImage')}</span> : <img src={url} alt="" onError={onError} draggable={false} />}
      </button>
      {isOpen && url !== null && ImageLightbox ? (
        <ImageLightbox url={url} name={name} onClose={() => setOpen(false)} />
      ) : null}
    </>
  );
}
