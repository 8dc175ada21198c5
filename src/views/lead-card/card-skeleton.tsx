import type { ReactElement } from 'react';
import { Bone } from '../../ui/bone.js';

/** Widths of the words that come, so that the rows do not look ruled. */
const NAMES = [120, 168, 96, 132, 148];

/** The size of a closed card. */
export function RowSkeleton({ row }: { row: number }): ReactElement {
  return (
    <div className="toggle">
      <span className="time">
        <Bone width={84} />
      </span>
      <span className="name">
        <Bone width={NAMES[row % NAMES.length] ?? 120} height={12} />
      </span>
      <span className="cat">
        <Bone width={100} />
      </span>
      <span className="place">
        <Bone width={112} />
      </span>
      {row % 3 === 0 ? null : (
        <span className="bone-pill">
          <Bone width={84} height={20} />
        </span>
      )}
    </div>
  );
}

/** The size of an open card. */
export function CardSkeleton(): ReactElement {
  return (
    <>
      <RowSkeleton row={1} />
      <div className="body">
        <div className="bar">
          <div className="state">
            <Bone width={228} box />
          </div>
          <div className="acts">
            <Bone width={88} box />
            <Bone width={104} box />
            <Bone width={36} box />
          </div>
        </div>
        <div className="cols">
          <div>
            <Lines widths={[56, 190]} />
            <Lines widths={[104, 230, 140]} />
            <Lines widths={[72, 206, 132]} />
          </div>
          <div>
            <Lines widths={[92, 250, 220, 250, 200]} spaced />
            <Lines widths={[40, 220, 180]} />
          </div>
        </div>
      </div>
    </>
  );
}

function Lines({ widths, spaced }: { widths: readonly number[]; spaced?: boolean }): ReactElement {
  return (
    <p className={spaced ? 'part lines spaced' : 'part lines'}>
      {widths.map((width, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: bones have no other name
        <Bone key={index} width={width} />
      ))}
    </p>
  );
}
