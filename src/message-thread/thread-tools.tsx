import type { ReactElement, RefObject } from 'react';
import { useWidget } from '../element/widget/widget-context.js';
import { photoListMessages } from '../photo/messages.en-US.js';
import { Dialog } from '../ui/popup/dialog.js';
import composerToolsCss from './composer-tools.css?inline';
import { ContactOptions, type ContactOptionsProps } from './contact-options.js';
import { messageThreadLazyMessages } from './lazy-messages.en-US.js';
import toolsCss from './thread-tools.css?inline';

// The tools of a conversation. `lazy-thread.ts` loads and draws them.
export { ContactOptions } from './contact-options.js';
export { choosePhotos, PhotoTray } from './photo/photo-tray.js';
export { ThreadSearch } from './search/thread-search.js';
export { ComposerTools } from './tools/composer-tools.js';
export { ScheduledLine } from './tools/schedule.js';

export const catalogues = [photoListMessages, messageThreadLazyMessages];

export const sheet = toolsCss + composerToolsCss;

export interface ThreadContactProps extends ContactOptionsProps {
  readonly name: string;
  readonly onClose: () => void;
}

/** 'Contact {member name}': the preferred contact information. */
export function ThreadContact({ name, onClose, ...options }: ThreadContactProps): ReactElement {
  const { t } = useWidget();
  return (
    <Dialog heading={t('contactMember', { name })} closeLabel={t('closeContact')} onClose={onClose}>
      <h3>{t('preferredContact')}</h3>
      <ContactOptions {...options} />
    </Dialog>
  );
}

export interface OpenImage {
  readonly url: string;
  readonly name: string;
}

export interface ImageLightboxProps extends OpenImage {
  /** Gets the focus if the image's message is no longer drawn. */
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
