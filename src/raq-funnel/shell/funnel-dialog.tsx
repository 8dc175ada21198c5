import type { ReactElement } from 'react';
import { useWidget } from '../../element/widget/widget-context.js';
import { DemoMark } from '../../element/widget/widget-notice.js';
import { Dialog } from '../../ui/popup/dialog.js';
import { useOpeningFunnel } from './funnel-context.js';
import { FunnelFrame } from './funnel-frame.js';

/** The funnel as a modal: a sheet from the lower edge on phones. */
export function FunnelDialog(): ReactElement {
  const { t } = useWidget();
  const { state, task, close } = useOpeningFunnel();
  return (
    <Dialog
      heading={t('funnelHeading')}
      hidesHeading
      closeLabel={t('close')}
      onClose={close}
      // Clicking the backdrop closes it only on the first and last screen, where no answers can be lost.
      keepsOpen={state.step !== 'service' && state.step !== 'summary'}
      busy={task('createLead').phase === 'busy'}
      width={560}
    >
      <DemoMark place="dialog" />
      <FunnelFrame />
    </Dialog>
  );
}
