import type { customElementsManifest } from '../src/elements/catalogue/manifest.js';

/** custom-elements.json. */
export type Manifest = ReturnType<typeof customElementsManifest>;
/** The declaration of one tag. */
type Declaration = Manifest['modules'][number]['declarations'][number];

/**
 * The files from which editors know the tags: the custom data of VS Code for HTML and CSS, and the web-types of JetBrains.
 * @param version of the package
 */
export function editorFiles(manifest: Manifest, version: string): Readonly<Record<string, object>> {
  const declarations = manifest.modules.flatMap((each) => each.declarations);
  return {
    'vscode.html-custom-data.json': vscodeHtmlData(declarations),
    'vscode.css-custom-data.json': vscodeCssData(declarations),
    'web-types.json': webTypes(declarations, version),
  };
}

interface Named {
  readonly name: string;
  readonly description: string;
}

interface Described {
  readonly name: string;
  readonly description: { readonly kind: 'markdown'; readonly value: string };
}

const described = (name: string, value: string): Described => ({ name, description: { kind: 'markdown', value } });

/** `'a' | 'b'` → `['a', 'b']`; empty if the type is not such a union. */
function unionOf(type: string): readonly string[] {
  const words = type.split(' | ');
  return words.every((word) => /^'.*'$/.test(word)) ? words.map((word) => word.slice(1, -1)) : [];
}

function list(title: string, rows: readonly Named[]): string {
  if (rows.length === 0) return '';
  return `\n\n**${title}**\n${rows.map(({ name, description }) => `- \`${name}\`: ${description}`).join('\n')}`;
}

/** The description of a tag, with what the format has no field for: events, slots, parts and methods. */
function wordsOf({ description, events, slots, cssParts, members }: Declaration): string {
  const methods = members.filter(({ kind }) => kind === 'method').map((each) => ({ ...each, name: `${each.name}()` }));
  return [
    description,
    list('Events', events),
    list('Slots', slots),
    list('Parts', cssParts),
    list('Methods', methods),
  ].join('');
}

/** VS Code's custom data for HTML (`html.customData`): tags, attributes and their values. */
function vscodeHtmlData(declarations: readonly Declaration[]) {
  const tags = declarations.map((declaration) => ({
    ...described(declaration.tagName, wordsOf(declaration)),
    attributes: declaration.attributes.map(({ name, description, type }) => {
      const values = unionOf(type.text).map((value) => ({ name: value }));
      return {
        ...described(name, description),
        ...(type.text === 'boolean' ? { valueSet: 'v' } : {}),
        ...(values.length > 0 ? { values } : {}),
      };
    }),
  }));
  return { version: 1.1, tags };
}

/** VS Code's custom data for CSS (`css.customData`): custom properties, and parts as `::part()`. */
function vscodeCssData(declarations: readonly Declaration[]) {
  const properties = new Map<string, Described>();
  const parts = new Map<string, string[]>();
  for (const { tagName, cssProperties, cssParts } of declarations) {
    for (const { name, description, default: initial } of cssProperties) {
      properties.set(name, described(name, `${description}\n\nDefault: ${initial}`));
    }
    for (const { name, description } of cssParts) {
      parts.set(name, [...(parts.get(name) ?? []), `\`<${tagName}>\`: ${description}`]);
    }
  }
  const pseudoElements = [...parts].map(([name, words]) => described(`::part(${name})`, words.join('\n\n')));
  return { version: 1.1, properties: [...properties.values()], pseudoElements };
}

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
 */
function webTypes(declarations: readonly Declaration[], version: string) {
  return {
    $schema: 'https://json.schemastore.org/web-types',
    name: 'lead-widgets',
    version,
    'description-markup': 'markdown',
    'js-types-syntax': 'typescript',
    contributions: { html: { elements: declarations.map(elementOf) } },
  };
}
