import type { ReactElement, ReactNode } from 'react';
import { Icon } from './icons/icon.js';

export interface PanelProps {
  /** Path data from `icons.ts`. */
  icon: string;
  /** The person or thing that it is about. */
  about?: string | undefined;
  /** What happened, in one sentence. */
  heading: string;
  /** Heading level: 2 if the panel is the entire widget. Defaults to 3. */
  level?: 2 | 3 | undefined;
  /** What a person can do about it. */
  text?: string | undefined;
  /** 'alert' for a failure; nothing for an empty list. */
  role?: 'alert' | undefined;
  /** One button or link. */
  children?: ReactNode;
}

export function Panel({ icon, about, heading, level = 3, text, role, children }: PanelProps): ReactElement {
  const Heading = level === 2 ? 'h2' : 'h3';
  return (
    <div className="panel" role={role}>
      <Icon path={icon} />
      {about ? <p dir="auto">{about}</p> : null}
      <Heading>{heading}</Heading>
      {text ? <p>{text}</p> : null}
      {children}
    </div>
  );
}
