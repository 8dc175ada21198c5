import { type ReactElement, type ReactNode, useRef } from 'react';
import { useArrival } from './arrival.js';
import { useFunnel } from './funnel-context.js';

/** The question of a screen; it takes the focus when a person arrives there. */
export function StepTitle({ id, children }: { id?: string; children: ReactNode }): ReactElement {
  const { isModal } = useFunnel();
  const title = useRef<HTMLHeadingElement>(null);
  useArrival(title);
  const Heading = isModal ? 'h3' : 'h2';
  return (
    <Heading ref={title} id={id} className="funnel-title" part="title" tabIndex={-1}>
      {children}
    </Heading>
  );
}
