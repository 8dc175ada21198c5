import type { ReactElement } from 'react';
import { useWidget } from '../element/widget/widget-context.js';
import { CardSkeleton, RowSkeleton } from '../lead-card/card-skeleton.js';
import { SkeletonBar } from '../ui/skeleton-bar.js';

/** Rows drawn while a page loads. Few windows show more below an open card. */
const SKELETON_ROWS = 10;

/** The skeleton of the list: a head, one open card, the first rows of the page, and the height of the others. */
export function BoardSkeleton({ rows }: { rows: number }): ReactElement {
  const { t } = useWidget();
  return (
    <>
      <p className="sr" role="status">
        {t('loadingLeads')}
      </p>
      <div className="skeleton" aria-hidden="true">
        <div className="list-head">
          <p>
            <SkeletonBar width={172} />
          </p>
          <div className="sort">
            <span>{t('sortBy')}</span>
            <SkeletonBar width={208} box />
          </div>
        </div>
        <ol className="leads">
          <li className="lead open">
            <CardSkeleton />
          </li>
          {[...Array(Math.min(rows, SKELETON_ROWS) - 1).keys()].map((row) => (
            <li className="lead" key={row}>
              <RowSkeleton row={row} />
            </li>
          ))}
          {rows > SKELETON_ROWS ? (
            <li className="lead-space" style={{ height: `calc((var(--row) + 1px) * ${rows - SKELETON_ROWS})` }} />
          ) : null}
        </ol>
      </div>
    </>
  );
}
