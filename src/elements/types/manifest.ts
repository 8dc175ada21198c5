import { customProperties } from '../../theme/custom-properties.js';
import { dateRangePickerTable } from '../date-range-picker/table.js';
import { leadAppTable } from '../lead-app/table.js';
import { leadBoardTable } from '../lead-board/table.js';
import { leadCardTable } from '../lead-card/table.js';
import { leadGatewayTable } from '../lead-gateway/table.js';
import { leadPageTable } from '../lead-page/table.js';
import { messageThreadTable } from '../message-thread/table.js';
import { raqFunnelTable } from '../raq-funnel/table.js';
import { reviewRequestModalTable } from '../review-request-modal/table.js';
import { type AttributeKind, attributeName, type ElementTable } from '../shell/table.js';
import { attributeValues } from './attribute-values.js';
import { methodShape } from './manifest-methods.js';

/** Every tag of the package. */
export const elementTables: readonly ElementTable[] = [
  leadBoardTable,
  leadCardTable,
  leadPageTable,
  messageThreadTable,
  leadAppTable,
  leadGatewayTable,
  dateRangePickerTable,
  reviewRequestModalTable,
  raqFunnelTable,
];

const TYPES: Record<AttributeKind, string> = {
  string: 'string | undefined',
  number: 'number | undefined',
  boolean: 'boolean',
  list: 'readonly string[] | undefined',
  secret: 'string | undefined',
};

/** The custom-elements manifest (schema 1.0.0), made from the tables that the classes are made from. */
export function customElementsManifest() {
  return { schemaVersion: '1.0.0', modules: elementTables.map(moduleOf) };
}

function moduleOf(table: ElementTable) {
  const path = `elements/${table.tag}.js`;
  const declaration = { name: table.className, module: path };
  return {
    kind: 'javascript-module',
    path,
    declarations: [declarationOf(table)],
    exports: [
      { kind: 'js', name: table.className, declaration },
      { kind: 'custom-element-definition', name: table.tag, declaration },
    ],
  };
}

function declarationOf(table: ElementTable) {
  const attributes = Object.entries(table.attributes);
  const described = (rows: Readonly<Record<string, string>>) =>
    Object.entries(rows).map(([name, description]) => ({ name, description }));
  return {
    kind: 'class',
    customElement: true,
    tagName: table.tag,
    name: table.className,
    description: table.summary,
    superclass: { name: 'HTMLElement', package: 'global:' },
    attributes: attributes.map(([name, row]) => ({
      name: attributeName(name),
      fieldName: name,
      type: { text: attributeType(row.kind, attributeValues(table.tag, name)) },
      description: row.doc,
      ...(row.default === undefined ? {} : { default: row.default }),
    })),
    members: [
      ...attributes.map(([name, row]) => ({
        kind: 'field',
        name,
        type: { text: row.type === undefined ? TYPES[row.kind] : `${row.type} | undefined` },
        description: row.doc,
        attribute: attributeName(name),
        ...(row.default === undefined ? {} : { default: row.default }),
      })),
      ...Object.entries(table.properties).map(([name, row]) => ({
        kind: 'field',
        name,
        type: { text: row.type },
        description: row.doc,
      })),
      ...(table.submits === undefined ? [] : formMembers(table.submits)),
      ...Object.entries(table.methods).map(([signature, description]) => ({
        kind: 'method',
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

function attributeType(kind: AttributeKind, values: readonly string[] | undefined): string {
  if (values !== undefined) return values.map((value) => `'${value}'`).join(' | ');
  return kind === 'boolean' || kind === 'number' ? kind : 'string';
}

/** What a control of the platform has, and so has ours. */
function formMembers(submits: string) {
  return [
    { kind: 'field', name: 'value', type: { text: 'string' }, description: submits },
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
  return { kind: 'field', name, type: { text }, description, readonly: true };
}

function answersYesOrNo(name: string, description: string) {
  return { kind: 'method', name, description, return: { type: { text: 'boolean' } } };
}
