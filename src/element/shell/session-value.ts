/** The values of the signed-in person. A sign-out removes all of them, also from elements outside the page. */
let values = new WeakMap<SessionValue, unknown>();

/** A value that lasts until the person signs out: a token, or a choice of the person. */
export class SessionValue {
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
