import type { ReactNode } from 'react';

/** One rule of the product, with an anchor that a comment or a page can link to. */
export function Rule({ id, children }: { readonly id: string; readonly children: ReactNode }) {
  return (
    <li id={id}>
      <a href={`#${id}`}>{id}</a>: {children}
    </li>
  );
}
