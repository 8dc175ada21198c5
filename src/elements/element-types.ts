import type { InferInput } from 'valibot';
import type { AnalyticsEvent, WidgetEventDetails, WidgetEventName } from '../contract/widget-event.js';
import type { wireLead } from '../contract/wire/lead.js';
import type { AuthMode, TokenSource } from '../gateway/options.js';
import type { Messages } from '../i18n/messages.js';
import type { AttributeKind, AttributeRow, ElementTable } from './table.js';

/** The types that the tables name in words. */
export interface NamedTypes {
  object: object;
  AuthMode: AuthMode;
  TokenSource: TokenSource;
  WireLead: InferInput<typeof wireLead>;
  'Partial<Messages>': Partial<Messages>;
  '(event: AnalyticsEvent) => void': (event: AnalyticsEvent) => void;
}

/** The methods that the tables name, by signature. */
export interface NamedMethods {
  'refresh()': () => void;
  'replayChallenges()': () => Promise<void>;
  'clearChallenges()': () => void;
  'hideLead(leadId)': (leadId: string) => void;
}

interface KindTypes {
  string: string;
  number: number;
  boolean: boolean;
  list: readonly string[];
  secret: string;
}

/** What an attribute is as a property. */
export type ValueOf<Row extends AttributeRow> = Row extends { readonly type: infer Type extends keyof NamedTypes }
  ? NamedTypes[Type]
  : KindTypes[Row['kind'] & AttributeKind];

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

/** The events that reach a tag, its own and those of the widgets inside, by name. */
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

/** The element of a tag, as its table tells it. Its own events stand first: of several overloads the first that fits counts. */
export type ElementOf<Table extends ElementTable> = Listening<EventsOf<Table>> &
  HTMLElement &
  Attributes<Table> &
  Properties<Table> &
  Methods<Table>;

/** The class of a tag. */
export type ElementClass<Table extends ElementTable> = new () => ElementOf<Table>;
