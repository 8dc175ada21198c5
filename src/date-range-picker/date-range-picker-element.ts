import { canBoot } from '../element/shell/define.js';
import { createWidgetClass } from '../element/shell/widget-element.js';
import type { ViewSource } from '../element/shell/widget-view.js';
import { RangeField, rangeOfValue } from './field.js';
import { ENDS, type RangeEnd, writeRange } from './range/day-range.js';
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
        this.#field.set(rangeOfValue(value));
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
      this.#field.set(rangeOfValue(value));
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
      this.#field.set(rangeOfValue(state));
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
