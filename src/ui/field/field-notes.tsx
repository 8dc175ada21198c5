import type { ReactElement, ReactNode } from 'react';
import { Icon } from '../icons/icon.js';
import { alert } from '../icons/icons.js';

interface NoteProps {
  /** For the field's `aria-describedby`; see `noteIds`. */
  readonly id: string;
  /** Without it, nothing is drawn. */
  readonly children: ReactNode;
}

/** The hint of a field. */
export function FieldHint({ id, children }: NoteProps): ReactElement | null {
  return children ? (
    <p className="hint" id={id}>
      {children}
    </p>
  ) : null;
}

/**
 * What is wrong with a field.
 * @param isQuiet not announced when it appears, because a summary of the errors is
 */
export function FieldError({ id, children, isQuiet }: NoteProps & { isQuiet?: boolean }): ReactElement | null {
  return children ? (
    <p className="err" id={id} role={isQuiet ? undefined : 'alert'}>
      <Icon path={alert} />
      <span>{children}</span>
    </p>
  ) : null;
}

/** The ids of a field's error (`<id>e`) and hint (`<id>h`), for `aria-describedby`. */
export function noteIds(id: string, error: ReactNode, hint: ReactNode, more?: string | false): string | undefined {
  return [error && `${id}e`, hint && `${id}h`, more].filter(Boolean).join(' ') || undefined;
}
