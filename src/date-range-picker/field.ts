import type { ReactiveElement } from '../element/shell/reactive.js';
import { readBoolean, readString, readValues } from '../element/shell/values.js';
import { type Day, dayOf } from './range/day.js';
import {
  type DayLimits,
  type DayRange,
  ENDS,
  isSameRange,
  limitsOf,
  OPEN_RANGE,
  type RangeEnd,
  readRange,
  settleRange,
  writeRange,
} from './range/day-range.js';
import { dateRangePickerTable } from './table.js';

interface Chosen {
  readonly day: Day | null;
  readonly over: unknown;
}

/**
 * The form field of a `<date-range-picker>`. A day that a person has chosen, or that the host has set by `value`, stays
 * until the host sets that end again. A reset restores the host's values.
 */
export class RangeField {
  readonly #element: ReactiveElement;
  readonly #internals: ElementInternals;
  readonly #chosen = new Map<RangeEnd, Chosen>();
  #messages: FieldMessages | undefined;
  #isBad = false;
  #isDisabledByForm = false;
  #wasValidated = false;
  #resets = 0;

  constructor(element: ReactiveElement, internals: ElementInternals) {
    this.#element = element;
    this.#internals = internals;
    element.addEventListener('invalid', () => {
      this.#wasValidated = true;
      element.changed();
    });
  }

  get limits(): DayLimits {
    const { min, max, disabledDates: disabled, timeZone } = readValues(dateRangePickerTable, this.#element.values);
    return limitsOf({ min, max, disabled }, dayOf(new Date(), timeZone));
  }

  get range(): DayRange {
    const [start = '', end = ''] = ENDS.map((each) => this.textOf(each));
    return settleRange(readRange(`${start}/${end}`), 'end', this.limits);
  }

  get isDisabled(): boolean {
    return this.#isDisabledByForm || readBoolean(this.#element.rawValue('disabled'));
  }

  /** A required day is missing, and someone has tried to submit the form. */
  get isMissing(): boolean {
    return this.#wasValidated && this.#internals.validity.valueMissing;
  }

  /** How often the form was reset. A reset discards unfinished text. */
  get resets(): number {
    return this.#resets;
  }

  get label(): string | undefined {
    const texts = [...this.#internals.labels].map((label) => label.textContent?.trim() ?? '');
    return texts.join(' ') || this.#element.ariaLabel || undefined;
  }

  /** The chosen day of one end, or else the host's value. */
  textOf(end: RangeEnd): string | undefined {
    const chosen = this.#chosen.get(end);
    const isCurrent = chosen !== undefined && Object.is(chosen.over, this.#element.rawValue(end));
    return isCurrent ? (chosen.day ?? undefined) : readString(this.#element.rawValue(end));
  }

  /** Forgets the chosen day, because the host has set this end. */
  forget(end: RangeEnd): void {
    if (this.#chosen.delete(end)) this.#element.changed();
  }

  set(range: DayRange): void {
    for (const end of ENDS) this.#chosen.set(end, { day: range[end], over: this.#element.rawValue(end) });
    this.#element.changed();
  }

  /** Sets the range that a person has chosen, and fires the events. */
  choose(range: DayRange): void {
    if (isSameRange(range, this.range)) return;
    this.set(range);
    const { start, end } = range;
    const spread = { bubbles: true, composed: true };
    this.#element.dispatchEvent(new Event('input', spread));
    this.#element.dispatchEvent(new Event('change', spread));
    this.#element.dispatchEvent(new CustomEvent('range-change', { ...spread, detail: { start, end } }));
  }

  describe(messages: FieldMessages): void {
    this.#messages = messages;
    this.sync();
  }

  setBad(isBad: boolean): void {
    this.#isBad = isBad;
    this.sync();
  }

  disable(isDisabled: boolean): void {
    this.#isDisabledByForm = isDisabled;
    this.#element.changed();
  }

  reset(): void {
    this.#chosen.clear();
    this.#isBad = false;
    this.#wasValidated = false;
    this.#resets += 1;
    this.#element.changed();
  }

  /** Submits the form, as Enter does in any field. */
  submit(): void {
    this.#internals.form?.requestSubmit();
  }

  sync(): void {
    const { name, required } = readValues(dateRangePickerTable, this.#element.values);
    const range = this.range;
    const text = writeRange(range);
    const data = new FormData();
    if (name !== undefined) data.set(name, text);
    // The name may be a property without an attribute, so the form data includes it.
    this.#internals.setFormValue(this.isDisabled || name === undefined ? null : data, text);
    const isMissing = required && (range.start === null || range.end === null);
    const error = this.isDisabled ? null : this.#isBad ? 'badInput' : isMissing ? 'valueMissing' : null;
    setFieldValidity(this.#internals, error, this.#messages);
  }
}

/** Reads a `value`. A value that is not a text, or an empty text, opens both ends. */
export function rangeOfValue(value: unknown): DayRange {
  return typeof value === 'string' ? readRange(value) : OPEN_RANGE;
}

type FieldError = 'badInput' | 'valueMissing';

/** The validation messages, and the element at which the browser shows them. */
interface FieldMessages {
  readonly required: string;
  readonly notADate: string;
  readonly anchor: HTMLElement;
}

/** Sets the validity. Until the view has loaded, the message is the browser's own. */
function setFieldValidity(internals: ElementInternals, error: FieldError | null, messages?: FieldMessages): void {
  if (error === null) {
    internals.setValidity({});
    return;
  }
  const message = error === 'badInput' ? messages?.notADate : messages?.required;
  const anchor = messages?.anchor;
  internals.setValidity(
    { [error]: true },
    message ?? platformMessage(),
    ...(anchor?.isConnected === true ? [anchor] : []),
  );
}

/** The browser's message for an empty required field. */
function platformMessage(): string {
  const field = document.createElement('input');
  field.required = true;
  return field.validationMessage || '…';
}
