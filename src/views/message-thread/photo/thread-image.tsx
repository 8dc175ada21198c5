import type { ReactElement, RefObject } from 'react';
import { lazyPart, useLazyPart } from '../../../ui/lazy-part.js';

/** The image that is open. */
export interface OpenImage {
  readonly url: string;
  readonly name: string;
}

const lightbox = lazyPart(async () => (await import('./image-lightbox.js')).ImageLightbox);

/** Loads the viewer's code early. */
export const warmThreadImage = lightbox.warm;

export interface ThreadImageProps {
  readonly image: OpenImage | null;
  /** Gets the focus if the image's message is no longer drawn. */
  readonly returnTo: RefObject<HTMLElement | null>;
  readonly onClose: () => void;
}

/** Shows the open image. The list owns it, because the message's row may be removed while it is open. */
export function ThreadImage({ image, returnTo, onClose }: ThreadImageProps): ReactElement | null {
  const { Part: ImageLightbox } = useLazyPart(lightbox, image !== null);
  if (image === null || ImageLightbox === null) return null;
  return <ImageLightbox url={image.url} name={image.name} returnTo={returnTo} onClose={onClose} />;
}
