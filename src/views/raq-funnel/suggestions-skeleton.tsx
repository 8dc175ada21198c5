import type { ReactElement } from 'react';
import { Bone } from '../../ui/bone.js';
import { useWidget } from '../widget/widget-context.js';

/** Keeps the place of the suggested providers. */
export function SuggestionsSkeleton(): ReactElement {
  const { t } = useWidget();
  return (
    <>
      <p className="sr" role="status">
        {t('funnelProsLoading')}
      </p>
      <ul className="funnel-pros" aria-hidden="true">
        {[180, 220, 160].map((width) => (
          <li key={width} className="funnel-pro">
            <span className="funnel-pick">
              <span className="funnel-no-box" />
              <span className="funnel-who-bones">
                <Bone width={width} height={12} />
                <Bone width={200} />
                <Bone width={260} />
              </span>
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}
