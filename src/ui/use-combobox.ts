import { type KeyboardEvent, useState } from 'react';
import type { ComboboxProps } from './combobox.js';
import { comboboxKey } from './combobox-key.js';
import type { ComboboxOption } from './combobox-option.js';
import { popupParts } from './popup-parts.js';
import { type OpenPopup, usePopup } from './use-popup.js';

export interface OpenCombobox {
  /** What the list or the note is drawn with; null while neither shows. */
  open: OpenPopup | null;
  /** Words in place of suggestions, or ''. */
  note: string;
  /** Index of the suggestion that Enter would choose, -1 for none. */
  active: number;
  activate(index: number): void;
  choose(index: number): void;
  type(text: string): void;
  clear(): void;
  show(): void;
  hide(): void;
  onKeyDown(event: KeyboardEvent): void;
  /** For the field: fetches the list early. */
  warm: { onPointerEnter(): void; onFocus(): void };
}

type Asked = Pick<
  ComboboxProps,
  'text' | 'onText' | 'options' | 'onChoose' | 'onSubmit' | 'onClear' | 'state' | 'stateText' | 'disabled'
>;

/** What a combobox shows now, and what a key, a press or a letter does to it. */
export function useCombobox(asked: Asked): OpenCombobox {
  const { text, options, state = 'idle', stateText = '' } = asked;
  const popup = usePopup();
  const [activeId, setActiveId] = useState<ComboboxOption['id'] | null>(null);
  const wanted = asked.disabled ? null : popup.open;
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
    asked.onText('');
    asked.onClear?.();
  };
  const choose = (index: number) => {
    const option = options[index];
    if (!option || option.disabled) return;
    hide();
    asked.onChoose(option);
  };
  const type = (next: string) => {
    show();
    setActiveId(null);
    asked.onText(next);
  };

  const onKeyDown = (event: KeyboardEvent) => {
    const at = { entries: options, active, isOpen: open !== null, text };
    const step = comboboxKey(event.nativeEvent, at, popupParts()?.lists.stepTo ?? null);
    if (step === 'text') setActiveId(null);
    if (step === null || step === 'text' || (step === 'submit' && !asked.onSubmit)) return;
    event.preventDefault();
    event.stopPropagation();
    if (step === 'choose') choose(active);
    else if (step === 'close') hide();
    else if (step === 'clear') clear();
    else if (step === 'submit') {
      hide();
      asked.onSubmit?.(text);
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
    warm: { onPointerEnter, onFocus },
  };
}
