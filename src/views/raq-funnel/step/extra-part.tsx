import type { ReactElement } from 'react';
import { lazyPart, useLazyPart } from '../../../ui/lazy-part.js';

/** What only some hosts turn on. It loads with the steps, where it is turned on. */
export const extras = lazyPart(() => import('../extras/extras.js'));

type Parts = NonNullable<typeof extras.loaded>;

export interface ExtraPartProps {
  readonly part: Exclude<keyof Parts, 'resume'>;
  /** The host has turned it on. */
  readonly isOn: boolean;
}

/** A part of a step that the host has turned on. Draws nothing where it is off, or cannot be loaded. */
export function ExtraPart({ part, isOn }: ExtraPartProps): ReactElement | null {
  const { Part: parts } = useLazyPart(extras, isOn);
  if (!isOn || parts === null) return null;
  const Part = parts[part];
  return <Part />;
}
