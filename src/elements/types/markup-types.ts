import type { AttributeDefinition, ElementTable } from '../shell/table.js';
import type { ValueOf } from './element-types.js';
import type { NamedTypes } from './named-types.js';

/** `spId` → `sp-id`. */
type Kebab<Name extends string> = Name extends `${infer Head}${infer Tail}`
  ? `${Head extends Lowercase<Head> ? Head : `-${Lowercase<Head>}`}${Kebab<Tail>}`
  : Name;

/** A list may be written as in the attribute; what may be empty there may be true. */
export type Given<Definition extends AttributeDefinition> =
  | ValueOf<Definition>
  | (Definition['kind'] extends 'list' ? string : never)
  | (Definition extends { readonly mayBeEmpty: true } ? boolean : never);

/** As HTML writes it, a value is a text; one of a few words stays one of them. */
type Written<Definition extends AttributeDefinition> =
  | Given<Definition>
  | (Definition extends { readonly type: string } ? never : string);

/**
 * A tag in a framework's template: attributes as HTML writes them, attributes and properties in camelCase. None is required,
 * since each has two spellings.
 */
export type MarkupProps<Table extends ElementTable> = {
  readonly [Name in keyof Table['attributes'] & string as Kebab<Name>]?: Written<Table['attributes'][Name]> | undefined;
} & {
  readonly [Name in keyof Table['attributes'] & string as Name extends Kebab<Name> ? never : Name]?:
    | Given<Table['attributes'][Name]>
    | undefined;
} & {
  readonly [Name in keyof Table['properties']]?: NamedTypes[Table['properties'][Name]['type']] | undefined;
};

/** Where a template does not tell `page-size` from `pageSize`: each attribute in camelCase, as a value or as its text. */
export type WrittenProps<Table extends ElementTable> = {
  readonly [Name in keyof Table['attributes']]?: Written<Table['attributes'][Name]> | undefined;
};

/** `lead-change` → `LeadChange` */
export type Capital<Name extends string> = Name extends `${infer Head}-${infer Tail}`
  ? `${Capitalize<Head>}${Capital<Tail>}`
  : Capitalize<Name>;

/** `onlead-change`: listeners of a framework that takes an event's name as it is. */
export type MarkupListeners<Events> = {
  readonly [Name in keyof Events & string as `on${Name}`]?: ((event: Events[Name]) => unknown) | undefined;
};
