import type { ElementTable } from '../../src/element/shell/table.js';
import { customElementsManifest } from '../../src/elements/catalogue/manifest.js';
import { elementTables } from '../../src/elements/catalogue/tables.js';

/** A tag as custom-elements.json declares it. */
export type Declaration = ReturnType<typeof customElementsManifest>['modules'][number]['declarations'][number];

export interface Control {
  readonly description: string;
  readonly control: 'text' | 'number' | 'boolean' | 'select';
  readonly options?: readonly (string | undefined)[];
  readonly table: {
    readonly category: string;
    readonly type: { readonly summary: string };
    readonly defaultValue?: { readonly summary: string };
  };
  readonly type: { readonly name: 'string' | 'number' | 'boolean'; readonly required: boolean };
}

/** Unions that the manifest contains only by name. */
const NAMED: Readonly<Record<string, readonly string[]>> = { AuthMode: ['session', 'one-time', 'none'] };

/** All tags, in the order of the manifest. */
export const TAGS: readonly string[] = elementTables.map((table) => table.tag);

export function declarationOf(tag: string): Declaration {
  const found = customElementsManifest()
    .modules.flatMap((module) => module.declarations)
    .find((declaration) => declaration.tagName === tag);
  if (!found) throw new Error(`No tag <${tag}>`);
  return found;
}

/** The required attributes of a tag. */
export function requiredAttributes(tag: string): readonly string[] {
  const table: ElementTable | undefined = elementTables.find((each) => each.tag === tag);
  const rows = declarationOf(tag).attributes;
  return rows.filter(({ fieldName }) => table?.attributes[fieldName]?.required).map(({ name }) => name);
}

/** `'on' | 'off' | undefined` → `['on', 'off']`; undefined if the type is not such a union. */
function choicesOf(type: string): readonly string[] | undefined {
  const parts = type.split('|').map((part) => part.trim());
  const named = parts.flatMap((part) => NAMED[part] ?? []);
  if (named.length > 0) return named;
  const words = parts.filter((part) => part !== 'undefined');
  return words.every((word) => /^'.*'$/.test(word)) ? words.map((word) => word.slice(1, -1)) : undefined;
}

/** Storybook's `argTypes` for a tag: a control for each attribute in the manifest. */
export function controlsOf(tag: string): Readonly<Record<string, Control>> {
  const { attributes, members } = declarationOf(tag);
  const required = requiredAttributes(tag);
  const typeOf = (name: string) => {
    const member = members.find((each) => each.name === name);
    const type: unknown = member && 'type' in member ? member.type : undefined;
    return typeof type === 'object' && type !== null && 'text' in type ? String(type.text) : 'string';
  };
  const shared = new Set(declarationOf('lead-gateway').attributes.map(({ name }) => name));
  return Object.fromEntries(
    attributes.map((attribute) => {
      const { name, fieldName, description } = attribute;
      const kind = attribute.type.text;
      const choices = choicesOf(typeOf(fieldName));
      const control: Control = {
        description,
        ...(choices
          ? { control: 'select', options: [undefined, ...choices] }
          : { control: kind === 'boolean' ? 'boolean' : kind === 'number' ? 'number' : 'text' }),
        type: {
          name: kind === 'boolean' ? 'boolean' : kind === 'number' ? 'number' : 'string',
          required: required.includes(name),
        },
        table: {
          category: shared.has(name) && tag !== 'lead-gateway' ? 'Gateway, sign-in and language' : 'Attributes',
          type: { summary: typeOf(fieldName) },
          ...('default' in attribute ? { defaultValue: { summary: String(attribute.default) } } : {}),
        },
      };
      return [name, control];
    }),
  );
}
