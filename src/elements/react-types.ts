import type { AriaAttributes, DetailedHTMLProps, HTMLAttributes, ReactNode, Ref } from 'react';
import type { WidgetEventDetails, WidgetEventName } from '../contract/widget-event.js';
import type { ElementOf, EventsOf, NamedTypes, ValueOf } from './element-types.js';
import type { AttributeRow, ElementTable } from './table.js';

type Capital<Name extends string> = Name extends `${infer Head}-${infer Tail}`
  ? `${Capitalize<Head>}${Capital<Tail>}`
  : Capitalize<Name>;

type Kebab<Name extends string> = Name extends `${infer Head}${infer Tail}`
  ? `${Head extends Lowercase<Head> ? Head : `-${Lowercase<Head>}`}${Kebab<Tail>}`
  : Name;

/** `lead-change` → `onLeadChange(detail)`; `onNavigate` may return false to take the navigation over. */
type Callbacks = {
  readonly [Name in WidgetEventName as `on${Capital<Name>}`]?: (detail: WidgetEventDetails[Name]) => unknown;
};

/** A list may be written as in the attribute; what may be empty there may be true. */
type Given<Row extends AttributeRow> =
  | ValueOf<Row>
  | (Row['kind'] extends 'list' ? string : never)
  | (Row extends { readonly mayBeEmpty: true } ? boolean : never);

type Required<Attributes> = {
  [Name in keyof Attributes]: Attributes[Name] extends { readonly required: true } ? Name : never;
}[keyof Attributes];

type AttributeProps<Attributes extends ElementTable['attributes']> = {
  readonly [Name in Required<Attributes>]: Given<Attributes[Name]>;
} & {
  readonly [Name in Exclude<keyof Attributes, Required<Attributes>>]?: Given<Attributes[Name]> | undefined;
};

type PropertyProps<Properties extends ElementTable['properties']> = {
  readonly [Name in keyof Properties]?: NamedTypes[Properties[Name]['type']] | undefined;
};

/** What any element takes; it goes to the tag. */
type HostProps = AriaAttributes & { readonly [data: `data-${string}`]: unknown } & Pick<
    HTMLAttributes<HTMLElement>,
    'id' | 'className' | 'style' | 'title' | 'hidden' | 'lang' | 'dir' | 'slot' | 'role'
  >;

/** The props of a tag's React component. */
export type WidgetProps<Table extends ElementTable> = AttributeProps<Table['attributes']> &
  PropertyProps<Table['properties']> &
  Callbacks &
  HostProps & {
    readonly children?: ReactNode;
    readonly ref?: Ref<ElementOf<Table>> | undefined;
  };

type Listeners<Events> = {
  readonly [Name in keyof Events & string as `on${Name}`]?: ((event: Events[Name]) => unknown) | undefined;
};

/** The tag itself in JSX: attributes as they are written in HTML, or properties in camelCase. */
export type TagProps<Table extends ElementTable> = Omit<
  DetailedHTMLProps<HTMLAttributes<ElementOf<Table>>, ElementOf<Table>>,
  keyof Table['attributes'] | keyof Table['properties']
> & {
  readonly class?: string | undefined;
} & {
  readonly [Name in keyof Table['attributes'] & string as Kebab<Name>]?:
    | Given<Table['attributes'][Name]>
    | (Table['attributes'][Name] extends { readonly type: string } ? never : string)
    | undefined;
} & {
  readonly [Name in keyof Table['attributes'] & string as Name extends Kebab<Name> ? never : Name]?:
    | Given<Table['attributes'][Name]>
    | undefined;
} & { readonly [Name in keyof Table['properties']]?: object | undefined } & Listeners<EventsOf<Table>>;
