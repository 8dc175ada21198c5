import type { ReactElement } from 'react';
import { useWidget } from '../element/widget/widget-context.js';
import { Dialog } from '../ui/popup/dialog.js';

export interface ReviewPromptProps {
  readonly onAccept: () => void;
  readonly onDecline: () => void;
}

export function ReviewPrompt({ onAccept, onDecline }: ReviewPromptProps): ReactElement {
  const { t } = useWidget();
  return (
    <Dialog
      role="alertdialog"
      heading={t('reviewPrompt')}
      onClose={onDecline}
      footer={
        <>
          <button type="button" className="btn" onClick={onDecline}>
            {t('reviewNoThanks')}
          </button>
          <button type="button" className="btn primary" onClick={onAccept}>
            {t('reviewHeading')}
          </button>
        </>
      }
    />
  );
}
