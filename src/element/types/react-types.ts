import type { AriaAttributes, DetailedHTMLProps, HTMLAttributes, ReactNode, Ref } from 'react';
import type { WidgetEventDetails, WidgetEventName } from '../events/widget-event.js';
import type { ElementTable } from '../shell/table.js';
import type { ElementOf, EventsOf } from './element-types.js';
import type { Capital, Given, MarkupListeners, MarkupProps } from './markup-types.js';
import type { NamedTypes } from './named-types.js';

/** `lead-change` → `onLeadChange(detail)`; `onNavigate` may return false to take the navigation over. */
type Callbacks = {
  readonly [Name in WidgetEventName as `on${Capital<Name>}`]?: (detail: WidgetEventDetails[Name]) => unknown;
};

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

/** Props that every element has. They go to the tag. */
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

/** The tag itself in JSX. Takes attributes as in HTML and properties in camelCase. */
export type TagProps<Table extends ElementTable> = Omit<
  DetailedHTMLProps<HTMLAttributes<ElementOf<Table>>, ElementOf<Table>>,
  keyof Table['attributes'] | keyof Table['properties']
> & { readonly class?: string | undefined } & Omit<MarkupProps<Table>, keyof Table['properties']> & {
    readonly [Name in keyof Table['properties']]?: object | undefined;
  } & MarkupListeners<EventsOf<Table>>;
