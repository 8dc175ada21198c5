import { type KeyboardEvent, type ReactElement, type RefObject, useEffect, useId, useRef, useState } from 'react';
import { LazyBoundary, NotLoaded } from '../element/widget/lazy-boundary.js';
import { lazyView } from '../element/widget/lazy-view.js';
import { useWidget } from '../element/widget/widget-context.js';
import { Icon } from '../ui/icons/icon.js';
import { lazyModule } from '../ui/lazy-module.js';
import { type Popup, usePopup } from '../ui/popup/use-popup.js';
import type { MarkedRange } from './calendar/calendar-dates.js';
import { MonthCalendar } from './calendar/month-calendar.js';
import { PickerFoot, RangeFields, type RangeFieldsProps } from './range-fields.js';
import type { Picking } from './use-picking.js';

/** The calendar is in a dialog on a narrow screen. */
const dialog = lazyModule(() => import('../ui/popup/dialog.js'));

const Dialog = lazyView(dialog, (loaded) => loaded.Dialog);

const calendarIcon =
  'M3.5 3.5h9a1 1 0 0 1 1 1v8a1 1 0 0 1-1 1h-9a1 1 0 0 1-1-1v-8a1 1 0 0 1 1-1zM2.5 6.75h11M5.5 2v2.75M10.5 2v2.75';

/** The maximum height of the calendar, with six weeks, in pixels. */
const CALENDAR_HEIGHT = 420;
/** The width of a month with its gap, and of the borders and padding around all months, in pixels. */
const MONTH_WIDTH = 322;
const FRAME = 10;

/** Screens on which the calendar is a sheet. */
const NARROW = '(max-width: 559.9px)';

/** Two inputs, or one for a single day, with a popup calendar. On a narrow screen it is a sheet with inputs of its own. */
export function PopupPicker({
  picking,
  fields,
  marks,
}: {
  readonly picking: Picking;
  readonly fields: Pick<RangeFieldsProps, 'label' | 'isDisabled' | 'error' | 'onBad' | 'onEnter'> & EndRefs;
  readonly marks?: readonly MarkedRange[];
}): ReactElement {
  const { t } = useWidget();
  const { isSingle = false } = picking;
  const heading = t(isSingle ? 'rangeChooseDate' : 'rangeChooseDates');
  const id = useId();
  const group = useRef<HTMLDivElement>(null);
  const anchor = useRef<HTMLDivElement>(null);
  const popup = usePopup();
  const isNarrow = matchMedia(NARROW).matches;
  const [isSheetOpen, setSheetOpen] = useState(false);
  const closeSheet = () => setSheetOpen(false);
  const show = (openedBy: string) => {
    if (matchMedia(NARROW).matches) setSheetOpen(true);
    else popup.show(openedBy);
  };
  const open = fields.isDisabled ? null : popup.open;
  useCloseOutside(group, popup);

  const backTo = (input: RefObject<HTMLInputElement | null>) => {
    input.current?.focus({ preventScroll: true });
    popup.hide();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || open === null || event.defaultPrevented) return;
    event.preventDefault();
    event.stopPropagation();
    backTo(picking.next === 'start' ? fields.startRef : fields.endRef);
  };
  const warm = () => {
    if (isNarrow) dialog.preload();
    else popup.trigger.onFocus();
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: hears keys and the focus of what it holds
    <div
      ref={group}
      onKeyDown={onKeyDown}
      onPointerEnter={warm}
      onFocus={warm}
      onBlur={({ currentTarget }) => closeIfLeft(currentTarget, popup.hide)}
    >
      <div ref={anchor} className="anchor">
        <RangeFields
          {...fields}
          picking={picking}
          shownAs="short"
          marksNext={open !== null}
          hasSheet={isNarrow}
          onPress={() => open ?? show('')}
          onArrowDown={() => show('ArrowDown')}
        >
          <button
            type="button"
            className="btn only"
            aria-label={heading}
            title={heading}
            aria-haspopup="dialog"
            aria-expanded={open !== null || isSheetOpen}
            aria-controls={open ? id : undefined}
            disabled={fields.isDisabled}
            onClick={() => (open ? popup.hide() : show('Enter'))}
          >
            <Icon path={calendarIcon} />
          </button>
        </RangeFields>
      </div>
      {popup.failed ? <NotLoaded onRetry={() => popup.show('')} /> : null}
      <LazyBoundary>
        {isSheetOpen && !fields.isDisabled ? (
          <Dialog
            heading={heading}
            isSheet
            onClose={closeSheet}
            footer={
              <button type="button" className="btn primary" onClick={closeSheet}>
                {t('rangeDone')}
              </button>
            }
          >
            <div className="date-filter">
              <div className="picker-top">
                <RangeFields label={fields.label} picking={picking} shownAs="short" marksNext />
              </div>
              <MonthCalendar picking={picking} marks={marks} />
              {isSingle ? null : <PickerFoot picking={picking} hasZone clearLabel={t('rangeClear')} />}
            </div>
          </Dialog>
        ) : null}
      </LazyBoundary>
      {open ? (
        <open.lists.PopupSurface
          id={id}
          popover="manual"
          className="date-pop"
          role="dialog"
          tabIndex={-1}
          aria-label={heading}
          style={{ inlineSize: `min(${MONTH_WIDTH * picking.months + FRAME}px, 100vw - 16px)` }}
          anchor={anchor}
          align="start"
          maxHeight={CALENDAR_HEIGHT}
          onClosed={popup.hide}
          onShown={() => {}}
        >
          <MonthCalendar
            // Opening it with a key moves the focus into it again.
            key={open.openedBy}
            picking={picking}
            marks={marks}
            takesFocus={open.openedBy !== ''}
            onComplete={() => backTo(isSingle ? fields.startRef : fields.endRef)}
          />
          {isSingle ? null : <PickerFoot picking={picking} hasZone clearLabel={t('rangeClear')} />}
        </open.lists.PopupSurface>
      ) : null}
    </div>
  );
}

interface EndRefs {
  readonly startRef: RefObject<HTMLInputElement | null>;
  readonly endRef: RefObject<HTMLInputElement | null>;
}

/** Closes when the focus moves elsewhere on the page, but not when the window loses it. */
function closeIfLeft(group: HTMLElement, close: () => void): void {
  setTimeout(() => {
    const root = group.getRootNode();
    const at = root instanceof ShadowRoot ? root.activeElement : null;
    if (group.ownerDocument.hasFocus() && !group.contains(at)) close();
  });
}

/** Closes the popup on a press outside of the group, in any tree. */
function useCloseOutside(group: RefObject<HTMLElement | null>, { open, hide }: Popup): void {
  const isOpen = open !== null;
  useEffect(() => {
    const page = group.current?.ownerDocument;
    if (!isOpen || page === undefined) return;
    const onPress = (event: Event) => {
      if (group.current !== null && !event.composedPath().includes(group.current)) hide();
    };
    page.addEventListener('pointerdown', onPress, true);
    return () => page.removeEventListener('pointerdown', onPress, true);
  }, [isOpen, group, hide]);
}
