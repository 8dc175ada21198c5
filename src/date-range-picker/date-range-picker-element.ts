import { canBoot } from '../element/shell/define.js';
import type { ReactiveElement } from '../element/shell/reactive.js';
import { readBoolean, readString, readValues } from '../element/shell/values.js';
import { createWidgetClass } from '../element/shell/widget-element.js';
import type { ViewSource } from '../element/shell/widget-view.js';
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

// Outside of the class, because properties that were set before the upgrade arrive during construction.
const fields = new WeakMap<HTMLElement, RangeField>();

/** The field of an element. Undefined during construction. */
export function fieldOf(element: HTMLElement): RangeField | undefined {
  return fields.get(element);
}

/** Creates the class of `<date-range-picker>`, a form-associated custom element. */
export function createClass(view: ViewSource): CustomElementConstructor {
  const Base = createWidgetClass(dateRangePickerTable, view);

  class DateRangePickerElement extends Base {
    static readonly formAssociated = true;
    readonly #internals = this.attachInternals();
    readonly #field = new RangeField(this, this.#internals);

    constructor() {
      super();
      fields.set(this, this.#field);
      this.shadowRoot?.addEventListener('input', (event) => event.stopPropagation());
      // A click on a label arrives as a click on the element.
      this.addEventListener('click', (event) => event.composedPath()[0] === this && this.focus());
      // If the page's scripts have broken `Date`, a panel says so once the element is connected.
      if (!canBoot()) return;
      if (Object.hasOwn(this, 'value')) {
        const value: unknown = Reflect.get(this, 'value');
        Reflect.deleteProperty(this, 'value');
        this.#field.setValue(value);
      }
      this.#field.sync();
    }

    override changed(): void {
      super.changed();
      if (canBoot()) fields.get(this)?.sync();
    }

    override focus(options?: FocusOptions): void {
      this.shadowRoot?.querySelector('input')?.focus(options);
    }

    get value(): string {
      return writeRange(this.#field.range);
    }

    set value(value: unknown) {
      this.#field.setValue(value);
    }

    get form(): HTMLFormElement | null {
      return this.#internals.form;
    }

    get labels(): NodeList {
      return this.#internals.labels;
    }

    get validity(): ValidityState {
      return this.#internals.validity;
    }

    get validationMessage(): string {
      return this.#internals.validationMessage;
    }

    get willValidate(): boolean {
      return this.#internals.willValidate;
    }

    checkValidity(): boolean {
      return this.#internals.checkValidity();
    }

    reportValidity(): boolean {
      return this.#internals.reportValidity();
    }

    formDisabledCallback(isDisabled: boolean): void {
      this.#field.disable(isDisabled);
    }

    formResetCallback(): void {
      this.#field.reset();
    }

    formStateRestoreCallback(state: unknown): void {
      this.#field.setValue(state);
    }
  }

  for (const end of ENDS) coverWithChoice(DateRangePickerElement, Base, end);
  patchDisabled(DateRangePickerElement, Base);
  return DateRangePickerElement;
}

/** Makes `disabled = false` remove the attribute, because the platform disables a control by its attribute. */
function patchDisabled(Class: CustomElementConstructor, Base: CustomElementConstructor): void {
  Object.defineProperty(Class.prototype, 'disabled', {
    configurable: true,
    enumerable: true,
    get(this: HTMLElement) {
      return Reflect.get(Base.prototype, 'disabled', this);
    },
    set(this: HTMLElement, value: unknown) {
      Reflect.set(Base.prototype, 'disabled', value, this);
      if (value === false) this.removeAttribute('disabled');
    },
  });
}

/** Makes `start` and `end` return the chosen day, until the host sets a new one. */
function coverWithChoice(Class: CustomElementConstructor, Base: CustomElementConstructor, end: RangeEnd): void {
  Object.defineProperty(Class.prototype, end, {
    configurable: true,
    enumerable: true,
    get(this: HTMLElement) {
      return fieldOf(this)?.textOf(end) ?? undefined;
    },
    set(this: HTMLElement, value: unknown) {
      Reflect.set(Base.prototype, end, value, this);
      fieldOf(this)?.forget(end);
    },
  });
}

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
  /** How often the form was reset. A reset discards unfinished text. */
  resets = 0;

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

  /** Sets a `value`. A value that is not a text, or an empty text, opens both ends. */
  setValue(value: unknown): void {
    this.set(typeof value === 'string' ? readRange(value) : OPEN_RANGE);
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
    this.resets += 1;
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
    if (error === null) {
      this.#internals.setValidity({});
      return;
    }
    const { required: missing, notADate, anchor } = this.#messages ?? {};
    // Until the view has loaded, the message is the browser's own.
    const message = (error === 'badInput' ? notADate : missing) ?? platformMessage();
    this.#internals.setValidity({ [error]: true }, message, ...(anchor?.isConnected ? [anchor] : []));
  }
}

/** The validation messages, and the element at which the browser shows them. */
interface FieldMessages {
  readonly required: string;
  readonly notADate: string;
  readonly anchor: HTMLElement;
}

/** The browser's message for an empty required field. */
function platformMessage(): string {
  const field = document.createElement('input');
  field.required = true;
  return field.validationMessage || '…';
}
