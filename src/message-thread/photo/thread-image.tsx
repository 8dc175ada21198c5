import type { ReactElement, RefObject } from 'react';
import { LazyBoundary } from '../../element/widget/lazy-boundary.js';
import { ImageLightbox } from '../lazy-thread.js';

/** The image that is open. */
export interface OpenImage {
  readonly url: string;
  readonly name: string;
}

export interface ThreadImageProps {
  readonly image: OpenImage | null;
  /** Gets the focus if the image's message is no longer drawn. */
  readonly returnTo: RefObject<HTMLElement | null>;
  readonly onClose: () => void;
}

/** Shows the open image. The list owns it, because the message's row may be removed while it is open. */
export function ThreadImage({ image, returnTo, onClose }: ThreadImageProps): ReactElement | null {
  if (image === null) return null;
  return (
    <LazyBoundary>
      <ImageLightbox url={image.url} name={image.name} returnTo={returnTo} onClose={onClose} />
    </LazyBoundary>
  );
}
