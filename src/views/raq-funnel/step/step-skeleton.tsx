import type { ReactElement } from 'react';
import { Bone } from '../../../ui/bone.js';
import { useWidget } from '../../widget/widget-context.js';

/** Keeps the place of a screen while its code is on its way. */
export function StepSkeleton(): ReactElement {
  const { t } = useWidget();
  return (
    <>
      <p className="sr" role="status">
        {t('funnelLoading')}
      </p>
      <div className="funnel-bones" aria-hidden="true">
        <Bone width={260} height={20} />
        <Bone width={180} />
        <span className="bone funnel-row" />
        <span className="bone funnel-row" />
        <span className="bone funnel-row" />
      </div>
    </>
  );
}
