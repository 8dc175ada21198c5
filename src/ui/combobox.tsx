import { type ReactElement, type Ref, useId, useRef } from 'react';
import comboboxCss from './combobox.css?inline';
import { ComboboxList } from './combobox-list.js';
import type { ComboboxOption } from './combobox-option.js';
import { Icon } from './icon.js';
import { alert, x } from './icons.js';
import { bringsSheet } from './sheet-ref.js';
import { useCombobox } from './use-combobox.js';

export interface ComboboxProps {
  label: string;
  text: string;
  /** A person has typed, or cleared the field. */
  onText(text: string): void;
  /** What is suggested for the text now. */
  options: readonly ComboboxOption[];
  onChoose(option: ComboboxOption): void;
  /** Enter, while no suggestion is active. */
  onSubmit?: ((text: string) => void) | undefined;
  /** What is said under the field where there is nothing to suggest; 'idle' shows nothing. */
  state?: 'idle' | 'loading' | 'failed' | 'none' | undefined;
  /** The words of that state: 'No match'. */
  stateText?: string | undefined;
  /** Read out while suggestions show: '5 suggestions'. */
  announcement?: string | undefined;
  /** Name of the button that clears the text; without it there is none. */
  clearLabel?: string | undefined;
  /** The text was cleared by the button or by Escape; called after `onText('')`. */
  onClear?: (() => void) | undefined;
  placeholder?: string | undefined;
  /** Path data from `icons.ts`, drawn at the start of the field. */
  icon?: string | undefined;
  hint?: string | undefined;
  error?: string | undefined;
  /** Most characters, in UTF-16 units. */
  maxLength?: number | undefined;
  disabled?: boolean | undefined;
  inputRef?: Ref<HTMLInputElement> | undefined;
}

const sheet = bringsSheet(comboboxCss);

/**
 * A text field with suggestions: none is chosen until a person does, and any text may stand in it. Tab and a press
 * elsewhere close the list and choose nothing. It fetches nothing: its owner answers `onText` with other `options`.
 */
export function Combobox(props: ComboboxProps): ReactElement {
  const { label, text, options, icon, hint, error, clearLabel, disabled } = props;
  const id = useId();
  const anchor = useRef<HTMLDivElement>(null);
  const box = useCombobox(props);
  const { open, note, active } = box;
  const isListed = open !== null && note === '';
  const about = [error && `${id}e`, hint && `${id}h`].filter(Boolean).join(' ');

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
          aria-describedby={about || undefined}
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
      {hint ? (
        <p className="hint" id={`${id}h`}>
          {hint}
        </p>
      ) : null}
      {error ? (
        <p className="err" id={`${id}e`} role="alert">
          <Icon path={alert} />
          <span>{error}</span>
        </p>
      ) : null}
    </div>
  );
}
