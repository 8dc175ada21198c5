import { isSignedOut } from '../page/observed.js';
import { type AttributeDefinition, attributeName, type ElementTable } from './table.js';
import { fromAttribute, type RawValues, readKind } from './values.js';

/** The members that `reactive` gives to the class that extends it. */
export interface ReactiveElement extends HTMLElement {
  /** What the host has set, by name. */
  readonly values: RawValues;
  /** The value that the host has set, unread. */
  rawValue(name: string): unknown;
  /** Sets a property to a person's choice. After `clearSessionValues` or a sign-out the host's value is back. */
  setForSession(name: string, value: unknown): void;
  /** Restores the host's values. Returns whether anything has changed. */
  clearSessionValues(): boolean;
  /** Schedules `valuesChanged`. */
  changed(): void;
  /** Runs once per task, after any number of changes, while the element is in the page. */
  valuesChanged(): void;
  connectedCallback?(): void;
  disconnectedCallback?(): void;
  attributeChangedCallback(attribute: string, before: string | null, text: string | null): void;
}

/** An element with this attribute waits: its host has rendered it and sets its properties before it removes the attribute. */
export const WAITS = 'data-lead-waits';

function plainValue(value: unknown): unknown {
  return value instanceof SessionValue ? value.value : value;
}

export type ReactiveClass = new () => ReactiveElement;

/**
 * Creates a class whose attributes and properties follow a table. A property overrides the attribute of the same name.
 * Properties that were set before the upgrade keep their values, and objects keep their identity. The class never
 * writes a value into the page's HTML.
 */
export function reactive(Base: CustomElementConstructor, table: ElementTable): ReactiveClass {
  const definitions = new Map<string, AttributeDefinition>(Object.entries(table.attributes));
  const properties = new Map([...definitions.keys()].map((property) => [attributeName(property), property]));
  const names = [...definitions.keys(), ...Object.keys(table.properties)];

  class Reactive extends Base {
    static get observedAttributes(): readonly string[] {
      return [...properties.keys(), WAITS];
    }

    readonly #attributes = new Map<string, unknown>();
    readonly #properties = new Map<string, unknown>();
    #isUpdateQueued = false;
    /** The secrets that the page gave the element before its upgrade are from before a sign-out. */
    #hasOldSecrets = isSignedOut(this);

    constructor() {
      super();
      for (const name of names) {
        if (!Object.hasOwn(this, name)) continue;
        const value: unknown = Reflect.get(this, name);
        Reflect.deleteProperty(this, name);
        if (!this.#isOldSecret(name)) Reflect.set(this, name, value);
      }
    }

    get values(): RawValues {
      const provided = new Map<string, unknown>();
      for (const [name, value] of this.#attributes) provided.set(name, plainValue(value));
      for (const [name, value] of this.#properties) provided.set(name, plainValue(value));
      return provided;
    }

    rawValue(name: string): unknown {
      return plainValue(this.#properties.has(name) ? this.#properties.get(name) : this.#attributes.get(name));
    }

    /** Sets a property. `undefined` restores the attribute of the same name. */
    putProperty(name: string, value: unknown): void {
      this.#put(this.#properties, name, value);
    }

    setForSession(name: string, value: unknown): void {
      const now = this.#properties.get(name);
      this.#put(this.#properties, name, new SessionValue(value, now instanceof SessionValue ? now.before : now));
    }

    clearSessionValues(): boolean {
      let hasChanged = false;
      for (const name of Object.keys(table.properties)) {
        const now = this.#properties.get(name);
        if (!(now instanceof SessionValue)) continue;
        hasChanged = true;
        this.#put(this.#properties, name, now.before);
      }
      return hasChanged;
    }

    #isOldSecret(name: string): boolean {
      return this.#hasOldSecrets && definitions.get(name)?.kind === 'secret';
    }

    #put(values: Map<string, unknown>, name: string, value: unknown): void {
      const before = this.rawValue(name);
      if (value === undefined) values.delete(name);
      else if (definitions.get(name)?.kind === 'secret') values.set(name, new SessionValue(String(value)));
      else values.set(name, value);
      if (!Object.is(before, this.rawValue(name))) this.changed();
    }

    /**
     * Runs in a microtask, because frameworks set properties one by one, some of them after they insert the element.
     */
    changed(): void {
      if (this.#isUpdateQueued || !this.isConnected || this.hasAttribute(WAITS)) return;
      this.#isUpdateQueued = true;
      queueMicrotask(() => {
        this.#isUpdateQueued = false;
        this.#hasOldSecrets = false;
        if (this.isConnected) this.valuesChanged();
      });
    }

    valuesChanged(): void {}

    attributeChangedCallback(attribute: string, _before: string | null, text: string | null): void {
      if (attribute === WAITS) this.changed();
      const property = properties.get(attribute);
      const definition = property === undefined ? undefined : definitions.get(property);
      if (property === undefined || definition === undefined) return;
      if (definition.kind !== 'secret') this.#put(this.#attributes, property, fromAttribute(definition.kind, text));
      else if (text !== null) {
        if (!this.#isOldSecret(property)) this.#put(this.#attributes, property, text);
        this.removeAttribute(attribute);
      }
    }
  }

  for (const name of names) {
    const definition = definitions.get(name);
    Object.defineProperty(Reactive.prototype, name, {
      configurable: true,
      enumerable: true,
      get(this: Reactive) {
        return definition === undefined
          ? (this.rawValue(name) ?? table.properties[name]?.initial)
          : readKind(definition.kind, this.rawValue(name));
      },
      set(this: Reactive, value: unknown) {
        // Preact clears an object with '', other frameworks with null. Both remove the value.
        const mayBeEmpty = definition?.mayBeEmpty === true;
        // If an empty text is a value, frameworks pass false to remove the attribute.
        const isNothing = value === null || (value === '' && !mayBeEmpty) || (value === false && mayBeEmpty);
        this.putProperty(name, isNothing ? undefined : value);
      },
    });
  }
  return Reactive;
}

/** One observer per window. The observer of another window reports too late, and the browser then reports an error to the page. */
const observers = new WeakMap<Window, ResizeObserver>();
const observedBy = new WeakMap<Element, ResizeObserver>();

function observerOf(view: Window & typeof globalThis): ResizeObserver {
  const known = observers.get(view);
  if (known !== undefined) return known;
  // Use the size in the entry. Measuring the element would force a style pass for each entry.
  const observer = new view.ResizeObserver((entries) => {
    for (const { target, borderBoxSize } of entries) {
      const height = `${Math.ceil(borderBoxSize[0]?.blockSize ?? 0)}`;
      if (target.getAttribute('data-height') !== height) target.setAttribute('data-height', height);
    }
  });
  observers.set(view, observer);
  return observer;
}

/**
 * Keeps the height of an element, in pixels, in its attribute `data-height`, for a host that can watch only its own page.
 * Begins with the first render: until then the page may reserve a height.
 */
export function reflectHeight(element: HTMLElement): void {
  const view = element.ownerDocument.defaultView;
  // A simulated DOM has no sizes.
  if (!view?.ResizeObserver) return;
  observedBy.get(element)?.unobserve(element);
  const observer = observerOf(view);
  observedBy.set(element, observer);
  const root = element.shadowRoot;
  if (root === null || root.childElementCount > 0) {
    observer.observe(element);
    return;
  }
  const drawing = new view.MutationObserver(() => {
    drawing.disconnect();
    observer.observe(element);
  });
  drawing.observe(root, { childList: true });
}

/** The values of the signed-in person. A sign-out removes all of them, also from elements outside the page. */
let values = new WeakMap<SessionValue, unknown>();

/** A value that lasts until the person signs out: a token, or a choice of the person. */
class SessionValue {
  /** @param before the value after the sign-out */
  constructor(
    value: unknown,
    readonly before?: unknown,
  ) {
    values.set(this, value);
  }

  get value(): unknown {
    return values.has(this) ? values.get(this) : this.before;
  }
}

/** Removes every session value of every element. */
export function forgetSessionValues(): void {
  values = new WeakMap();
}
