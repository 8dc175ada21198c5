import type { Declaration } from './manifest-types.js';
import { unionOf } from './vscode-data.js';

/** The parameters of a method with their types, such as `leadId, change`. */
function signatureOf(member: Declaration['members'][number]): string {
  const taken = 'parameters' in member ? (member.parameters ?? []) : [];
  const given = 'return' in member ? (member.return?.type.text ?? 'void') : 'void';
  return `(${taken.map(({ name, type }) => `${name}: ${type.text}`).join(', ')}) => ${given}`;
}

function attributeOf({ name, description, type, default: initial }: Declaration['attributes'][number]) {
  const isUnion = unionOf(type.text).length > 0;
  return {
    name,
    description,
    ...(initial === undefined ? {} : { default: initial }),
    value: { type: type.text, kind: isUnion || type.text !== 'boolean' ? 'plain' : 'no-value' },
  };
}

function elementOf({ tagName, description, attributes, members, events, slots, cssParts, cssProperties }: Declaration) {
  const ofKind = (kind: string) => members.filter((member) => member.kind === kind);
  return {
    name: tagName,
    description,
    attributes: attributes.map(attributeOf),
    slots,
    js: {
      events: events.map(({ name, description: words, type }) => ({ name, description: words, type: type.text })),
      properties: [
        ...ofKind('field').map((member) => ({
          name: member.name,
          description: member.description,
          ...('type' in member && member.type !== undefined ? { type: member.type.text } : {}),
        })),
        ...ofKind('method').map((member) => ({
          name: member.name,
          description: member.description,
          type: signatureOf(member),
        })),
      ],
    },
    css: {
      parts: cssParts,
      properties: cssProperties.map(({ name, description: words, default: initial }) => ({
        name,
        description: `${words} Default: ${initial}.`,
      })),
    },
  };
}

/**
 * The web-types for JetBrains editors. The field `web-types` of package.json names the file.
 * @param version of the package
 */
export function webTypes(declarations: readonly Declaration[], version: string) {
  return {
    $schema: 'https://json.schemastore.org/web-types',
    name: 'lead-widgets',
    version,
    'description-markup': 'markdown',
    'js-types-syntax': 'typescript',
    contributions: { html: { elements: declarations.map(elementOf) } },
  };
}
