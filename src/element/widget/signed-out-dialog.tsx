import type { ReactElement } from 'react';
import { formMessages } from '../../i18n/form-messages.en-US.js';
import { Dialog } from '../../ui/popup/dialog.js';
import { useWidget } from './widget-context.js';
import { SignInLink } from './widget-notice.js';

export const catalogues = [formMessages];

interface SignedOutDialogProps {
  readonly onClose: () => void;
  readonly onRetry: () => void;
}

/** Says that the person signed out, when the widget was open as a dialog. */
export function SignedOutDialog({ onClose, onRetry }: SignedOutDialogProps): ReactElement {
  const { t } = useWidget();
  return (
    <Dialog
      heading={t('signedOut')}
      description={t('signInAgain')}
      closeLabel={t('close')}
      onClose={onClose}
      footer={
        <>
          <SignInLink className="btn" />
          <button type="button" className="btn" onClick={onRetry}>
            {t('retry')}
          </button>
        </>
      }
    />
  );
}
