import { type KeyboardEvent, type ReactElement, type RefObject, useId, useRef, useState } from 'react';
import { CheckboxList, toggled } from '../field/choice-group.js';
import { Icon } from '../icons/icon.js';
import { check } from '../icons/icons.js';
import { LIST_KEYS, type OpenPopup, usePopup } from '../popup/use-popup.js';
import { sheetRef } from '../theme/sheets.js';
import type { Typed } from './list-steps.js';
import selectCss from './select.css?inline';
import type { SelectOption } from './select.js';

export interface MultiSelectProps {
  options: readonly SelectOption[];
  values: readonly string[];
  /** Called with the selected values, in the order of the options. */
  onChange(values: string[]): void;
  label: string;
  /** What the button shows: 'Any', '2 chosen'. */
  text: string;
}

/** For buttons that look like a select. */
export const selectButtonSheet = sheetRef(selectCss);

/**
 * A button that opens a list of options, which stays open while they are selected. If the list fails to load,
 * checkboxes take its place.
 */
export function MultiSelect(props: MultiSelectProps): ReactElement {
  const { options, values, label, text } = props;
  const id = useId();
  const popup = usePopup();
  const { open } = popup;

  if (popup.failed) {
    return <CheckboxList label={label} options={options} values={values} onChange={props.onChange} />;
  }

  return (
    <div className="field" ref={selectButtonSheet}>
      <span className="lbl" id={`${id}l`}>
        {label}
      </span>
      <button
        {...popup.trigger}
        type="button"
        className="input select"
        aria-haspopup="listbox"
        aria-expanded={open !== null}
        aria-controls={open ? id : undefined}
        aria-labelledby={`${id}l ${id}t`}
        onKeyDown={(event) => popup.showByKey(event, LIST_KEYS)}
      >
        <span id={`${id}t`}>
          <bdi>{text}</bdi>
        </span>
      </button>
      {open ? (
        <MultiSelectList
          id={id}
          label={label}
          open={open}
          anchor={popup.trigger.ref}
          options={options}
          values={values}
          onChange={props.onChange}
          onClose={popup.close}
        />
      ) : null}
    </div>
  );
}

interface MultiSelectListProps extends Pick<MultiSelectProps, 'label' | 'options' | 'values' | 'onChange'> {
  id: string;
  open: OpenPopup;
  anchor: RefObject<HTMLElement | null>;
  /** Closes; `back` puts the focus on the trigger first. */
  onClose(back: boolean): void;
}

/** The active option after a key opened the list: the first selected one, or the first or last. */
function firstActive({ open, options, values }: MultiSelectListProps): number {
  if (open.openedBy === '') return -1;
  const chosen = options.findIndex(({ value }) => values.includes(value));
  const end = open.openedBy === 'ArrowUp' ? 'End' : 'Home';
  return chosen >= 0 ? chosen : (open.lists.stepTo(options, -1, end, false) ?? -1);
}

/** The listbox of a MultiSelect; it has the focus. */
function MultiSelectList(props: MultiSelectListProps): ReactElement {
  const { id, open, anchor, options, values, onClose } = props;
  const { PopupSurface, revealActive, revealOption, stepFor } = open.lists;
  const typed = useRef<Typed>({ text: '', at: 0 });
  const [active, setActive] = useState(() => firstActive(props));

  const toggle = (index: number) => {
    const option = options[index];
    if (option) props.onChange(toggled(options, values, option.value));
  };

  const onKeyDown = (event: KeyboardEvent) => {
    const step = stepFor(options, typed.current, event, active, false);
    if (step === null) return;
    // The focus returns to the trigger, and Tab continues from there.
    if (step === 'leave' || step === 'close' || (step === 'choose' && event.altKey)) onClose(true);
    else if (step === 'choose') toggle(active);
    else if (step !== 'stay') setActive(step);
    if (step === 'leave') return;
    event.preventDefault();
    event.stopPropagation();
  };

  return (
    <PopupSurface
      id={id}
      className="many"
      role="listbox"
      aria-label={props.label}
      aria-multiselectable="true"
      aria-activedescendant={active >= 0 ? `${id}-${active}` : undefined}
      tabIndex={-1}
      anchor={anchor}
      align="start"
      onClosed={() => onClose(false)}
      onShown={(list) => {
        list.focus({ preventScroll: true });
        revealActive(list);
      }}
      onKeyDown={onKeyDown}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) onClose(false);
      }}
    >
      {options.map((option, index) => (
        // biome-ignore lint/a11y: the list has the focus, and gets the keys
        <div
          key={option.value}
          id={`${id}-${index}`}
          ref={index === active ? revealOption : undefined}
          className="item"
          role="option"
          aria-selected={values.includes(option.value)}
          data-active={index === active || undefined}
          onPointerMove={() => index !== active && setActive(index)}
          onClick={() => toggle(index)}
        >
          <span className="box">
            <Icon path={check} />
          </span>
          {option.tone ? <span className={`dot tone-${option.tone}`} /> : null}
          <span className="name">{option.label}</span>
        </div>
      ))}
    </PopupSurface>
  );
}
