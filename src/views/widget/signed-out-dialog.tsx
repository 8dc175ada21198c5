import type { ReactElement } from 'react';
import { formWords } from '../../i18n/widget/form.en-US.js';
import { Dialog } from '../../ui/popup/dialog.js';
import { LatePart } from './late-part.js';
import { useWidget } from './widget-context.js';

const WORDS = [formWords];

export interface SignedOutDialogProps {
  readonly onClose: () => void;
  readonly onRetry: () => void;
}

/** Says that the person signed out, when the widget was open as a dialog. */
export function SignedOutDialog(props: SignedOutDialogProps): ReactElement {
  return (
    <LatePart words={WORDS}>
      <Message {...props} />
    </LatePart>
  );
}

function Message({ onClose, onRetry }: SignedOutDialogProps): ReactElement {
  const { t } = useWidget();
  return (
    <Dialog
      heading={t('signedOut')}
      description={t('signInAgain')}
      closeLabel={t('close')}
      onClose={onClose}
      footer={
        <button type="button" className="btn" onClick={onRetry}>
          {t('retry')}
        </button>
      }
    />
  );
}
