import { type AttributeKind, attributeName, type ElementTable } from './table.js';

/** The values of an element as the host has set them. The reader converts them. */
export type RawValues = ReadonlyMap<string, unknown>;

/** Reads the values of an element by kind. A value that does not fit counts as not given. */
export interface Reader {
  /** Whether the host has set a value, including an empty text. */
  has(name: string): boolean;
  string(name: string): string | undefined;
  /** The text, if it is one of these values. */
  choice<Value extends string>(name: string, values: readonly Value[]): Value | undefined;
  number(name: string): number | undefined;
  boolean(name: string): boolean;
  list(name: string): readonly string[] | undefined;
  object(name: string): object | undefined;
}

export function createReader(given: RawValues): Reader {
  return {
    has: (name) => given.get(name) !== undefined,
    string: (name) => readString(given.get(name)),
    choice: (name, values) => values.find((value) => value === readString(given.get(name))),
    number: (name) => readNumber(given.get(name)),
    boolean: (name) => readBoolean(given.get(name)),
    list: (name) => readList(given.get(name)),
    object: (name) => readObject(given.get(name)),
  };
}

/** The value of a property. */
export function readKind(kind: AttributeKind, value: unknown): unknown {
  switch (kind) {
    case 'number':
      return readNumber(value);
    case 'boolean':
      return readBoolean(value);
    case 'list':
      return readList(value);
    default:
      return readString(value);
  }
}

/** Reads the text of an attribute. A boolean attribute is true if it is present, unless its text is `false`. */
export function fromAttribute(kind: AttributeKind, text: string | null): unknown {
  if (text === null) return undefined;
  return kind === 'boolean' ? text !== 'false' : text;
}

/** The required attributes that are missing, by property name. */
export function missingAttributes(table: ElementTable, read: Reader): readonly string[] {
  return Object.entries(table.attributes).flatMap(([name, { required }]) =>
    required && read.string(name) === undefined ? [name] : [],
  );
}

/** The attributes that have a value and cannot use it, each with what they accept. */
export function unknownValues(table: ElementTable, read: Reader): readonly (readonly [string, string])[] {
  return Object.entries(table.attributes).flatMap(([name, { kind, accepts }]) => {
    const values = table.values[name];
    const text = read.string(name);
    const isWrong =
      text !== undefined &&
      (values
        ? !read.choice(name, values)
        : accepts?.pattern.test(text) === false || (kind === 'number' && read.number(name) === undefined));
    return isWrong ? [[attributeName(name), values?.join(' or ') ?? accepts?.words ?? 'a number'] as const] : [];
  });
}

function readString(value: unknown): string | undefined {
  if (typeof value !== 'string' && typeof value !== 'number') return undefined;
  const text = String(value).trim();
  return text === '' ? undefined : text;
}

function readNumber(value: unknown): number | undefined {
  if (typeof value === 'string' && value.trim() === '') return undefined;
  const number = typeof value === 'string' || typeof value === 'number' ? Number(value) : Number.NaN;
  return Number.isFinite(number) ? number : undefined;
}

function readBoolean(value: unknown): boolean {
  return value === 'false' ? false : Boolean(value);
}

function readList(value: unknown): readonly string[] | undefined {
  const entries: readonly unknown[] | undefined =
    typeof value === 'string' ? value.split(',') : Array.isArray(value) ? value : undefined;
  return entries?.flatMap((entry) => (typeof entry === 'string' && entry.trim() !== '' ? [entry.trim()] : []));
}

function readObject(value: unknown): object | undefined {
  return (typeof value === 'object' || typeof value === 'function') && value !== null ? value : undefined;
}
