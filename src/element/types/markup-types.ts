import type { AttributeDefinition, ElementTable } from '../shell/table.js';
import type { ValueOf } from './element-types.js';
import type { NamedTypes } from './named-types.js';

/** `spId` → `sp-id`. */
type Kebab<Name extends string> = Name extends `${infer Head}${infer Tail}`
  ? `${Head extends Lowercase<Head> ? Head : `-${Lowercase<Head>}`}${Kebab<Tail>}`
  : Name;

/** What a framework accepts for an attribute: a list also as text, and `true` where an empty text is allowed. */
export type Given<Definition extends AttributeDefinition> =
  | ValueOf<Definition>
  | (Definition['kind'] extends 'list' ? string : never)
  | (Definition extends { readonly mayBeEmpty: true } ? boolean : never);

/** The value as HTML writes it: any text, unless the table names a narrower type. */
type Written<Definition extends AttributeDefinition> =
  | Given<Definition>
  | (Definition extends { readonly type: string } ? never : string);

/**
 * A tag in a framework's template. Takes attributes as in HTML, and attributes and properties in camelCase. All are
 * optional, because each attribute has two spellings.
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

/**
 * For templates that treat `page-size` and `pageSize` as the same name. Takes each attribute in camelCase, as a value
 * or as text.
 */
export type WrittenProps<Table extends ElementTable> = {
  readonly [Name in keyof Table['attributes']]?: Written<Table['attributes'][Name]> | undefined;
};

/** `lead-change` → `LeadChange` */
export type Capital<Name extends string> = Name extends `${infer Head}-${infer Tail}`
  ? `${Capitalize<Head>}${Capital<Tail>}`
  : Capitalize<Name>;

/** `onlead-change`: listeners for frameworks that do not change the name of an event. */
export type MarkupListeners<Events> = {
  readonly [Name in keyof Events & string as `on${Name}`]?: ((event: Events[Name]) => unknown) | undefined;
};
