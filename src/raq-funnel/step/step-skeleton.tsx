import type { ReactElement } from 'react';
import { useWidget } from '../../element/widget/widget-context.js';
import { SkeletonBar } from '../../ui/skeleton-bar.js';

/** A placeholder while a screen loads. */
export function StepSkeleton(): ReactElement {
  const { t } = useWidget();
  return (
    <>
      <p className="sr" role="status">
        {t('funnelLoading')}
      </p>
      <div className="funnel-skeleton" aria-hidden="true">
        <SkeletonBar width={260} height={20} />
        <SkeletonBar width={180} />
        <span className="skeleton-bar funnel-row" />
        <span className="skeleton-bar funnel-row" />
        <span className="skeleton-bar funnel-row" />
      </div>
    </>
  );
}
