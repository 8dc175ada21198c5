import type { MouseEvent, ReactElement, ReactNode } from 'react';
import { useWidget } from './widget-context.js';

export interface HostLinkProps {
  readonly href: string;
  /** What the link leads to, for the host's `navigate` event: 'thread', 'call-log', … */
  readonly to: string;
  readonly className: string;
  readonly label?: string | undefined;
  readonly children: ReactNode;
}

/** A link into the host's pages: the host may take it over; uncancelled, the browser follows it. */
export function HostLink({ href, to, className, label, children }: HostLinkProps): ReactElement {
  const { asker } = useWidget();
  const onClick = (event: MouseEvent) => {
    // A click that asks for a new tab is the browser's alone.
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    if (!asker.emit('navigate', { to, href })) event.preventDefault();
  };
  return (
    <a className={className} href={href} aria-label={label} onClick={onClick}>
      {children}
    </a>
  );
}
