import { type ReactElement, useLayoutEffect, useRef, useState } from 'react';
import { caretBehind, showDigits, typedPhone } from '../../contact/own-number.js';
import { useWidget } from '../../element/widget/widget-context.js';
import { TextField } from '../../ui/field/text-field.js';

export interface PhoneFieldProps {
  readonly label: string;
  /** The digits of a US number, or a text that is none. */
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly error?: string | undefined;
}

interface Typed {
  readonly value: string;
  /** Digits before the caret; null where the text stays as it was typed. */
  readonly behind: number | null;
}

const DIGITS = /^\d{0,10}$/;

const shownAs = (value: string) => (DIGITS.test(value) ? showDigits(value) : value);

/**
 * A phone number, shown as '(555) 555-5555' while it is typed; the caret stays behind its digit. What cannot be a US
 * number stays as it was typed.
 */
export function PhoneField({ label, value, onChange, error }: PhoneFieldProps): ReactElement {
  const { t } = useWidget();
  const field = useRef<HTMLInputElement & HTMLTextAreaElement>(null);
  // Show the typed value at once. The value from the funnel would arrive after the caret was placed.
  const [typed, setTyped] = useState<Typed | null>(null);
  const shown = shownAs(typed?.value ?? value);
  useLayoutEffect(() => {
    if (typed === null || typed.behind === null) return;
    const caret = caretBehind(showDigits(typed.value), typed.behind);
    field.current?.setSelectionRange(caret, caret);
  }, [typed]);
  const type = (text: string) => {
    const next = typedPhone(text);
    const before = text.slice(0, field.current?.selectionStart ?? text.length).replace(/\D/g, '').length;
    setTyped({ value: next, behind: DIGITS.test(next) ? Math.min(before, next.length) : null });
    onChange(next);
  };
  return (
    <TextField
      label={label}
      value={shown}
      onChange={type}
      placeholder="(555) 555-5555"
      hint={t('funnelPhoneHint')}
      error={error}
      attributes={{
        type: 'tel',
        name: 'phone',
        inputMode: 'tel',
        autoComplete: 'tel',
        enterKeyHint: 'next',
        required: true,
        dir: 'ltr',
      }}
      inputRef={field}
    />
  );
}
