import type { WidgetEventName } from '../../contract/widget-event.js';
import type { NamedMethods, NamedTypes } from '../types/element-types.js';

/** How an attribute's text, or a property's value, is understood. */
export type AttributeKind = 'string' | 'number' | 'boolean' | 'list' | 'secret';

export interface AttributeRow {
  readonly kind: AttributeKind;
  /** TypeScript type, where it is narrower than the kind. */
  readonly type?: keyof NamedTypes;
  /** A panel stands in the widget's place while it is missing. */
  readonly required?: boolean;
  readonly default?: string;
  /** An empty text says something: a framework that sets properties gives it for an attribute without a value. */
  readonly mayBeEmpty?: boolean;
  /** One line for the manifest. */
  readonly doc: string;
}

export interface PropertyRow {
  /** TypeScript type. */
  readonly type: keyof NamedTypes;
  /** What it says once a session is over. */
  readonly cleared?: object;
  readonly doc: string;
}

/** All that is said of a tag, in one place: the class, the manifest and the typings are made from it. */
export interface ElementTable {
  readonly tag: string;
  readonly className: string;
  readonly summary: string;
  /** By property name; the attribute is the same in kebab-case. */
  readonly attributes: Readonly<Record<string, AttributeRow>>;
  /** Properties without an attribute: objects, taken by identity and never written into the page. */
  readonly properties: Readonly<Record<string, PropertyRow>>;
  readonly methods: { readonly [Signature in keyof NamedMethods]?: string };
  readonly events: { readonly [Name in WidgetEventName]?: string };
  readonly parts: Readonly<Record<string, string>>;
  readonly slots?: Readonly<Record<string, string>>;
  /** It is part of a form, and this is what it submits: its property `value`. */
  readonly submits?: string;
}

/** `spId` → `sp-id`. */
export function attributeName(property: string): string {
  return property.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}
