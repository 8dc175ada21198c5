import type { ReactElement } from 'react';

/**
 * A placeholder for a text that is loading.
 * @param props.width in px
 * @param props.height in px; 10 by default
 * @param props.box has the height and corners of a control
 */
export function SkeletonBar({ width, height, box }: { width: number; height?: number; box?: boolean }): ReactElement {
  return (
    <span
      className={box ? 'skeleton-bar box' : 'skeleton-bar'}
      style={height === undefined ? { width } : { width, height }}
    />
  );
}
