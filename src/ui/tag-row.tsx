import { type ReactElement, type ReactNode, type RefObject, useLayoutEffect, useRef } from 'react';
import { focusFirstOf } from './focused-in.js';
import { bringsSheet } from './sheet-ref.js';
import tagCss from './tag.css?inline';
import { Tag } from './tag.js';

/** Something that was chosen, and can be taken back. */
export interface TagItem {
  id: string;
  /** What kind of choice it is, in quieter letters: 'Status'. */
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
  /** After the tags: a link that takes all of them back. */
  children?: ReactNode;
  /** What gets the focus after the last tag was removed. */
  returnTo?: RefObject<HTMLElement | null> | undefined;
}

const sheet = bringsSheet(tagCss);

/** Tags in a row. After one was removed the focus is on the next, or the last, or on `returnTo`. */
export function TagRow({ label, tags, onRemove, children, returnTo }: TagRowProps): ReactElement {
  const list = useRef<HTMLUListElement>(null);
  const removed = useRef(-1);

  // biome-ignore lint/correctness/useExhaustiveDependencies: it is the tags' change that may have taken the focus
  useLayoutEffect(() => {
    if (removed.current < 0) return;
    const buttons = [...(list.current?.querySelectorAll('button') ?? [])];
    focusFirstOf([buttons[removed.current], buttons.at(-1), returnTo?.current]);
    removed.current = -1;
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
                removed.current = index;
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
