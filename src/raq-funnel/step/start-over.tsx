import type { ReactElement } from 'react';
import { useWidget } from '../../element/widget/widget-context.js';
import { Dialog } from '../../ui/popup/dialog.js';
import { useFunnel } from '../shell/funnel-context.js';
import { FootDialog } from './foot-dialog.js';

/** Starts the funnel again. Asks once, because the answers are gone then. */
export function StartOver(): ReactElement | null {
  const { t } = useWidget();
  const { state, startOver } = useFunnel();
  // The first screen has nothing to go back to.
  if (state.step === state.steps[0] && state.screen === 0) return null;
  return (
    <FootDialog label="funnelAnew">
      {(close) => (
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
      )}
    </FootDialog>
  );
}
