import type { ReactElement } from 'react';

export interface MarkedProps {
  text: string;
  /** First and last place of what is marked, in UTF-16 units, the last not included. */
  match?: readonly [from: number, to: number] | undefined;
}

/** A text with a part of it in bold. */
export function Marked({ text, match }: MarkedProps): ReactElement {
  const [from, to] = match ?? [0, 0];
  return (
    <span className="name">
      <span>{text.slice(0, from)}</span>
      <b>{text.slice(from, to)}</b>
      <span>{text.slice(to)}</span>
    </span>
  );
}
