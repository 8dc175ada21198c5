/** The texts of secrets; a sign-out leaves none, wherever an element holds one, in the page or out of it. */
let texts = new WeakMap<Secret, string>();

/** A token as an element holds it. */
export class Secret {
  constructor(text: string) {
    texts.set(this, text);
  }

  /** Undefined once the person has signed out. */
  get text(): string | undefined {
    return texts.get(this);
  }
}

/** Drops the text of every secret of the page. */
export function dropSecrets(): void {
  texts = new WeakMap();
}
