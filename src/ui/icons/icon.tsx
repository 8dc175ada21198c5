import type { ReactElement } from 'react';

/**
 * An icon of 16 px in the color of the text. Hidden from screen readers: the text or the label of its button says it.
 * @param props.className `flips` mirrors it in right-to-left text
 */
export function Icon({ path, className = '' }: { path: string; className?: string }): ReactElement {
  return (
    <svg className={`icon ${className}`} viewBox="0 0 16 16" aria-hidden="true">
      <path d={path} />
    </svg>
  );
}
