import type { Day } from '../../domain/date-range/day.js';
import {
  type DayRange,
  isSameRange,
  OPEN_RANGE,
  type RangeEnd,
  readRange,
  settleRange,
  writeRange,
} from '../../domain/date-range/day-range.js';
import { type DayLimits, limitsOf } from '../../domain/date-range/limits.js';
import { dayOf } from '../../domain/date-range/zoned-day.js';
import type { ReactiveElement } from '../shell/reactive.js';

/** A day that was chosen, over what the host gave then. */
interface Chosen {
  readonly day: Day | null;
  readonly over: unknown;
}

const ENDS: readonly RangeEnd[] = ['start', 'end'];

/**
 * The range of a `<date-range-picker>` as a field of a form. What a person chose, or a host set as `value`, holds until the
 * host gives that end anew; a reset goes back to what the host gave.
 */
export class RangeField {
  readonly #element: ReactiveElement;
  readonly #internals: ElementInternals;
  readonly #chosen = new Map<RangeEnd, Chosen>();
  #words: FieldWords | undefined;
  #isBad = false;
  #isDisabledByForm = false;
  #wasTried = false;
  #resets = 0;

  constructor(element: ReactiveElement, internals: ElementInternals) {
    this.#element = element;
    this.#internals = internals;
    element.addEventListener('invalid', () => {
      this.#wasTried = true;
      element.changed();
    });
  }

  get limits(): DayLimits {
    const { values } = this.#element;
    const given = { min: values.string('min'), max: values.string('max'), disabled: values.list('disabledDates') };
    return limitsOf(given, dayOf(new Date(), values.string('timeZone')));
  }

  get range(): DayRange {
    const [start = '', end = ''] = ENDS.map((each) => this.textOf(each));
    return settleRange(readRange(`${start}/${end}`), 'end', this.limits);
  }

  get isDisabled(): boolean {
    return this.#isDisabledByForm || this.#element.values.boolean('disabled');
  }

  /** It must not be submitted as it is, and somebody has tried. */
  get isMissing(): boolean {
    return this.#wasTried && this.#internals.validity.valueMissing;
  }

  /** How often the form was reset: what is being typed ends with it. */
  get resets(): number {
    return this.#resets;
  }

  get label(): string | undefined {
    const texts = [...this.#internals.labels].map((label) => label.textContent?.trim() ?? '');
    return texts.join(' ') || this.#element.ariaLabel || undefined;
  }

  /** One end as it was chosen, else as it was given. */
  textOf(end: RangeEnd): string | undefined {
    const chosen = this.#chosen.get(end);
    const isCurrent = chosen !== undefined && Object.is(chosen.over, this.#element.given(end));
    return isCurrent ? (chosen.day ?? undefined) : this.#element.values.string(end);
  }

  /** The host has given this end. */
  forget(end: RangeEnd): void {
    if (this.#chosen.delete(end)) this.#element.changed();
  }

  /** Holds a range over what the host gave. */
  set(range: DayRange): void {
    for (const end of ENDS) this.#chosen.set(end, { day: range[end], over: this.#element.given(end) });
    this.#element.changed();
  }

  /** A person's choice: held, and told to the host. */
  choose(range: DayRange): void {
    if (isSameRange(range, this.range)) return;
    this.set(range);
    const { start, end } = range;
    const spread = { bubbles: true, composed: true };
    this.#element.dispatchEvent(new Event('input', spread));
    this.#element.dispatchEvent(new Event('change', spread));
    this.#element.dispatchEvent(new CustomEvent('range-change', { ...spread, detail: { start, end } }));
  }

  describe(words: FieldWords): void {
    this.#words = words;
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
    this.#wasTried = false;
    this.#resets += 1;
    this.#element.changed();
  }

  /** Enter in a field submits its form, as the platform has it. */
  submit(): void {
    this.#internals.form?.requestSubmit();
  }

  /** Brings the form up to date: what is submitted, and whether it may be. */
  sync(): void {
    const { values } = this.#element;
    const range = this.range;
    const text = writeRange(range);
    const name = values.string('name');
    const data = new FormData();
    if (name !== undefined) data.set(name, text);
    // The name may be a property: as a list the entry brings it along
    this.#internals.setFormValue(this.isDisabled || name === undefined ? null : data, text);
    const isMissing = values.boolean('required') && (range.start === null || range.end === null);
    const fault = this.isDisabled ? null : this.#isBad ? 'badInput' : isMissing ? 'valueMissing' : null;
    setFieldValidity(this.#internals, fault, this.#words);
  }
}

/** A `value` as a range: what is no text, or an empty one, opens both ends. */
export function rangeOfValue(value: unknown): DayRange {
  return typeof value === 'string' ? readRange(value) : OPEN_RANGE;
}

/** What is wrong with the field, by the platform's names. */
type FieldFault = 'badInput' | 'valueMissing';

/** What the view tells the field: where to show what is wrong, and in which words. */
interface FieldWords {
  readonly required: string;
  readonly notADate: string;
  readonly anchor: HTMLElement;
}

/** Tells the form whether the field may be submitted; before the view has come, in the platform's own words. */
function setFieldValidity(internals: ElementInternals, fault: FieldFault | null, words?: FieldWords): void {
  if (fault === null) {
    internals.setValidity({});
    return;
  }
  const said = fault === 'badInput' ? words?.notADate : words?.required;
  const anchor = words?.anchor;
  internals.setValidity({ [fault]: true }, said ?? platformWords(), ...(anchor?.isConnected === true ? [anchor] : []));
}

/** What the platform says of a field that must not be empty. */
function platformWords(): string {
  const field = document.createElement('input');
  field.required = true;
  return field.validationMessage || '…';
}
