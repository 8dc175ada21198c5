import { type KeyboardEvent, type ReactElement, type Ref, useId, useRef, useState } from 'react';
import { FieldError, FieldHint, noteIds } from '../field/field-notes.js';
import { Icon } from '../icons/icon.js';
import { x } from '../icons/icons.js';
import { popupLists, usePopup } from '../popup/use-popup.js';
import { sheetRef } from '../theme/sheets.js';
import comboboxCss from './combobox.css?inline';
import type { ComboboxOption, stepTo } from './list-steps.js';

const sheet = sheetRef(comboboxCss);

/**
 * A text field with suggestions. Any text is allowed. Tab and a press elsewhere close the list without choosing. The
 * owner provides new `options` when `onText` is called.
 */
export function Combobox(props: ComboboxProps): ReactElement {
  const { label, text, options, icon, hint, error, clearLabel } = props;
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
        {clearLabel && text !== '' ? (
          <button type="button" className="clear" aria-label={clearLabel} title={clearLabel} onClick={clear}>
            <Icon path={x} />
          </button>
        ) : null}
      </div>
      {open ? (
        <open.lists.SuggestionList
          id={`${id}l`}
          label={label}
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

export interface ComboboxProps {
  label: string;
  text: string;
  /** A person has typed, or cleared the field. */
  onText(text: string): void;
  /** The suggestions for the current text. */
  options: readonly ComboboxOption[];
  onChoose(option: ComboboxOption): void;
  /** Enter, while no suggestion is active. */
  onSubmit?: ((text: string) => void) | undefined;
  /** The state that is shown under the field when there are no suggestions; 'idle' shows nothing. */
  state?: 'idle' | 'loading' | 'failed' | 'none' | undefined;
  /** The text of that state: 'No match for …'. */
  stateText?: string | undefined;
  /** Read out while suggestions show: '5 suggestions'. */
  announcement?: string | undefined;
  /** Name of the button that clears the text; without it there is none. */
  clearLabel?: string | undefined;
  placeholder?: string | undefined;
  /** Path data from `icons.ts`, drawn at the start of the field. */
  icon?: string | undefined;
  hint?: string | undefined;
  error?: string | undefined;
  /** For autofill and password managers. */
  name?: string | undefined;
  /** What autofill may put in; nothing while suggestions show. */
  autoComplete?: string | undefined;
  /** In UTF-16 units. */
  maxLength?: number | undefined;
  inputRef?: Ref<HTMLInputElement> | undefined;
}

function useCombobox(props: ComboboxProps) {
  const { text, options, state = 'idle', stateText = '' } = props;
  const popup = usePopup();
  const [activeId, setActiveId] = useState<ComboboxOption['id'] | null>(null);
  const wanted = popup.open;
  /** The text in place of suggestions. */
  const note = wanted && options.length === 0 && state !== 'idle' ? stateText : '';
  const open = wanted && (options.length > 0 || note !== '') ? wanted : null;
  const active = open ? options.findIndex((option) => option.id === activeId) : -1;

  const activate = (index: number) => setActiveId(options[index]?.id ?? null);
  const show = () => {
    if (!wanted) popup.show('');
  };
  const hide = () => {
    popup.hide();
    setActiveId(null);
  };
  const clear = () => {
    hide();
    props.onText('');
  };
  const choose = (index: number) => {
    const option = options[index];
    if (!option) return;
    hide();
    props.onChoose(option);
  };
  const type = (next: string) => {
    show();
    setActiveId(null);
    props.onText(next);
  };

  const onKeyDown = (event: KeyboardEvent) => {
    const at = { entries: options, active, isOpen: open !== null, text };
    const step = comboboxKey(event.nativeEvent, at, popupLists.loaded?.stepTo ?? null);
    if (step === 'text') setActiveId(null);
    if (step === null || step === 'text' || (step === 'submit' && !props.onSubmit)) return;
    event.preventDefault();
    event.stopPropagation();
    if (step === 'choose') choose(active);
    else if (step === 'close') hide();
    else if (step === 'clear') clear();
    else if (step === 'submit') {
      hide();
      props.onSubmit?.(text);
    } else {
      show();
      if (step !== 'open') activate(step);
    }
  };

  const { onPointerEnter, onFocus } = popup.trigger;
  return {
    open,
    note,
    active,
    activate,
    choose,
    type,
    clear,
    show,
    hide,
    onKeyDown,
    /** For the field: loads the list early. */
    warm: { onPointerEnter, onFocus },
  };
}

type KeyPress = Pick<globalThis.KeyboardEvent, 'key' | 'altKey' | 'ctrlKey' | 'metaKey' | 'isComposing'>;

interface ComboboxState {
  /** The suggestions. */
  entries: Parameters<typeof stepTo>[0];
  /** Index of the active suggestion, -1 for none. */
  active: number;
  /** Whether something is shown under the field. */
  isOpen: boolean;
  text: string;
}

/** What a key does in a combobox: an index, or an action. 'text' moves the caret and deactivates the suggestion. */
type ComboboxKey = number | 'choose' | 'submit' | 'close' | 'clear' | 'open' | 'text' | null;

/**
 * What a key does in the text field of a combobox; null for a key that the field and the page handle.
 * @param step null until the code of the list is loaded
 */
export function comboboxKey(event: KeyPress, at: ComboboxState, step: typeof stepTo | null): ComboboxKey {
  const { key, altKey } = event;
  if (event.isComposing || event.ctrlKey || event.metaKey) return null;
  if (key === 'Escape') return at.isOpen ? 'close' : at.text === '' ? null : 'clear';
  if (key === 'Enter') return at.isOpen && at.active >= 0 ? 'choose' : 'submit';
  if (altKey && key === 'ArrowUp') return at.isOpen ? 'close' : null;
  if (altKey && key === 'ArrowDown') return 'open';
  if (altKey) return null;
  if (/^(Home|End|ArrowLeft|ArrowRight)$/.test(key)) return 'text';
  if (!/^(ArrowDown|ArrowUp|PageDown|PageUp)$/.test(key)) return null;
  if (key.startsWith('Page') && !at.isOpen) return null;
  return step?.(at.entries, at.isOpen ? at.active : -1, key, true) ?? 'open';
}
