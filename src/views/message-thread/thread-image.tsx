import type { ReactElement, RefObject } from 'react';
import { lazyPart, useLazyPart } from '../widget/lazy-part.js';

/** An image that is looked at. */
export interface OpenImage {
  readonly url: string;
  readonly name: string;
}

const lightbox = lazyPart(async () => (await import('./image-lightbox.js')).ImageLightbox);

/** Fetches the viewer's code early. */
export const warmThreadImage = lightbox.warm;

export interface ThreadImageProps {
  readonly image: OpenImage | null;
  /** Gets the focus where the message of the image is no longer drawn. */
  readonly returnTo: RefObject<HTMLElement | null>;
  readonly onClose: () => void;
}

/** The image that is open: it belongs to the list, since its own row may leave what is drawn. */
export function ThreadImage({ image, returnTo, onClose }: ThreadImageProps): ReactElement | null {
  const { Part: ImageLightbox } = useLazyPart(lightbox, image !== null);
  if (image === null || ImageLightbox === null) return null;
  return <ImageLightbox url={image.url} name={image.name} returnTo={returnTo} onClose={onClose} />;
}
