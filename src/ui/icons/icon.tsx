import type { ReactElement } from 'react';

/**
 * A drawn sign, 16 px, in the colour of the text. It is hidden from screen readers: the words beside it, or the label of
 * its button, say what it means.
 *
 * @param props.path path data from `icons.ts`
 * @param props.className `flips` mirrors it in right-to-left text
 */
export function Icon({ path, className = '' }: { path: string; className?: string }): ReactElement {
  return (
    <svg className={`icon ${className}`} viewBox="0 0 16 16" aria-hidden="true">
      <path d={path} />
    </svg>
  );
}
