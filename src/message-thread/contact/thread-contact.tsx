import type { ReactElement } from 'react';
import { useWidget } from '../../element/widget/widget-context.js';
import { Dialog } from '../../ui/popup/dialog.js';
import { ContactOptions, type ContactOptionsProps } from './contact-options.js';

export interface ThreadContactProps extends ContactOptionsProps {
  readonly name: string;
  readonly onClose: () => void;
}

/** 'Contact {member name}': the preferred contact information. */
export function ThreadContact({ name, thread, lead, onRetry, onClose }: ThreadContactProps): ReactElement {
  const { t } = useWidget();
  return (
    <Dialog heading={t('contactMember', { name })} closeLabel={t('closeContact')} onClose={onClose}>
      <h3>{t('preferredContact')}</h3>
      <ContactOptions thread={thread} lead={lead} onRetry={onRetry} />
    </Dialog>
  );
}
