import { type ReactElement, type ReactNode, type RefObject, useEffect, useId, useState } from 'react';
import { partsOf, toDay } from '../../domain/date-range/day.js';
import type { RangeEnd } from '../../domain/date-range/day-range.js';
import { Icon } from '../../ui/icon.js';
import { alert } from '../../ui/icons.js';
import { useWidget } from '../widget/widget-context.js';
import { DayField } from './day-field.js';
import { useDayFormat } from './use-day-format.js';
import type { Picking } from './use-picking.js';

export interface RangeFieldsProps {
  readonly picking: Picking;
  readonly shownAs: 'short' | 'numeric';
  /** The end that the next day is for is marked. */
  readonly marksNext: boolean;
  readonly isDisabled?: boolean;
  /** What is wrong with the range as a whole. */
  readonly error?: string | undefined;
  readonly hasHint?: boolean;
  readonly startRef?: RefObject<HTMLInputElement | null>;
  readonly endRef?: RefObject<HTMLInputElement | null>;
  /** What is typed into an end is no day, or is one again. */
  onBad?: ((isBad: boolean) => void) | undefined;
  onPress?: (() => void) | undefined;
  onArrowDown?: (() => void) | undefined;
  onEnter?: (() => void) | undefined;
  /** What stands beside the two. */
  readonly children?: ReactNode;
}

const ENDS: readonly RangeEnd[] = ['start', 'end'];

/** The two inputs, Start and End, and what is said about them. Spec §2 Date-range picker. */
export function RangeFields(props: RangeFieldsProps): ReactElement {
  const { picking, shownAs, isDisabled = false, error, onBad } = props;
  const { range, today, next } = picking;
  const { t } = useWidget();
  const { format } = useDayFormat();
  const about = useId();
  const [bad, setBad] = useState({ start: false, end: false });
  const isBad = bad.start || bad.end;
  useEffect(() => onBad?.(isBad), [isBad, onBad]);

  const example = format.numeric(toDay(partsOf(today).year, 11, 18));
  const wrong = isBad ? t('rangeNotADate', { example }) : error;
  const isInvalid = (end: RangeEnd) => bad[end] || (!isBad && error !== undefined && range[end] === null);
  const words = {
    start: { label: t('rangeStart'), placeholder: t('rangeEarly') },
    end: { label: t('rangeEnd'), placeholder: t('rangeContinuous') },
  };

  return (
    <>
      <div className="ends">
        {ENDS.map((end) => (
          <DayField
            key={end}
            {...words[end]}
            day={range[end]}
            today={today}
            shownAs={shownAs}
            isNext={props.marksNext && next === end}
            isDisabled={isDisabled}
            isInvalid={isInvalid(end)}
            describedBy={about}
            {...(end === 'start' ? refOf(props.startRef) : refOf(props.endRef))}
            onDay={(day) => picking.type(end, day)}
            onBad={(is) => is !== bad[end] && setBad({ ...bad, [end]: is })}
            onAim={() => picking.aimAt(end)}
            onPress={props.onPress}
            onArrowDown={props.onArrowDown}
            onEnter={props.onEnter}
          />
        ))}
        {props.children}
      </div>
      <div id={about} className="about">
        {wrong === undefined ? null : (
          <p className="err" role="alert">
            <Icon path={alert} />
            <span>{wrong}</span>
          </p>
        )}
        {wrong === undefined && props.hasHint !== false ? <p className="hint">{t('rangeHint', { example })}</p> : null}
      </div>
    </>
  );
}

const refOf = (inputRef: RefObject<HTMLInputElement | null> | undefined) =>
  inputRef === undefined ? {} : { inputRef };
