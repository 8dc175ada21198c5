import type { WidgetEventDetails, WidgetEventName } from '../events/widget-event.js';
import type { AttributeDefinition, ElementTable, KindTypes } from '../shell/table.js';
import type { NamedMethods, NamedTypes } from './named-types.js';

/** `"'on' | 'off'"` → `'on' | 'off'` */
type TextsOf<Type extends string> = Type extends `'${infer Text}' | ${infer Others}`
  ? Text | TextsOf<Others>
  : Type extends `'${infer Text}'`
    ? Text
    : never;

type ValueOf<Definition extends AttributeDefinition> = Definition extends {
  readonly type: infer Type extends keyof NamedTypes;
}
  ? NamedTypes[Type]
  : Definition extends { readonly type: infer Type extends string }
    ? TextsOf<Type>
    : KindTypes[Definition['kind']];

type Attributes<Table extends ElementTable> = {
  -readonly [Name in keyof Table['attributes']]: Table['attributes'][Name]['kind'] extends 'boolean'
    ? boolean
    : ValueOf<Table['attributes'][Name]> | undefined;
};

type Properties<Table extends ElementTable> = {
  -readonly [Name in keyof Table['properties']]: NamedTypes[Table['properties'][Name]['type']] | undefined;
};

type Methods<Table extends ElementTable> = {
  readonly [Signature in keyof Table['methods'] & keyof NamedMethods as Signature extends `${infer Name}(${string}`
    ? Name
    : never]: NamedMethods[Signature];
};

/** The events that reach a tag: its own and those of the widgets inside. */
export type EventsOf<Table extends ElementTable> = {
  [Name in WidgetEventName &
    (keyof Table['events'] extends never ? WidgetEventName : keyof Table['events'])]: CustomEvent<
    WidgetEventDetails[Name]
  >;
};

interface Listening<Events> {
  addEventListener<Name extends keyof Events>(
    name: Name,
    listener: (event: Events[Name]) => unknown,
    options?: boolean | AddEventListenerOptions,
  ): void;
  removeEventListener<Name extends keyof Events>(
    name: Name,
    listener: (event: Events[Name]) => unknown,
    options?: boolean | EventListenerOptions,
  ): void;
}

/** The members of a form control. */
interface FormControl {
  /** The submitted value. Setting it fires no event. */
  value: string;
  readonly form: HTMLFormElement | null;
  readonly labels: NodeList;
  readonly validity: ValidityState;
  readonly validationMessage: string;
  readonly willValidate: boolean;
  checkValidity(): boolean;
  reportValidity(): boolean;
}

/** The element of a tag. Its own events come first, because TypeScript picks the first overload that fits. */
export type ElementOf<Table extends ElementTable> = Listening<EventsOf<Table>> &
  HTMLElement &
  Attributes<Table> &
  Properties<Table> &
  Methods<Table> &
  (Table extends { readonly submits: string } ? FormControl : unknown);

/** The class of a tag. */
export type ElementClass<Table extends ElementTable> = new () => ElementOf<Table>;

/** The events that bubble to the page, with their details. `close` does not. */
type PageEvents = { [Name in Exclude<WidgetEventName, 'close'>]: CustomEvent<WidgetEventDetails[Name]> };

declare global {
  interface DocumentEventMap extends PageEvents {}
}

/** `spId` → `sp-id`. */
type Kebab<Name extends string> = Name extends `${infer Head}${infer Tail}`
  ? `${Head extends Lowercase<Head> ? Head : `-${Lowercase<Head>}`}${Kebab<Tail>}`
  : Name;

/**
 * What a framework accepts for an attribute: a list also as text, and `true` where an empty text is allowed. It is a
 * conditional type because the compiler then names the values in an error, and not this type.
 */
export type Provided<Definition extends AttributeDefinition> = Definition extends unknown
  ?
      | ValueOf<Definition>
      | (Definition['kind'] extends 'list' ? string : never)
      | (Definition extends { readonly mayBeEmpty: true } ? boolean : never)
  : never;

/** The value as HTML writes it: any text, unless the table names a narrower type. */
type Written<Definition extends AttributeDefinition> =
  | Provided<Definition>
  | (Definition extends { readonly type: string } ? never : string);

/**
 * A tag in a framework's template. Takes attributes as in HTML, and attributes and properties in camelCase. All are
 * optional, because each attribute has two spellings.
 */
export type MarkupProps<Table extends ElementTable> = {
  readonly [Name in keyof Table['attributes'] & string as Kebab<Name>]?: Written<Table['attributes'][Name]> | undefined;
} & {
  readonly [Name in keyof Table['attributes'] & string as Name extends Kebab<Name> ? never : Name]?:
    | Provided<Table['attributes'][Name]>
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
