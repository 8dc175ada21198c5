import { type ReactElement, useLayoutEffect, useRef } from 'react';
import { Bone } from '../../ui/bone.js';
import { useWidget } from '../widget/widget-context.js';

const ROWS = [112, 178, 104, 28, 120];

/** As large as the summary that comes. */
export function ReviewSkeleton(): ReactElement {
  const { t } = useWidget();
  const status = useRef<HTMLSpanElement>(null);
  // After Retry, whose button is gone
  useLayoutEffect(() => status.current?.closest('dialog')?.querySelector('h2')?.focus(), []);
  return (
    <>
      <span className="sr" role="status" ref={status}>
        {t('reviewLoading')}
      </span>
      <div className="review-loading" aria-hidden="true">
        <p>
          <Bone width={260} />
        </p>
        <div className="review-recap">
          {ROWS.map((width) => (
            <p key={width}>
              <Bone width={width} />
            </p>
          ))}
        </div>
      </div>
    </>
  );
}
