import { createContext, type ReactElement, type ReactNode, useContext } from 'react';
import { Icon } from '../icons/icon.js';
import { alert } from '../icons/icons.js';

interface NoteProps {
  /** For the field's `aria-describedby`; see `noteIds`. */
  readonly id: string;
  /** Without it, nothing is drawn. */
  readonly children: ReactNode;
}

export function FieldHint({ id, children }: NoteProps): ReactElement | null {
  return children ? (
    <p className="hint" id={id}>
      {children}
    </p>
  ) : null;
}

/**
 * How often the form was sent with errors: each time, a field announces its error again. Null if a summary announces
 * the errors, so that the fields do not.
 */
export const ErrorTriesContext = createContext<number | null>(0);

export function FieldError({ id, children }: NoteProps): ReactElement | null {
  const tries = useContext(ErrorTriesContext);
  return children ? (
    <p key={tries} className="err" id={id} role={tries === null ? undefined : 'alert'}>
      <Icon path={alert} />
      <span>{children}</span>
    </p>
  ) : null;
}

/** The ids of a field's error (`<id>e`) and hint (`<id>h`), for `aria-describedby`. */
export function noteIds(id: string, error: ReactNode, hint?: ReactNode, more?: string | false): string | undefined {
  return [error && `${id}e`, hint && `${id}h`, more].filter(Boolean).join(' ') || undefined;
}
