import { fireEvent, userEvent, within } from 'storybook/test';
import '../../src/elements/date-range-picker.js';
import type { DateRangePickerElement } from '../../src/elements.js';
import { HostPage, type HostPageProps } from './host-page.js';
import { type Inside, until } from './widget.js';
import { Widget } from './widget-tag.js';

export interface PickerPageProps extends Omit<HostPageProps, 'children'> {
  readonly start?: string | undefined;
  readonly end?: string | undefined;
  readonly min?: string | undefined;
  readonly max?: string | undefined;
  readonly disabledDates?: string | undefined;
  readonly variant?: 'inputs' | 'ranges' | 'scroll' | undefined;
  readonly months?: number | undefined;
  readonly required?: boolean | undefined;
  readonly disabled?: boolean | undefined;
  /** More ranges, in the second and the third color. */
  readonly markedRanges?: DateRangePickerElement['markedRanges'];
  /** In a form, with a label and two buttons. */
  readonly inForm?: boolean | undefined;
}

const column = {
  display: 'grid',
  justifyItems: 'start',
  gap: 12,
  font: '400 15px/22px system-ui, sans-serif',
} as const;
const label = { color: 'light-dark(#16191f, #eef1f6)' };

/** A page with one picker, alone or in a form. */
export function PickerPage({ inForm, disabledDates, markedRanges, required, disabled, ...props }: PickerPageProps) {
  const { start, end, min, max, variant, months, ...page } = props;
  const picker = (
    <Widget
      tag="date-range-picker"
      id="stay"
      name="stay"
      start={start}
      end={end}
      min={min}
      max={max}
      disabled-dates={disabledDates}
      variant={variant}
      months={months}
      required={required || undefined}
      disabled={disabled || undefined}
      markedRanges={markedRanges}
      time-zone="America/Chicago"
      style={{ width: '100%' }}
    />
  );
  return (
    <HostPage {...page}>
      {inForm ? (
        <form style={column} onSubmit={(event) => event.preventDefault()}>
          <label htmlFor="stay" style={label}>
            When should the work be done?
          </label>
          {picker}
          <span>
            <button type="submit">Send</button> <button type="reset">Start over</button>
          </span>
        </form>
      ) : (
        <div>{picker}</div>
      )}
    </HostPage>
  );
}

/** A picker and the content of its shadow root. */
export interface ShownPicker {
  readonly element: DateRangePickerElement;
  readonly root: ShadowRoot;
  readonly inside: Inside;
}

/** Waits until the picker has content. */
export function pickerIn(canvas: HTMLElement): Promise<ShownPicker> {
  return until(() => {
    const element = canvas.querySelector('date-range-picker');
    const root = element?.shadowRoot;
    const drawn = root?.querySelector<HTMLElement>('.root');
    if (!element || !root || !drawn?.querySelector('input')) throw new Error('The picker has not drawn anything yet');
    return { element, root, inside: within(drawn) };
  });
}

/** Presses a field and waits for the calendar. */
export async function openCalendar({ inside, root }: ShownPicker, field: string): Promise<void> {
  await userEvent.click(inside.getByRole('textbox', { name: field }));
  const popup = await until(() => {
    const placed = root.querySelector<HTMLElement>('[popover][data-placed]');
    if (!placed?.querySelector('table')) throw new Error('The calendar is not there yet');
    return placed;
  });
  await Promise.all(popup.getAnimations().map((animation) => animation.finished));
}

/** Types into a field, and presses Enter. */
export async function typeInto(field: HTMLElement, text: string): Promise<void> {
  await fireEvent.input(field, { target: { value: text } });
  await fireEvent.keyDown(field, { key: 'Enter' });
}
