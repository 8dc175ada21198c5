import type { ReactElement } from 'react';

/**
 * A grey bar that keeps the place of a word that is still loading.
 *
 * @param props.width in px
 * @param props.height in px; 10 by default
 * @param props.box keeps the place of a control: its height and corners
 */
export function SkeletonBar({ width, height, box }: { width: number; height?: number; box?: boolean }): ReactElement {
  return (
    <span
      className={box ? 'skeleton-bar box' : 'skeleton-bar'}
      style={height === undefined ? { width } : { width, height }}
    />
  );
}
