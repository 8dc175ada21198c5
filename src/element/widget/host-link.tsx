import type { MouseEvent, ReactElement, ReactNode } from 'react';
import type { WidgetSession } from '../run-call.js';
import { useWidget } from './widget-context.js';

interface HostLinkProps {
  readonly href: string;
  /** The target for the host's `navigate` event, such as 'thread' or 'call-log'. */
  readonly to: string;
  readonly className: string;
  readonly label?: string | undefined;
  readonly children: ReactNode;
}

/** A link to a page of the host. The host can cancel `navigate` and go there itself. */
export function HostLink({ href, to, className, label, children }: HostLinkProps): ReactElement {
  const { session } = useWidget();
  return (
    <a className={className} href={href} aria-label={label} onClick={(event) => askHost(event, session, { to, href })}>
      {children}
    </a>
  );
}

/** Handles the click on such a link. A click that opens a new tab is left to the browser. */
export function askHost(event: MouseEvent, { emit }: WidgetSession, way: Pick<HostLinkProps, 'to' | 'href'>): void {
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  if (!emit('navigate', way)) event.preventDefault();
}
