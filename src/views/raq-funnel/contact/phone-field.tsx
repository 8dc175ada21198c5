import { type ReactElement, useLayoutEffect, useRef, useState } from 'react';
import { caretBehind, showDigits, typedDigits } from '../../../domain/lead/own-number.js';
import { TextField } from '../../../ui/field/text-field.js';

export interface PhoneFieldProps {
  readonly label: string;
  /** At most ten; what it begins with. */
  readonly digits: string;
  readonly onDigits: (digits: string) => void;
  readonly error?: string | undefined;
}

interface Typed {
  readonly digits: string;
  /** Digits before the caret. */
  readonly behind: number;
}

/** A phone number, shown as '(555) 555-5555' while it is typed; the caret stays behind its digit. */
export function PhoneField({ label, digits, onDigits, error }: PhoneFieldProps): ReactElement {
  const field = useRef<HTMLInputElement & HTMLTextAreaElement>(null);
  // Show the typed value at once. The value from the funnel would arrive after the caret was placed.
  const [typed, setTyped] = useState<Typed | null>(null);
  const shown = showDigits(typed?.digits ?? digits);
  useLayoutEffect(() => {
    if (typed === null) return;
    const caret = caretBehind(showDigits(typed.digits), typed.behind);
    field.current?.setSelectionRange(caret, caret);
  }, [typed]);
  const type = (text: string) => {
    const next = typedDigits(text);
    const before = text.slice(0, field.current?.selectionStart ?? text.length).replace(/\D/g, '').length;
    setTyped({ digits: next, behind: Math.min(before, next.length) });
    onDigits(next);
  };
  return (
    <TextField
      label={label}
      value={shown}
      onChange={type}
      placeholder="(555) 555-5555"
      error={error}
      attributes={{
        type: 'tel',
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
