import type { ReactElement, RefObject } from 'react';
import { useWidget } from '../../element/widget/widget-context.js';
import { Dialog } from '../../ui/popup/dialog.js';

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
      <img className="whole" src={url} alt={name} />
    </Dialog>
  );
}
