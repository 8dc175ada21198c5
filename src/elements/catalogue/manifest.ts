import {
  type AttributeDefinition,
  type AttributeKind,
  attributeName,
  classNameOf,
  type ElementTable,
} from '../../element/shell/table.js';
import type { NamedMethods } from '../../element/types/named-types.js';
import { customProperties } from '../../ui/theme/custom-properties.js';
import { elementTables } from './tables.js';

const TYPES: Record<AttributeKind, string> = {
  string: 'string | undefined',
  number: 'number | undefined',
  boolean: 'boolean',
  list: 'readonly string[] | undefined',
  secret: 'string | undefined',
};

/** Builds the custom-elements manifest (schema 1.0.0). */
export function customElementsManifest() {
  return { schemaVersion: '1.0.0', modules: elementTables.map(moduleOf) };
}

function moduleOf(table: ElementTable) {
  const path = `elements/${table.tag}.js`;
  const declaration = { name: classNameOf(table.tag), module: path };
  return {
    kind: 'javascript-module' as const,
    path,
    declarations: [declarationOf(table)],
    exports: [
      { kind: 'js' as const, name: classNameOf(table.tag), declaration },
      { kind: 'custom-element-definition' as const, name: table.tag, declaration },
    ],
  };
}

function declarationOf(table: ElementTable) {
  const attributes = Object.entries(table.attributes);
  const described = (texts: Readonly<Record<string, string>>) =>
    Object.entries(texts).map(([name, description]) => ({ name, description }));
  return {
    kind: 'class' as const,
    customElement: true as const,
    tagName: table.tag,
    name: classNameOf(table.tag),
    description: table.summary,
    superclass: { name: 'HTMLElement', package: 'global:' },
    attributes: attributes.map(([name, definition]) => ({
      name: attributeName(name),
      fieldName: name,
      type: { text: attributeType(definition, table.values[name]) },
      description: definition.doc,
      ...defaultOf(definition),
    })),
    members: [
      ...attributes.map(([name, definition]) => ({
        kind: 'field' as const,
        name,
        type: { text: propertyType(definition) },
        description: definition.doc,
        attribute: attributeName(name),
        ...defaultOf(definition),
      })),
      ...Object.entries(table.properties).map(([name, { type, doc }]) => ({
        kind: 'field' as const,
        name,
        type: { text: type },
        description: doc,
      })),
      ...(table.submits === undefined ? [] : formMembers(table.submits)),
      ...Object.entries(table.methods).map(([signature, description]) => ({
        kind: 'method' as const,
        name: signature.replace(/\(.*/, ''),
        description,
        ...methodShape(signature),
      })),
    ],
    events: Object.entries(table.events).map(([name, description]) => ({
      name,
      type: { text: `CustomEvent<WidgetEventDetails['${name}']>` },
      description,
    })),
    cssParts: described(table.parts),
    cssProperties: customProperties.map(({ name, default: initial, description }) => ({
      name,
      default: initial,
      description,
    })),
    slots: described(table.slots ?? {}),
  };
}

function attributeType({ kind }: AttributeDefinition, values: readonly string[] | undefined): string {
  if (values !== undefined) return values.map((value) => `'${value}'`).join(' | ');
  return kind === 'boolean' || kind === 'number' ? kind : 'string';
}

function propertyType({ kind, type }: AttributeDefinition): string {
  return type === undefined ? TYPES[kind] : `${type} | undefined`;
}

function defaultOf({ default: value }: AttributeDefinition): { readonly default?: string } {
  return value === undefined ? {} : { default: String(value) };
}

function formMembers(submits: string) {
  return [
    { kind: 'field' as const, name: 'value', type: { text: 'string' }, description: submits },
    readOnly('form', 'HTMLFormElement | null', 'Its form.'),
    readOnly('labels', 'NodeList', 'Its labels.'),
    readOnly('validity', 'ValidityState', 'What is wrong with it.'),
    readOnly('validationMessage', 'string', 'The same in words.'),
    readOnly('willValidate', 'boolean', 'Whether it is checked at all.'),
    answersYesOrNo('checkValidity', 'Whether it may be submitted as it is.'),
    answersYesOrNo('reportValidity', 'The same, and says what is wrong.'),
  ];
}

function readOnly(name: string, text: string, description: string) {
  return { kind: 'field' as const, name, type: { text }, description, readonly: true };
}

function answersYesOrNo(name: string, description: string) {
  return { kind: 'method' as const, name, description, return: { type: { text: 'boolean' } } };
}

interface Parameter {
  readonly name: string;
  readonly type: { readonly text: string };
}

interface MethodShape {
  readonly parameters?: Parameter[];
  readonly return: { readonly type: { readonly text: string } };
}

function returns(text: string, ...parameters: readonly (readonly [name: string, type: string])[]): MethodShape {
  const taken = parameters.map(([name, type]) => ({ name, type: { text: type } }));
  return { ...(taken.length > 0 ? { parameters: taken } : {}), return: { type: { text } } };
}

const METHODS: Readonly<Record<keyof NamedMethods, MethodShape>> = {
  'refresh()': returns('void'),
  'replayChallenges()': returns('Promise<void>'),
  'clearChallenges()': returns('void'),
  'diagnose()': returns('Promise<Diagnosis>'),
  'hideLead(leadId)': returns('void', ['leadId', 'string']),
  'recordTargetOffer(name, outcome)': returns('void', ['name', 'string'], ['outcome', 'TargetOfferOutcome']),
  'requestOfferCategory(name, categoryId)': returns('void', ['name', 'string'], ['categoryId', 'string | number']),
  'clearOfferCategory(name)': returns('void', ['name', 'string']),
  'goTo(path)': returns('void', ['path', 'string']),
  'goTo(step)': returns('void', ['step', 'FunnelStep']),
  'reset()': returns('void'),
  'show()': returns('void'),
  'close()': returns('void'),
};

function methodShape(signature: string): MethodShape | undefined {
  const found: MethodShape | undefined = Object.entries(METHODS).find(([known]) => known === signature)?.[1];
  return found;
}
