import type { ReactElement } from 'react';
import { SkeletonBar } from '../ui/skeleton-bar.js';

const NAMES = [120, 168, 96, 132, 148];

export function RowSkeleton({ row }: { row: number }): ReactElement {
  return (
    <div className="toggle">
      <span className="time">
        <SkeletonBar width={84} />
      </span>
      <span className="name">
        <SkeletonBar width={NAMES[row % NAMES.length] ?? 120} height={12} />
      </span>
      <span className="cat">
        <SkeletonBar width={100} />
      </span>
      <span className="place">
        <SkeletonBar width={112} />
      </span>
      {row % 3 === 0 ? null : (
        <span className="skeleton-pill">
          <SkeletonBar width={84} height={20} />
        </span>
      )}
    </div>
  );
}

const COLUMNS: readonly (readonly (readonly number[])[])[] = [
  [
    [56, 190],
    [104, 230, 140],
    [72, 206, 132],
  ],
  [
    [92, 250, 220, 250, 200],
    [40, 220, 180],
  ],
];

export function CardSkeleton(): ReactElement {
  return (
    <>
      <RowSkeleton row={1} />
      <div className="body">
        <div className="bar">
          <div className="state">
            <SkeletonBar width={228} box />
          </div>
          <div className="acts">
            <div className="more">
              {[104, 88, 36].map((width) => (
                <SkeletonBar key={width} width={width} box />
              ))}
            </div>
          </div>
        </div>
        <div className="cols">
          {COLUMNS.map((parts, column) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: skeleton lines have no other key
            <div key={column}>
              {parts.map((widths) => (
                <p className={widths.length > 4 ? 'part lines spaced' : 'part lines'} key={widths.join()}>
                  {widths.map((width, line) => (
                    // biome-ignore lint/suspicious/noArrayIndexKey: skeleton lines have no other key
                    <SkeletonBar key={line} width={width} />
                  ))}
                </p>
              ))}
            </div>
          ))}
        </div>
      </div>
    </>
  );
}
