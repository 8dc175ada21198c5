import { type RefObject, useLayoutEffect, useState } from 'react';
import { caretBehind, showDigits, typedDigits } from '../../domain/lead/own-number.js';

interface Typed {
  readonly digits: string;
  /** Digits before the caret; null when nothing has been typed yet. */
  readonly behind: number | null;
}

export interface TypedDigits {
  readonly digits: string;
  /** Takes in what the field holds after a key. */
  readonly type: (text: string) => void;
}

/** The digits of a phone field that shows '(555) 555-5555': the caret stays behind the digit that it stood behind. */
export function useTypedDigits(field: RefObject<HTMLInputElement | null>): TypedDigits {
  const [typed, setTyped] = useState<Typed>({ digits: '', behind: null });
  useLayoutEffect(() => {
    if (typed.behind === null) return;
    const caret = caretBehind(showDigits(typed.digits), typed.behind);
    field.current?.setSelectionRange(caret, caret);
  }, [typed, field]);
  const type = (text: string) => {
    const digits = typedDigits(text);
    const before = text.slice(0, field.current?.selectionStart ?? text.length).replace(/\D/g, '').length;
    setTyped({ digits, behind: Math.min(before, digits.length) });
  };
  return { digits: typed.digits, type };
}
