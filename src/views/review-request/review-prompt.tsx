import type { ReactElement } from 'react';
import { reviewRequestMessages } from '../../i18n/review-request/review-request.en-US.js';
import { formMessages } from '../../i18n/widget/form.en-US.js';
import { Dialog } from '../../ui/popup/dialog.js';
import { LazyPartProvider } from '../widget/lazy-part-provider.js';
import { useWidget } from '../widget/widget-context.js';

export interface ReviewPromptProps {
  readonly onAccept: () => void;
  readonly onDecline: () => void;
}

const CATALOGUES = [formMessages, reviewRequestMessages];

/** The question when a lead is closed as won. */
export function ReviewPrompt(props: ReviewPromptProps): ReactElement {
  return (
    <LazyPartProvider catalogues={CATALOGUES}>
      <PromptDialog {...props} />
    </LazyPartProvider>
  );
}

function PromptDialog({ onAccept, onDecline }: ReviewPromptProps): ReactElement {
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
