import type { ReactElement, RefObject } from 'react';
import { Dialog } from '../../../ui/popup/dialog.js';
import { sheetRef } from '../../../ui/sheet-ref.js';
import { useWidget } from '../../widget/widget-context.js';
import css from './image-lightbox.css?inline';

const sheet = sheetRef(css);

export interface ImageLightboxProps {
  readonly url: string;
  readonly name: string;
  readonly returnTo: RefObject<HTMLElement | null>;
  readonly onClose: () => void;
}

/** One image, as large as the screen allows. */
export function ImageLightbox({ url, name, returnTo, onClose }: ImageLightboxProps): ReactElement {
  const { t } = useWidget();
  return (
    <Dialog
      heading={t('imageFrom', { name })}
      closeLabel={t('closeImage')}
      width={1280}
      returnTo={returnTo}
      onClose={onClose}
    >
      <img className="whole" ref={sheet} src={url} alt={name} />
    </Dialog>
  );
}
