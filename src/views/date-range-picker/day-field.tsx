import { type KeyboardEvent, type ReactElement, type Ref, useId, useState } from 'react';
import type { Day } from '../../domain/date-range/day.js';
import { readTypedDay } from '../../domain/date-range/typed-day.js';
import { useDayFormat } from './use-day-format.js';

export interface DayFieldProps {
  readonly label: string;
  readonly placeholder: string;
  readonly day: Day | null;
  readonly today: Day;
  /** How a day is shown: 'Nov 9, 2026', or '11/09/2026'. */
  readonly shownAs: 'short' | 'numeric';
  /** The next day of the calendar is for it. */
  readonly isNext: boolean;
  readonly isDisabled: boolean;
  readonly isInvalid: boolean;
  readonly describedBy: string;
  readonly inputRef?: Ref<HTMLInputElement>;
  /** A typed day, or null when it was emptied. */
  onDay(day: Day | null): void;
  /** What is typed is no day, or is one again. */
  onBad(isBad: boolean): void;
  onAim(): void;
  onPress?: (() => void) | undefined;
  onArrowDown?: (() => void) | undefined;
  /** Enter, with nothing typed that is not taken yet. */
  onEnter?: (() => void) | undefined;
}

/** One end of the range as a text: shown in the viewer's format, and read as people type it once it is left or Enter is pressed. */
export function DayField(props: DayFieldProps): ReactElement {
  const { day, today, onDay, onBad } = props;
  const id = useId();
  const { format, locale } = useDayFormat();
  const [typed, setTyped] = useState<string | null>(null);
  const [shownDay, setShownDay] = useState(day);

  // Another day from elsewhere takes the place of what was typed
  if (shownDay !== day) {
    setShownDay(day);
    setTyped(null);
  }

  const take = () => {
    if (typed === null) return;
    const read = readTypedDay(typed, locale, today);
    const isBad = read === undefined && typed.trim() !== '';
    onBad(isBad);
    if (isBad) return;
    setTyped(null);
    onDay(read ?? null);
  };

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter') {
      event.preventDefault();
      if (typed === null) props.onEnter?.();
      else take();
    } else if (event.key === 'Escape' && typed !== null) {
      event.preventDefault();
      event.stopPropagation();
      setTyped(null);
      onBad(false);
    } else if (event.key === 'ArrowDown' && props.onArrowDown !== undefined) {
      event.preventDefault();
      take();
      props.onArrowDown();
    }
  };

  return (
    <div className="field">
      <label className="lbl" htmlFor={id}>
        {props.label}
      </label>
      <input
        id={id}
        ref={props.inputRef}
        className="input"
        data-next={props.isNext || undefined}
        autoComplete="off"
        value={typed ?? (day === null ? '' : format[props.shownAs](day))}
        placeholder={props.placeholder}
        disabled={props.isDisabled}
        aria-invalid={props.isInvalid || undefined}
        aria-describedby={props.describedBy}
        onChange={(event) => {
          setTyped(event.currentTarget.value);
          onBad(false);
        }}
        onFocus={props.onAim}
        onClick={props.onPress}
        onBlur={take}
        onKeyDown={onKeyDown}
      />
    </div>
  );
}
