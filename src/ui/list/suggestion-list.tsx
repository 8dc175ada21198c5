import { type ReactElement, type RefObject, useLayoutEffect, useRef } from 'react';
import type { Opening } from '../popup/place.js';
import { PopupSurface } from '../popup/popup-surface.js';
import { revealOption } from './list-steps.js';
import type { ComboboxOption } from './use-combobox.js';

export interface SuggestionListProps {
  id: string;
  label: string;
  open: Opening;
  anchor: RefObject<HTMLElement | null>;
  options: readonly ComboboxOption[];
  /** More suggestions are loading. */
  isLoading: boolean;
  /** Index of the option that Enter would choose, -1 for none. */
  active: number;
  /** The text in place of options, or ''. */
  note: string;
  onActive(index: number): void;
  onChoose(index: number): void;
  onClose(): void;
}

/** The open list of a text field with suggestions. The field keeps the focus and handles the keys. */
export function SuggestionList(props: SuggestionListProps): ReactElement {
  const { id, open, options, active, note, onActive } = props;
  const activeOption = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is the active option's change that scrolls
  useLayoutEffect(() => revealOption(activeOption.current), [active]);

  return (
    <PopupSurface
      id={id}
      // An automatic popover would close on a press on its own field.
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

interface MarkedProps {
  text: string;
  /** Start and end of the marked part, in UTF-16 units, end excluded. */
  match?: readonly [from: number, to: number] | undefined;
}

/** A text with a part of it in bold. */
function Marked({ text, match }: MarkedProps): ReactElement {
  const [from, to] = match ?? [0, 0];
  return (
    <span className="name">
      <span>{text.slice(0, from)}</span>
      <b>{text.slice(from, to)}</b>
      <span>{text.slice(to)}</span>
    </span>
  );
}
