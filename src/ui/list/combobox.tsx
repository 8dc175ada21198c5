import { type ReactElement, type RefObject, useId, useLayoutEffect, useRef } from 'react';
import { FieldError, FieldHint, noteIds } from '../field/field-notes.js';
import { Icon } from '../icons/icon.js';
import { x } from '../icons/icons.js';
import type { OpenPopup } from '../popup/use-popup.js';
import { sheetRef } from '../sheet-ref.js';
import comboboxCss from './combobox.css?inline';
import { type ComboboxOption, type ComboboxProps, useCombobox } from './use-combobox.js';

const sheet = sheetRef(comboboxCss);

/**
 * A text field with suggestions. Any text is allowed. Tab and a press elsewhere close the list without choosing. The
 * owner provides new `options` when `onText` is called.
 */
export function Combobox(props: ComboboxProps): ReactElement {
  const { label, text, options, icon, hint, error, clearLabel, disabled } = props;
  const id = useId();
  const anchor = useRef<HTMLDivElement>(null);
  const box = useCombobox(props);
  const { open, note, active } = box;
  const isListed = open !== null && note === '';

  const clear = () => {
    anchor.current?.querySelector('input')?.focus();
    box.clear();
  };

  return (
    <div className="field combobox" ref={sheet}>
      <div className="lbl">
        <label htmlFor={id}>{label}</label>
      </div>
      <div className="inset" ref={anchor}>
        {icon ? <Icon path={icon} /> : null}
        <input
          {...box.warm}
          ref={props.inputRef}
          id={id}
          type="text"
          role="combobox"
          className={icon ? 'input led' : 'input'}
          autoComplete="off"
          autoCorrect="off"
          spellCheck={false}
          enterKeyHint="search"
          value={text}
          maxLength={props.maxLength}
          placeholder={props.placeholder}
          disabled={disabled}
          aria-autocomplete="list"
          aria-expanded={isListed}
          aria-controls={isListed ? `${id}l` : undefined}
          aria-activedescendant={active >= 0 ? `${id}l-${active}` : undefined}
          aria-invalid={error ? true : undefined}
          aria-describedby={noteIds(id, error, hint)}
          onChange={(event) => box.type(event.currentTarget.value)}
          onClick={box.show}
          onKeyDown={box.onKeyDown}
          onBlur={box.hide}
        />
        {clearLabel && text !== '' && !disabled ? (
          <button type="button" className="clear" aria-label={clearLabel} title={clearLabel} onClick={clear}>
            <Icon path={x} />
          </button>
        ) : null}
      </div>
      {open ? (
        <ComboboxList
          id={`${id}l`}
          label={label}
          open={open}
          anchor={anchor}
          options={options}
          isLoading={props.state === 'loading'}
          active={active}
          note={note}
          onActive={box.activate}
          onChoose={box.choose}
          onClose={box.hide}
        />
      ) : null}
      <span className="sr" role="status">
        {isListed ? props.announcement : note}
      </span>
      <FieldHint id={`${id}h`}>{hint}</FieldHint>
      <FieldError id={`${id}e`}>{error}</FieldError>
    </div>
  );
}

interface ComboboxListProps {
  id: string;
  label: string;
  open: OpenPopup;
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

/** The open list of a Combobox. The field keeps the focus and handles the keys. */
function ComboboxList(props: ComboboxListProps): ReactElement {
  const { id, open, options, active, note, onActive } = props;
  const { PopupSurface, revealOption } = open.lists;
  const activeOption = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is the active option's change that scrolls
  useLayoutEffect(() => revealOption(activeOption.current), [active, revealOption]);

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
