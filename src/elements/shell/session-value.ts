/** What elements hold for a signed-in person; a sign-out leaves none of it, in the page or out of it. */
let values = new WeakMap<SessionValue, unknown>();

/** A value that an element holds for a signed-in person: a token, or what the person has chosen. */
export class SessionValue {
  /** @param before what the element says instead once the person has signed out */
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

/** Lets go of every value that an element of the page holds. */
export function forgetSessionValues(): void {
  values = new WeakMap();
}
