import { type ReactElement, useId, useRef } from 'react';
import { FieldError, FieldHint, noteIds } from '../field/field-notes.js';
import { Icon } from '../icons/icon.js';
import { x } from '../icons/icons.js';
import { sheetRef } from '../sheet-ref.js';
import comboboxCss from './combobox.css?inline';
import { type ComboboxProps, useCombobox } from './use-combobox.js';

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
          name={props.name}
          autoComplete={open ? 'off' : (props.autoComplete ?? 'off')}
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
          // Autofill fills it from another field too, and then no list opens.
          onChange={({ currentTarget: field }) =>
            field.matches(':focus') ? box.type(field.value) : props.onText(field.value)
          }
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
        <open.lists.SuggestionList
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
