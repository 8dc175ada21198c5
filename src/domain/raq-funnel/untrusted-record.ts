import type { Answer } from '../../contract/raq-funnel.js';

/** Reads an object from the device or a host. Values of another type are undefined. */
export interface UntrustedRecord {
  has(name: string): boolean;
  text(name: string): string | undefined;
  number(name: string): number | undefined;
  flag(name: string): boolean | undefined;
  list(name: string): readonly unknown[] | undefined;
  isNull(name: string): boolean;
  /** All of these texts, or undefined if one is missing. */
  texts<Name extends string>(...names: readonly Name[]): Readonly<Record<Name, string>> | undefined;
  inner(name: string): UntrustedRecord | undefined;
  orNull<Value>(name: string, read: (record: UntrustedRecord) => Value | undefined): Value | null | undefined;
  answers(name: string): Readonly<Record<string, Answer>> | undefined;
  /** The texts of an object. Other values are left out. */
  allTexts(name: string): Readonly<Record<string, string>> | undefined;
  raw(name: string): unknown;
}

/** Reads an object from its JSON. */
export function readUntrustedJson(text: string): UntrustedRecord | undefined {
  try {
    return readUntrusted(JSON.parse(text));
  } catch {
    return undefined;
  }
}

export function readUntrusted(value: unknown): UntrustedRecord | undefined {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined;
  const at = (name: string): unknown => (Object.hasOwn(value, name) ? Reflect.get(value, name) : undefined);
  const text = (name: string) => textOf(at(name));
  const record: UntrustedRecord = {
    has: (name) => at(name) !== undefined,
    text,
    number: (name) => {
      const found = at(name);
      return typeof found === 'number' ? found : undefined;
    },
    flag: (name) => {
      const found = at(name);
      return typeof found === 'boolean' ? found : undefined;
    },
    list: (name) => {
      const found = at(name);
      return Array.isArray(found) ? found : undefined;
    },
    isNull: (name) => at(name) === null,
    texts<Name extends string>(...names: readonly Name[]) {
      const found: Partial<Record<Name, string>> = {};
      for (const name of names) {
        const each = text(name);
        if (each !== undefined) found[name] = each;
      }
      return hasAll(found, names) ? found : undefined;
    },
    inner: (name) => readUntrusted(at(name)),
    orNull(name, read) {
      if (at(name) === null) return null;
      const inner = readUntrusted(at(name));
      return inner && read(inner);
    },
    answers(name) {
      const found = at(name);
      if (readUntrusted(found) === undefined || typeof found !== 'object' || found === null) return undefined;
      const entries: readonly (readonly [string, unknown])[] = Object.entries(found);
      const answers = entries.flatMap(([id, answer]) => {
        const read = answerOf(answer);
        return read === undefined ? [] : [[id, read] as const];
      });
      return answers.length === entries.length ? Object.fromEntries(answers) : undefined;
    },
    allTexts(name) {
      const found = at(name);
      if (readUntrusted(found) === undefined || typeof found !== 'object' || found === null) return undefined;
      return Object.fromEntries(
        Object.entries(found).flatMap(([key, value]) => (typeof value === 'string' ? [[key, value]] : [])),
      );
    },
    raw: at,
  };
  return record;
}

function hasAll<Name extends string>(
  found: Partial<Record<Name, string>>,
  names: readonly Name[],
): found is Record<Name, string> {
  return names.every((name) => found[name] !== undefined);
}

function answerOf(value: unknown): Answer | undefined {
  if (!Array.isArray(value)) return textOf(value);
  const texts = value.flatMap((each: unknown) => textOf(each) ?? []);
  return texts.length === value.length ? texts : undefined;
}

function textOf(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined;
}
