import type { ReactElement } from 'react';
import { Dialog } from '../../ui/popup/dialog.js';
import { useWidget } from '../widget/widget-context.js';

export interface ReviewPromptProps {
  readonly onAccept: () => void;
  readonly onDecline: () => void;
}

/** The question when a lead is closed as won. */
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
