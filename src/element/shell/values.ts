import {
  type AttributeDefinition,
  type AttributeKind,
  attributeName,
  type ElementTable,
  type KindTypes,
} from './table.js';

/** The values of an element as the host has set them, by property name. `readValues` converts them. */
export type RawValues = ReadonlyMap<string, unknown>;

/** The part of a table that says how its values are read. */
export type ValueTable = Pick<ElementTable, 'attributes' | 'values' | 'properties'>;

type TextOf<Table extends ValueTable, Name> = Name extends keyof Table['values']
  ? Table['values'][Name][number]
  : string;

type AttributeValue<Table extends ValueTable, Name extends keyof Table['attributes']> = (Omit<KindTypes, 'string'> & {
  string: TextOf<Table, Name>;
})[Table['attributes'][Name]['kind']];

/**
 * The values of an element, by the names of its table. An invalid value is ignored: a boolean is then false, and any other
 * attribute has its default or is undefined.
 */
export type ValuesOf<Table extends ValueTable> = {
  readonly [Name in keyof Table['attributes']]:
    | AttributeValue<Table, Name>
    | (Table['attributes'][Name] extends
        | { readonly kind: 'boolean' }
        | { readonly required: true }
        | { readonly default: unknown }
        ? never
        : undefined);
} & {
  readonly [Name in keyof Table['properties']]:
    | (Table['properties'][Name] extends { readonly kind: infer Kind extends 'string' | 'number' }
        ? KindTypes[Kind]
        : object)
    | undefined;
};

/** @param provided the attributes and properties that the host set */
export function readValues<Table extends ValueTable>(table: Table, provided: RawValues): ValuesOf<Table>;
export function readValues(table: ValueTable, provided: RawValues): Readonly<Record<string, unknown>> {
  const attributes = Object.entries(table.attributes).map(
    ([name, definition]) => [name, readAttribute(definition, provided.get(name), table.values[name])] as const,
  );
  const properties = Object.entries(table.properties).map(
    ([name, { kind }]) => [name, kind ? readKind(kind, provided.get(name)) : readObject(provided.get(name))] as const,
  );
  return Object.fromEntries([...attributes, ...properties]);
}

function readAttribute(definition: AttributeDefinition, value: unknown, texts?: readonly string[]): unknown {
  const { kind, default: initial, required, mayBeEmpty } = definition;
  const read = mayBeEmpty && value !== undefined ? (readString(value) ?? '') : readKind(kind, value);
  const fits = texts === undefined || texts.some((text) => text === read);
  return (fits ? read : undefined) ?? initial ?? (required ? '' : undefined);
}

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
export function missingAttributes(table: ElementTable, provided: RawValues): readonly string[] {
  return Object.entries(table.attributes).flatMap(([name, { required }]) =>
    required && readString(provided.get(name)) === undefined ? [name] : [],
  );
}

/** The attributes that have a value and cannot use it, each with what they accept. */
export function unknownValues(table: ElementTable, provided: RawValues): readonly (readonly [string, string])[] {
  return Object.entries(table.attributes).flatMap(([name, { kind, accepts }]) => {
    const values = table.values[name];
    const text = readString(provided.get(name));
    const isWrong =
      text !== undefined &&
      (values
        ? !values.includes(text)
        : accepts?.pattern.test(text) === false || (kind === 'number' && readNumber(text) === undefined));
    return isWrong ? [[attributeName(name), values?.join(' or ') ?? accepts?.text ?? 'a number'] as const] : [];
  });
}

export function readString(value: unknown): string | undefined {
  if (typeof value !== 'string' && typeof value !== 'number') return undefined;
  const text = String(value).trim();
  return text === '' ? undefined : text;
}

function readNumber(value: unknown): number | undefined {
  if (typeof value === 'string' && value.trim() === '') return undefined;
  const number = typeof value === 'string' || typeof value === 'number' ? Number(value) : Number.NaN;
  return Number.isFinite(number) ? number : undefined;
}

export function readBoolean(value: unknown): boolean {
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
