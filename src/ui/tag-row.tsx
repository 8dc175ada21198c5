import { type ReactElement, type ReactNode, useLayoutEffect, useRef } from 'react';
import { Icon } from './icons/icon.js';
import { x } from './icons/icons.js';
import { focusedIn, focusFirstOf } from './popup/focused-in.js';
import tagCss from './tag.css?inline';
import { sheetRef } from './theme/sheets.js';

export interface TagItem {
  id: string;
  /** Its kind, in a quieter style: 'Status'. */
  kind?: string | undefined;
  text: string;
  /** Name of its button: 'Remove Status Contacted'. */
  removeLabel: string;
}

export interface TagRowProps {
  /** Name of the list: 'Filters applied'. */
  label: string;
  tags: readonly TagItem[];
  onRemove(tag: TagItem): void;
  /** A link after the tags that removes all of them. */
  children?: ReactNode;
}

const sheet = sheetRef(tagCss);

/** A row of tags. After one is removed, the focus moves to the next one, or to the last one. */
export function TagRow({ label, tags, onRemove, children }: TagRowProps): ReactElement {
  const list = useRef<HTMLUListElement>(null);
  const removed = useRef<{ id: string; index: number }>(null);

  useLayoutEffect(() => {
    const gone = removed.current;
    if (!list.current || !gone || tags.some(({ id }) => id === gone.id)) return;
    removed.current = null;
    // A tag that disappears late does not move the focus.
    if (focusedIn(list.current.ownerDocument)) return;
    const buttons = [...list.current.querySelectorAll('button')];
    focusFirstOf([buttons[gone.index], buttons.at(-1)]);
  }, [tags]);

  return (
    <div className="tags" ref={sheet}>
      {/* biome-ignore lint/a11y/noRedundantRoles: Safari takes the role from a list without bullets */}
      <ul ref={list} role="list" aria-label={label} hidden={tags.length === 0}>
        {tags.map((tag, index) => (
          <li key={tag.id}>
            <Tag
              {...tag}
              onRemove={() => {
                removed.current = { id: tag.id, index };
                onRemove(tag);
              }}
            />
          </li>
        ))}
      </ul>
      {children}
    </div>
  );
}

interface TagProps extends TagItem {
  onRemove(): void;
}

function Tag({ kind, text, removeLabel, onRemove }: TagProps): ReactElement {
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
