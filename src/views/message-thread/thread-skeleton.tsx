import type { ReactElement } from 'react';
import { useWidget } from '../widget/widget-context.js';

/** Keeps the place of the messages while they are loading. */
export function ThreadSkeleton(): ReactElement {
  const { t } = useWidget();
  return (
    <>
      <p className="sr" role="status">
        {t('loadingMessages')}
      </p>
      <div className="room bones" aria-hidden="true">
        <span className="bone theirs" />
        <span className="bone own" />
        <span className="bone theirs short" />
      </div>
    </>
  );
}
