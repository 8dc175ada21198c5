import { type ReactElement, type RefObject, useLayoutEffect, useRef } from 'react';
import type { ComboboxOption } from './combobox-option.js';
import { Marked } from './marked.js';
import type { OpenPopup } from './use-popup.js';

export interface ComboboxListProps {
  id: string;
  label: string;
  open: OpenPopup;
  anchor: RefObject<HTMLElement | null>;
  options: readonly ComboboxOption[];
  /** Others are on their way. */
  isLoading: boolean;
  /** Index of the option that Enter would choose, -1 for none. */
  active: number;
  /** Words in place of options, or ''. */
  note: string;
  onActive(index: number): void;
  onChoose(index: number): void;
  onClose(): void;
}

/** What an open Combobox shows under its field, which keeps the focus and gets the keys. */
export function ComboboxList(props: ComboboxListProps): ReactElement {
  const { id, open, options, active, note, onActive } = props;
  const { PopupSurface, revealOption } = open.lists;
  const activeOption = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is the active option's change that scrolls
  useLayoutEffect(() => revealOption(activeOption.current), [active, revealOption]);

  return (
    <PopupSurface
      id={id}
      // An automatic popover would be closed by a press on its own field
      popover="manual"
      className="suggestions"
      role={note ? undefined : 'listbox'}
      aria-label={note ? undefined : props.label}
      aria-busy={props.isLoading || undefined}
      anchor={props.anchor}
      align="start"
      place={open.place}
      onClosed={props.onClose}
      onShown={() => revealOption(activeOption.current)}
      onMouseDown={(event) => event.preventDefault()}
    >
      {note ? (
        <p className="note" aria-hidden="true">
          {props.isLoading ? <span className="spin" /> : null}
          <span>{note}</span>
        </p>
      ) : (
        options.map((option, index) => (
          // biome-ignore lint/a11y: the field keeps the focus, and gets the keys
          <div
            key={option.id}
            id={`${id}-${index}`}
            ref={index === active ? activeOption : null}
            className="item"
            role="option"
            aria-selected={index === active}
            aria-disabled={option.disabled || undefined}
            data-active={index === active || undefined}
            onPointerMove={() => index !== active && !option.disabled && onActive(index)}
            onClick={() => props.onChoose(index)}
          >
            <Marked text={option.label} match={option.match} />
            {option.detail ? <span className="end">{option.detail}</span> : null}
          </div>
        ))
      )}
    </PopupSurface>
  );
}
