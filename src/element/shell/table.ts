import type { WidgetEventName } from '../events/widget-event.js';
import type { NamedMethods, NamedTypes } from '../types/named-types.js';

/** How an element reads the text of an attribute or the value of a property, and the type of the result. */
export interface KindTypes {
  string: string;
  number: number;
  boolean: boolean;
  list: readonly string[];
  secret: string;
}

export type AttributeKind = keyof KindTypes;

export interface AttributeDefinition {
  readonly kind: AttributeKind;
  /** The TypeScript type of the property, if it is narrower than `kind`: a named type, or texts such as `'on' | 'off'`. */
  readonly type?: keyof NamedTypes | `'${string}'`;
  /** While it is missing, the widget shows a notice instead of its content. */
  readonly required?: boolean;
  /** A boolean is false if it is missing. Name it for the change that it makes: `hide-city`, not `show-city`. */
  readonly default?: string | number;
  /** An empty text has a meaning of its own. Frameworks that set properties pass one for an attribute without a value. */
  readonly mayBeEmpty?: boolean;
  /** The accepted values, as a pattern and as text for people. The element ignores any other value. */
  readonly accepts?: { readonly pattern: Pick<RegExp, 'test'>; readonly text: string };
  /** One line for the manifest. */
  readonly doc: string;
}

export interface PropertyDefinition {
  readonly type: keyof NamedTypes;
  /** How its value is read, if it is no object. */
  readonly kind?: 'string' | 'number';
  /** The value while nothing is set, also after the session has ended. */
  readonly initial?: unknown;
  readonly doc: string;
}

/** The one description of a tag. Its class, its types for every framework and its part of the manifest come from here. */
export interface ElementTable {
  readonly tag: string;
  readonly summary: string;
  /** By property name. The attribute has the same name in kebab-case. */
  readonly attributes: Readonly<Record<string, AttributeDefinition>>;
  /** The texts that an attribute accepts, by property name. The element ignores any other text. */
  readonly values: Readonly<Record<string, readonly string[]>>;
  /** Properties without an attribute. They hold objects, by identity, and never appear in the page's HTML. */
  readonly properties: Readonly<Record<string, PropertyDefinition>>;
  readonly methods: { readonly [Signature in keyof NamedMethods]?: string };
  readonly events: { readonly [Name in WidgetEventName]?: string };
  readonly parts: Readonly<Record<string, string>>;
  readonly slots?: Readonly<Record<string, string>>;
  /** For a form control: describes the submitted `value`. */
  readonly submits?: string;
}

/** `spId` → `sp-id`. */
export function attributeName(property: string): string {
  return property.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

/** `lead-board` → `LeadBoardElement`. */
export function classNameOf(tag: string): string {
  return `${tag.replace(/(?:^|-)(\w)/g, (_whole, letter: string) => letter.toUpperCase())}Element`;
}
