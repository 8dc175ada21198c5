import { type ReactElement, useId, useRef, useState } from 'react';
import { dayEnd, dayOf, dayStart } from '../../date-range-picker/range/day.js';
import { numericDay } from '../../date-range-picker/range/day-format.js';
import { type DayRange, isSameRange, OPEN_RANGE } from '../../date-range-picker/range/day-range.js';
import { BOARD_RANGES, type QuickRange, quickRange } from '../../date-range-picker/range/quick-ranges.js';
import { LazyBoundary, NotLoaded } from '../../element/widget/lazy-boundary.js';
import { lazyView } from '../../element/widget/lazy-view.js';
import { useWidget, type Widget } from '../../element/widget/widget-context.js';
import type { LeadFilters } from '../../gateway/lead-query.js';
import type { MessageKey } from '../../i18n/messages.js';
import { lazyModule } from '../../ui/lazy-module.js';
import { selectButtonSheet } from '../../ui/list/multi-select.js';
import { Dialog } from '../../ui/popup/dialog.js';
import { Popover } from '../../ui/popup/popover.js';
import { rangeOf } from './filter-field.js';

/** First day of the week. The board's quick ranges do not use it. */
const ANY_DAY = 0;

const NAMES: Partial<Record<QuickRange, MessageKey>> = {
  today: 'rangeToday',
  last7Days: 'rangeLast7Days',
  last30Days: 'rangeLast30Days',
};

type DateRange = LeadFilters['dateRange'];

interface FilterDateProps {
  readonly label: string;
  readonly range: DateRange;
  readonly onRange: (range: DateRange) => void;
}

const calendar = lazyModule(() => import('../../date-range-picker/date-range-calendar.js'));

const Calendar = lazyView(calendar, ({ DateRangeCalendar }) => DateRangeCalendar);

/** Pixels of the calendar with its quick ranges, inputs and footer. */
const CALENDAR = { width: 480, maxHeight: 484 };
/** Screens that are too narrow for a calendar next to its field. */
const NARROW = '(max-width: 559.9px)';

/** Filters by the day a lead came in: a quick range, or any range of days. */
export function FilterDate({ label, range, onRange }: FilterDateProps): ReactElement {
  const widget = useWidget();
  const { t, reading } = widget;
  const { timeZone } = reading;
  const labelId = useId();
  const valueId = useId();
  // A range with one end waits until the calendar closes: its other end may follow.
  const [draft, setDraft] = useState<DayRange | null>(null);
  const waiting = useRef(draft);
  const wait = (days: DayRange | null) => {
    waiting.current = days;
    setDraft(days);
  };
  const take = (days: DayRange) => {
    wait(null);
    onRange(toInstants(days, timeZone));
  };
  const takeWaiting = () => waiting.current && take(waiting.current);
  const shown = draft === null ? range : toInstants(draft, timeZone);
  const text = <span>{shown === undefined ? t('filterAny') : rangeName(shown, widget)}</span>;
  const content = (onComplete?: () => void) => (
    <LazyBoundary fallback={<div className="date-filter" aria-busy />}>
      <Calendar
        value={draft ?? toDays(range, timeZone)}
        onChange={(days) => {
          if ((days.start === null) === (days.end === null)) take(days);
          else wait(days);
        }}
        quickRanges={BOARD_RANGES}
        onComplete={onComplete}
      />
    </LazyBoundary>
  );
  const button = { className: 'input select', id: valueId, labelledBy: `${labelId} ${valueId}`, content: text };
  return (
    <div className="field" ref={selectButtonSheet} onPointerEnter={calendar.preload}>
      <span className="lbl" id={labelId}>
        {label}
      </span>
      {matchMedia(NARROW).matches ? (
        <DateSheet label={label} button={button} onClose={takeWaiting}>
          {content()}
        </DateSheet>
      ) : (
        <Popover
          label={label}
          {...CALENDAR}
          button={button}
          notLoaded={(retry) => <NotLoaded onRetry={retry} />}
          onClose={takeWaiting}
        >
          {content}
        </Popover>
      )}
    </div>
  );
}

interface DateSheetProps {
  readonly label: string;
  readonly button: Readonly<Record<'className' | 'id' | 'labelledBy', string>> & { readonly content: ReactElement };
  readonly onClose: () => void;
  readonly children: ReactElement;
}

/** A button with a bottom sheet on narrow screens. It stays open until 'Done', so that a person can correct a day. */
function DateSheet({ label, button, onClose, children }: DateSheetProps): ReactElement {
  const { t } = useWidget();
  const [isOpen, setOpen] = useState(false);
  const close = () => {
    setOpen(false);
    onClose();
  };
  return (
    <>
      <button
        type="button"
        id={button.id}
        className={button.className}
        aria-labelledby={button.labelledBy}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => setOpen(true)}
      >
        {button.content}
      </button>
      {isOpen ? (
        <Dialog
          heading={label}
          isSheet
          onClose={close}
          footer={
            <button type="button" className="btn primary" onClick={close}>
              {t('rangeDone')}
            </button>
          }
        >
          {children}
        </Dialog>
      ) : null}
    </>
  );
}

type BoardDateRange = NonNullable<LeadFilters['dateRange']>;

function toDays(range: BoardDateRange | undefined, timeZone: string | undefined): DayRange {
  if (range === undefined) return OPEN_RANGE;
  const day = (instant: string | undefined) => (instant ? dayOf(new Date(instant), timeZone) : null);
  return { start: day(range.startDate), end: day(range.endDate) };
}

/** Converts a range of days to instants. Open ends stay open. */
function toInstants({ start, end }: DayRange, timeZone: string | undefined): DateRange {
  return rangeOf(
    start === null ? undefined : dayStart(start, timeZone).toISOString(),
    end === null ? undefined : dayEnd(end, timeZone).toISOString(),
  );
}

/** 'Last 7 Days' for a quick range, else '11/12/2026 – 11/18/2026'. */
function rangeName(range: BoardDateRange, widget: Widget): string {
  const { timeZone } = widget.reading;
  const days = toDays(range, timeZone);
  const today = dayOf(new Date(), timeZone);
  const quick = BOARD_RANGES.find((name) => isSameRange(quickRange(name, today, ANY_DAY), days));
  const key = quick && NAMES[quick];
  return key ? widget.t(key) : daysText(days, widget);
}

/** The text of a range's tag: '11/12/2026 – 11/18/2026', 'From 11/12/2026'. */
export function rangeText(tagValue: string, widget: Widget): string {
  const [startDate = '', endDate = ''] = tagValue.split('/');
  return daysText(toDays({ startDate, endDate }, widget.reading.timeZone), widget);
}

function daysText({ start, end }: DayRange, { t }: Widget): string {
  if (start === null) return end === null ? '' : t('rangeThrough', { day: numericDay(end) });
  if (end === null) return t('rangeFrom', { day: numericDay(start) });
  return start === end ? numericDay(start) : `${numericDay(start)} – ${numericDay(end)}`;
}
