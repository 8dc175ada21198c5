import type { ReactElement } from 'react';
import { Icon } from './icon.js';
import { x } from './icons.js';

export interface TagProps {
  kind?: string | undefined;
  text: string;
  removeLabel: string;
  onRemove(): void;
}

/** One tag of a TagRow, which brings the sheet. */
export function Tag({ kind, text, removeLabel, onRemove }: TagProps): ReactElement {
  return (
    <span className="tag">
      <span className="text">
        {kind ? <b>{kind}</b> : null}
        {kind ? ' ' : null}
        <bdi>{text}</bdi>
      </span>
      <button type="button" aria-label={removeLabel} title={removeLabel} onClick={onRemove}>
        <Icon path={x} />
      </button>
    </span>
  );
}
