import type { Declaration } from './manifest-types.js';

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
export function unionOf(type: string): readonly string[] {
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
export function vscodeHtmlData(declarations: readonly Declaration[]) {
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
export function vscodeCssData(declarations: readonly Declaration[]) {
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
