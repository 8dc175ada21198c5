import { type ReactElement, useState } from 'react';
import { Dialog } from '../../../ui/popup/dialog.js';
import { useWidget } from '../../widget/widget-context.js';
import { useFunnel } from '../shell/funnel-context.js';

/** Starts the funnel again. Asks once, because the answers are gone then. */
export function StartOver(): ReactElement | null {
  const { t } = useWidget();
  const { state, startOver, task } = useFunnel();
  const [isAsking, setAsking] = useState(false);
  // The first screen has nothing to go back to.
  if (state.step === state.steps[0] && state.screen === 0) return null;
  // A request that is being sent cannot be taken back.
  const isSending = task('createLead').phase === 'busy' || task('assign').phase === 'busy';
  const close = () => setAsking(false);
  return (
    <>
      <button
        type="button"
        className="btn quiet funnel-anew"
        aria-haspopup="dialog"
        aria-disabled={isSending || undefined}
        onClick={() => setAsking(!isSending)}
      >
        {t('funnelAnew')}
      </button>
      {isAsking ? (
        <Dialog
          role="alertdialog"
          heading={t('funnelAnewTitle')}
          description={t(state.leadId === '' ? 'funnelAnewText' : 'funnelAnewSent')}
          onClose={close}
          width={400}
          footer={
            <>
              <button type="button" className="btn" onClick={close}>
                {t('funnelAnewKeep')}
              </button>
              <button
                type="button"
                className="btn primary"
                onClick={() => {
                  close();
                  startOver();
                }}
              >
                {t('funnelAnew')}
              </button>
            </>
          }
        />
      ) : null}
    </>
  );
}
