import type { InferInput } from 'valibot';
import type { CategoryCatalog } from '../../contract/category.js';
import type { ChatClient } from '../../contract/chat.js';
import type { ContactTypeNumbers } from '../../contract/contact.js';
import type { TargetOfferOutcome, TargetOffers } from '../../contract/lead-page.js';
import type { LeadFilters, LeadSort } from '../../contract/lead-query.js';
import type { ConsentText, FunnelStep, InitialValues, Questions } from '../../contract/raq-funnel.js';
import type { AnalyticsEvent, WidgetEventDetails, WidgetEventName } from '../../contract/widget-event.js';
import type { wireLead } from '../../contract/wire/provider-dashboard.js';
import type { AuthMode, TokenSource } from '../../gateway/options.js';
import type { Messages } from '../../i18n/messages.js';
import type { Diagnosis } from '../diagnosis/diagnosis.js';
import type { AttributeKind, AttributeRow, ElementTable } from '../shell/table.js';

/** A range that `<date-range-picker>` shows beside the chosen one; its days are ISO days. */
export interface GivenRange {
  readonly start: string;
  readonly end: string;
  readonly label?: string;
}

/** The types that the tables name in words. */
export interface NamedTypes {
  object: object;
  'readonly GivenRange[]': readonly GivenRange[];
  AuthMode: AuthMode;
  TokenSource: TokenSource;
  CategoryCatalog: CategoryCatalog;
  ChatClient: ChatClient;
  ContactTypeNumbers: ContactTypeNumbers;
  TargetOffers: TargetOffers;
  WireLead: InferInput<typeof wireLead>;
  'Partial<Messages>': Partial<Messages>;
  'Partial<LeadFilters>': Partial<LeadFilters>;
  LeadSort: LeadSort;
  number: number;
  "'on' | 'off'": 'on' | 'off';
  "'project' | 'suggestions' | 'summary'": 'project' | 'suggestions' | 'summary';
  InitialValues: InitialValues;
  Questions: Questions;
  ConsentText: ConsentText;
  "'history' | 'hash' | 'memory'": 'history' | 'hash' | 'memory';
  '(event: AnalyticsEvent) => void': (event: AnalyticsEvent) => void;
}

/** The methods that the tables name, by signature. */
export interface NamedMethods {
  'refresh()': () => void;
  'replayChallenges()': () => Promise<void>;
  'clearChallenges()': () => void;
  'diagnose()': () => Diagnosis;
  'hideLead(leadId)': (leadId: string) => void;
  'recordTargetOffer(name, outcome)': (name: string, outcome: TargetOfferOutcome) => void;
  'requestOfferCategory(name, categoryId)': (name: string, categoryId: string | number) => void;
  'clearOfferCategory(name)': (name: string) => void;
  'goTo(path)': (path: string) => void;
  'goTo(step)': (step: FunnelStep) => void;
  'reset()': () => void;
  'show()': () => void;
  'close()': () => void;
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

/** What a tag has that is part of a form, as any control of the platform has it. */
export interface FormControl {
  /** What is submitted; setting it fires no event. */
  value: string;
  readonly form: HTMLFormElement | null;
  readonly labels: NodeList;
  readonly validity: ValidityState;
  readonly validationMessage: string;
  readonly willValidate: boolean;
  checkValidity(): boolean;
  reportValidity(): boolean;
}

/** The element of a tag, as its table tells it. Its own events stand first: of several overloads the first that fits counts. */
export type ElementOf<Table extends ElementTable> = Listening<EventsOf<Table>> &
  HTMLElement &
  Attributes<Table> &
  Properties<Table> &
  Methods<Table> &
  (Table extends { readonly submits: string } ? FormControl : unknown);

/** The class of a tag. */
export type ElementClass<Table extends ElementTable> = new () => ElementOf<Table>;
