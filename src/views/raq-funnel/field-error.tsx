import type { ReactElement } from 'react';
import { Icon } from '../../ui/icon.js';
import { alert } from '../../ui/icons.js';

/** What is wrong, at its field. */
export function FieldError({ id, children }: { id: string; children: string }): ReactElement {
  return (
    <p className="err" id={id}>
      <Icon path={alert} />
      <span>{children}</span>
    </p>
  );
}
