import type { ReactElement } from 'react';
import { Bone } from '../../ui/bone.js';
import { CardSkeleton, RowSkeleton } from '../lead-card/card-skeleton.js';
import { useWidget } from '../widget/widget-context.js';

/** The size of what comes: a list head, one open card, and the other rows of the page. */
export function BoardSkeleton({ rows }: { rows: number }): ReactElement {
  const { t } = useWidget();
  return (
    <>
      <p className="sr" role="status">
        {t('loadingLeads')}
      </p>
      <div className="bones" aria-hidden="true">
        <div className="list-head">
          <p>
            <Bone width={172} />
          </p>
          <div className="sort">
            <span>{t('sortBy')}</span>
            <Bone width={208} box />
          </div>
        </div>
        <ol className="leads">
          <li className="lead open">
            <CardSkeleton />
          </li>
          {[...Array(Math.max(0, rows - 1)).keys()].map((row) => (
            <li className="lead" key={row}>
              <RowSkeleton row={row} />
            </li>
          ))}
        </ol>
      </div>
    </>
  );
}
