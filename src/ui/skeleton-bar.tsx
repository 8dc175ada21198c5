import type { ReactElement } from 'react';

/** A placeholder for a text that is loading. `box` gives it the height and corners of a control. */
export function SkeletonBar({ width, height, box }: { width: number; height?: number; box?: boolean }): ReactElement {
  return (
    <span
      className={box ? 'skeleton-bar box' : 'skeleton-bar'}
      style={height === undefined ? { width } : { width, height }}
    />
  );
}
