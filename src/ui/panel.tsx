import type { ReactElement, ReactNode } from 'react';
import { Icon } from './icon.js';

export interface PanelProps {
  /** Path data from `icons.ts`. */
  icon: string;
  /** What happened, in one sentence. */
  heading: string;
  /** What a person can do about it. */
  text?: string | undefined;
  /** 'alert' for a failure; nothing for an empty list. */
  role?: 'alert' | undefined;
  /** One button or link. */
  children?: ReactNode;
}

/** A whole region with nothing else to show: empty, or failed. */
export function Panel({ icon, heading, text, role, children }: PanelProps): ReactElement {
  return (
    <div className="panel" role={role}>
      <Icon path={icon} />
      <h3>{heading}</h3>
      {text ? <p>{text}</p> : null}
      {children}
    </div>
  );
}
