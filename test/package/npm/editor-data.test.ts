import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import Ajv from 'ajv';
import { describe, expect, test } from 'vitest';
import { tagNames } from '../../../.build/entries.js';
import { SANDBOX_SCENARIOS } from '../../../src/sandbox.js';
import { root } from '../site.js';

type Named = { readonly name: string; readonly description?: string };
type Typed = { readonly type: { readonly text: string } };
type Member = Named & Partial<Typed> & { readonly kind: 'field' | 'method'; readonly return?: Typed };
type Declaration = Readonly<Record<'tagName' | 'description', string>> &
  Readonly<Record<'attributes' | 'events', readonly (Named & Typed)[]>> &
  Readonly<Record<'cssParts' | 'cssProperties' | 'slots', readonly Named[]>> & { readonly members: readonly Member[] };

const read = (path: string) => JSON.parse(readFileSync(join(root, path), 'utf8'));
const packageJson = read('package.json');
const exported = (entry: string) => read(packageJson.exports[entry]);
const names = (rows: readonly Named[]) => rows.map(({ name }) => name);
const undescribed = (rows: readonly Named[]) => rows.filter(({ description }) => !description).map(({ name }) => name);

const manifest = read(packageJson.customElements);
const declarations: Declaration[] = manifest.modules.flatMap((module: { declarations: Declaration[] }) => [
  ...module.declarations,
]);
const valuesOf = (tag: string, attribute: string) =>
  declarations
    .find(({ tagName }) => tagName === tag)
    ?.attributes.find(({ name }) => name === attribute)
    ?.type.text.split(' | ')
    .map((word) => word.replaceAll("'", ''));

const properties = [...new Set(declarations.flatMap(({ cssProperties }) => names(cssProperties)))];
const parts = [...new Set(declarations.flatMap(({ cssParts }) => names(cssParts)))].map((name) => `part(${name})`);
const descriptionsOf = (part: string) =>
  declarations.flatMap(({ cssParts }) => cssParts.filter(({ name }) => name === part).map((each) => each.description));

/** What the description of a tag leaves out of its events, methods, slots, parts and custom properties. */
function undocumented(words: string, declaration: Declaration): string[] {
  const { description, events, members, slots, cssParts, cssProperties } = declaration;
  const methods = members.filter(({ kind }) => kind === 'method');
  const told = [...events, ...methods, ...slots, ...cssParts, ...cssProperties];
  return [description, ...names(told).map((name) => `**${name}`)].filter((text) => !words.includes(text));
}

describe('the custom-elements manifest', () => {
  test('is valid by its own JSON schema', () => {
    const validate = new Ajv({ strict: false }).compile(read('node_modules/custom-elements-manifest/schema.json'));
    validate(manifest);
    expect([validate.errors ?? [], validate({ ...manifest, modules: [{ kind: 'nothing' }] })]).toEqual([[], false]);
  });

  test('declares every tag that has an entry, in existing files', () => {
    expect(declarations.map(({ tagName }) => tagName).sort()).toEqual([...tagNames].sort());
    const files = manifest.modules.map(({ path }: { path: string }) => path);
    const folder = join(root, dirname(packageJson.customElements));
    expect(files.filter((file: string) => !existsSync(join(folder, file)))).toEqual([]);
  });

  test('describes every member of a tag, with its type', () => {
    for (const declaration of declarations) {
      const { attributes, members, events, cssParts, cssProperties, slots } = declaration;
      expect(undescribed([...attributes, ...members, ...events, ...cssParts, ...cssProperties, ...slots])).toEqual([]);
      const untyped = members.filter((each) => !(each.kind === 'field' ? each.type : each.return?.type)?.text);
      expect(names(untyped)).toEqual([]);
      for (const { name, type } of events) expect(type.text).toBe(`CustomEvent<WidgetEventDetails['${name}']>`);
      expect(members.find(({ name }) => name === 'diagnose')?.return?.type.text).toBe('Promise<Diagnosis>');
    }
  });

  test('lists the values that an attribute accepts', () => {
    for (const { tagName } of declarations)
      expect(valuesOf(tagName, 'auth-mode')).toEqual(['session', 'one-time', 'none']);
    expect([...(valuesOf('lead-gateway', 'demo') ?? [])].sort()).toEqual([...SANDBOX_SCENARIOS].sort());
    expect(valuesOf('raq-funnel', 'presentation')).toEqual(['inline', 'modal']);
    expect(valuesOf('date-range-picker', 'variant')).toEqual(['inputs', 'ranges', 'scroll']);
  });

  test('lists no value that the description does not mention', () => {
    const listed = declarations.flatMap(({ tagName, attributes }) =>
      attributes
        .filter(({ type }) => type.text.startsWith("'"))
        .flatMap(({ name, description }) =>
          (valuesOf(tagName, name) ?? []).map((value) => ({ tagName, name, value, description })),
        ),
    );
    expect(listed.length).toBeGreaterThan(30);
    const unsaid = listed.filter(({ value, description }) => !description?.includes(value));
    expect(unsaid.map(({ tagName, name, value }) => `${tagName} ${name} ${value}`)).toEqual([
      'lead-board shortcuts off',
    ]);
  });
});

describe("VS Code's custom data", () => {
  const html = exported('./vscode.html-custom-data.json');
  const css = exported('./vscode.css-custom-data.json');

  test('describes each tag to an HTML editor', () => {
    for (const declaration of declarations) {
      const { tagName } = declaration;
      const tag = html.tags.find(({ name }: Named) => name === tagName);
      expect(names(tag.attributes)).toEqual(names(declaration.attributes));
      expect(undocumented(tag.description, declaration)).toEqual([]);
      const mode = tag.attributes.find(({ name }: Named) => name === 'auth-mode');
      expect(names(mode.values)).toEqual(['session', 'one-time', 'none']);
    }
  });

  test('offers no values for a boolean attribute', () => {
    const board = html.tags.find(({ name }: Named) => name === 'lead-board');
    expect(board.attributes.find(({ name }: Named) => name === 'new-messages').values).toEqual([]);
  });

  test('describes every custom property and every part once to a CSS editor', () => {
    expect(properties.length).toBeGreaterThan(10);
    expect(names(css.properties)).toEqual(properties);
    expect(names(css.pseudoElements)).toEqual(parts.map((part) => `::${part}`));
    const head = css.pseudoElements.find(({ name }: Named) => name === '::part(head)')?.description;
    expect([...new Set(descriptionsOf('head'))].filter((text) => !head.includes(text))).toEqual([]);
  });
});

describe("JetBrains' web-types", () => {
  const types = read(packageJson['web-types']);

  test('is exported, in the version of the package', () => {
    expect(exported('./web-types.json')).toEqual(types);
    expect(types).toMatchObject({ name: packageJson.name, version: packageJson.version });
  });

  test('describes each tag', () => {
    for (const declaration of declarations) {
      const { tagName } = declaration;
      const element = types.contributions.html.elements.find(({ name }: Named) => name === tagName);
      expect(names(element.attributes)).toEqual(names(declaration.attributes));
      expect(names(element.js.events)).toEqual(names(declaration.events));
      const fields = declaration.members.filter(({ kind }) => kind === 'field');
      expect(names(element.js.properties)).toEqual(names(fields));
      expect(names(element.slots)).toEqual(names(declaration.slots));
      expect(undocumented(element.description, declaration)).toEqual([]);
    }
  });

  test('describes every custom property and every part once', () => {
    const { css } = types.contributions;
    expect(names(css.properties)).toEqual(properties);
    expect(names(css['pseudo-elements'])).toEqual(parts);
  });
});
