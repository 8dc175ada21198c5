import { type KeyboardEvent, type ReactElement, type ReactNode, type RefObject, useId, useMemo, useState } from 'react';
import { useWidget, type Widget } from '../element/widget/widget-context.js';
import type { MessageKey } from '../i18n/messages.js';
import { Icon } from '../ui/icons/icon.js';
import { alert } from '../ui/icons/icons.js';
import { useDayFormat } from './calendar/calendar-dates.js';
import { type Day, yearOf } from './range/day.js';
import { timeZoneName } from './range/day-format.js';
import { ENDS, isSameRange, lengthOf, type RangeEnd, type RangeNote, settleRange } from './range/day-range.js';
import { type QuickRange, quickRange } from './range/quick-ranges.js';
import { readTypedDay } from './range/typed-day.js';
import type { Picking } from './use-picking.js';

export interface RangeFieldsProps {
  readonly picking: Picking;
  readonly shownAs: 'short' | 'numeric';
  /** Of the only input, where a single day is picked. */
  readonly label?: string | undefined;
  /** Highlights the end that the next day sets. */
  readonly marksNext: boolean;
  readonly isDisabled?: boolean;
  /** The error of the range. */
  readonly error?: string | undefined;
  readonly startRef?: RefObject<HTMLInputElement | null>;
  readonly endRef?: RefObject<HTMLInputElement | null>;
  /** Called when the typed text of an end becomes invalid, or valid again. */
  onBad?: ((isBad: boolean) => void) | undefined;
  onPress?: (() => void) | undefined;
  onArrowDown?: (() => void) | undefined;
  onEnter?: (() => void) | undefined;
  /** A press opens a sheet with its own inputs, so a phone shows no keyboard here. */
  readonly hasSheet?: boolean;
  readonly children?: ReactNode;
}

/** The two inputs, Start and End, or the only one, with their hint, note and error. */
export function RangeFields(props: RangeFieldsProps): ReactElement {
  const { picking, error, onBad } = props;
  const { range, today } = picking;
  const { t } = useWidget();
  const { format } = useDayFormat();
  const about = useId();
  const [bad, setBad] = useState({ start: false, end: false });
  const isBad = bad.start || bad.end;
  const report = (end: RangeEnd, is: boolean) => {
    if (is === bad[end]) return;
    const now = { ...bad, [end]: is };
    setBad(now);
    onBad?.(now.start || now.end);
  };

  const example = format.numeric(`${yearOf(today)}-11-18`);
  const note = noteText(picking.note, (day) => format[yearOf(day) === yearOf(today) ? 'brief' : 'short'](day), t);
  const errorText = isBad ? t('rangeNotADate', { example }) : error;
  const isInvalid = (end: RangeEnd) => bad[end] || (!isBad && error !== undefined && range[end] === null);
  const inputs = {
    start: picking.isSingle ? { label: props.label ?? '' } : { label: t('rangeStart'), placeholder: t('rangeEarly') },
    end: { label: t('rangeEnd'), placeholder: t('rangeContinuous') },
  };

  return (
    <>
      <div className="ends">
        {(picking.isSingle ? ENDS.slice(0, 1) : ENDS).map((end) => (
          <DayField
            key={end}
            {...props}
            {...inputs[end]}
            end={end}
            isInvalid={isInvalid(end)}
            describedBy={about}
            onInvalid={(is) => report(end, is)}
          />
        ))}
        {props.children}
      </div>
      <div id={about} className="about">
        {errorText === undefined ? (
          note === '' && <p className="hint">{t('rangeHint', { example })}</p>
        ) : (
          <p className="err" role="alert">
            <Icon path={alert} />
            <span>{errorText}</span>
          </p>
        )}
        <p className="hint" role="status">
          {errorText === undefined ? note : ''}
        </p>
      </div>
    </>
  );
}

/** 'Ends Nov 17: Nov 18 is not available.' Empty without a note. */
function noteText(note: RangeNote | null, name: (day: Day) => string, t: Widget['t']): string {
  if (note === null) return '';
  if (note.moved === null) return t('rangeSwapped');
  const days = { day: name(note.to), blocked: name(note.blocked) };
  return t(note.moved === 'end' ? 'rangeEndsBefore' : 'rangeStartsAfter', days);
}

interface DayFieldProps extends RangeFieldsProps {
  readonly end: RangeEnd;
  readonly label: string;
  readonly placeholder?: string;
  readonly isInvalid: boolean;
  readonly describedBy: string;
  onInvalid(isInvalid: boolean): void;
}

/** One end of the range as text. Reads what was typed on blur, Enter and ArrowDown. */
function DayField(props: DayFieldProps): ReactElement {
  const { picking, end, onInvalid } = props;
  const { today } = picking;
  const day = picking.range[end];
  const id = useId();
  const { format, locale } = useDayFormat();
  const [typed, setTyped] = useState<string | null>(null);
  const [shownDay, setShownDay] = useState(day);

  // A new day from outside replaces the typed text.
  if (shownDay !== day) {
    setShownDay(day);
    setTyped(null);
  }

  const take = () => {
    if (typed === null) return;
    const read = readTypedDay(typed, locale, today);
    const isBad = read === undefined && typed.trim() !== '';
    onInvalid(isBad);
    if (isBad) return;
    setTyped(null);
    picking.type(end, read ?? null);
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
      onInvalid(false);
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
        ref={end === 'start' ? props.startRef : props.endRef}
        className="input"
        data-next={(props.marksNext && picking.next === end) || undefined}
        autoComplete="off"
        inputMode={props.hasSheet ? 'none' : undefined}
        value={typed ?? (day === null ? '' : format[props.shownAs](day))}
        placeholder={props.placeholder}
        disabled={props.isDisabled}
        aria-invalid={props.isInvalid || undefined}
        aria-describedby={props.describedBy}
        onChange={(event) => {
          setTyped(event.currentTarget.value);
          onInvalid(false);
        }}
        onFocus={() => picking.selectEnd(end)}
        onClick={props.onPress}
        onBlur={take}
        onKeyDown={onKeyDown}
      />
    </div>
  );
}

interface PickerFootProps {
  readonly picking: Picking;
  /** Names the time zone. */
  readonly hasZone?: boolean;
  readonly clearLabel: string;
}

/** The length of the range or what is missing, with a button to clear it. */
export function PickerFoot({ picking, hasZone = false, clearLabel }: PickerFootProps): ReactElement {
  const { range, next, clear } = picking;
  const { t, plural, format, reading } = useWidget();
  const days = lengthOf(range);
  const missing = next === 'start' ? 'rangeChooseStart' : 'rangeChooseEnd';
  const text = days === undefined ? t(missing) : plural(days, 'rangeOneDay', 'rangeDays');
  const isNamed = hasZone && days !== undefined;
  const zone = useMemo(
    () => (isNamed ? timeZoneName(format.locale, reading.timeZone) : ''),
    [isNamed, format.locale, reading.timeZone],
  );
  return (
    <div className="picker-foot hint">
      <span role="status">{isNamed ? t('rangeInZone', { words: text, zone }) : text}</span>
      {range.start === null && range.end === null ? null : (
        <button type="button" className="link" onClick={clear}>
          {clearLabel}
        </button>
      )}
    </div>
  );
}

const MESSAGE_KEYS: Readonly<Record<QuickRange, MessageKey>> = {
  today: 'rangeToday',
  yesterday: 'rangeYesterday',
  thisWeek: 'rangeThisWeek',
  lastWeek: 'rangeLastWeek',
  thisMonth: 'rangeThisMonth',
  lastMonth: 'rangeLastMonth',
  last7Days: 'rangeLast7Days',
  last30Days: 'rangeLast30Days',
};

export function QuickList({
  picking,
  ranges,
}: {
  readonly picking: Picking;
  readonly ranges: readonly QuickRange[];
}): ReactElement {
  const { t } = useWidget();
  const { first } = useDayFormat();
  const { today, range, limits, choose } = picking;
  return (
    <fieldset className="quick" aria-label={t('rangeQuick')}>
      {ranges.map((name) => {
        const asked = quickRange(name, today, first);
        const days = settleRange(asked, 'end', limits);
        return (
          <button key={name} type="button" aria-pressed={isSameRange(days, range)} onClick={() => choose(asked)}>
            {t(MESSAGE_KEYS[name])}
          </button>
        );
      })}
    </fieldset>
  );
}
