import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { moduleEntries, packageJson } from '../../.build/entries.js';
import { root } from './site.js';

type Named = { readonly name: string };

type List = 'attributes' | 'events' | 'cssParts' | 'cssProperties' | 'slots';
type Tag = Readonly<Record<List, readonly Named[]>> & {
  readonly tagName: string;
  readonly members: readonly (Named & { readonly kind: string })[];
};

export type PublicApi = ReadonlyMap<string, readonly string[]>;

const read = (path: string) => JSON.parse(readFileSync(join(root, path), 'utf8'));

function tagNames({ tagName, attributes, members, events, cssParts, cssProperties, slots }: Tag) {
  const ofKind = (kind: string) => members.filter((member) => member.kind === kind);
  const lists = {
    attributes,
    properties: ofKind('field'),
    methods: ofKind('method'),
    events,
    parts: cssParts,
    slots,
    'custom properties': cssProperties,
  };
  return Object.entries(lists).map(
    ([list, rows]) => [`<${tagName}> ${list}`, rows.map(({ name }) => name || '(default)')] as const,
  );
}

/** Members that come from the platform, from React or from another package are not ours to promise. */
const isOurs = ({ name, declarations = [] }: ts.Symbol) =>
  !name.startsWith('__') && declarations.every((each) => !each.getSourceFile().fileName.includes('/node_modules/'));

/** It has 900 keys, which src/i18n lists already. */
const MESSAGES = 'Messages';

/** The names in an exported type or schema. Elements and components have those of their tag. */
function memberNames(symbol: ts.Symbol, checker: ts.TypeChecker): readonly string[] {
  const property = (type: ts.Type | undefined, name: string) => {
    const found = type?.getProperty(name);
    return found && checker.getNonNullableType(checker.getTypeOfSymbol(found));
  };
  const isValue = (symbol.flags & ts.SymbolFlags.Value) !== 0;
  const type = isValue ? checker.getTypeOfSymbol(symbol) : checker.getDeclaredTypeOfSymbol(symbol);
  const isObject = (type.flags & (ts.TypeFlags.Object | ts.TypeFlags.Intersection)) !== 0;
  const isCalled = type.getConstructSignatures().length > 0 || type.getCallSignatures().length > 0;
  if (
    !isObject ||
    symbol.name.endsWith('Element') ||
    isCalled ||
    checker.isArrayLikeType(type) ||
    symbol.name === MESSAGES
  )
    return [];
  const listed = property(property(type, '~types'), 'input') ?? type;
  return checker
    .getPropertiesOfType(listed)
    .filter(isOurs)
    .map(({ name }) => name);
}

function entryNames(): readonly (readonly [string, readonly string[]])[] {
  const { name, exports } = packageJson;
  const entries = moduleEntries.map(({ entry, types }) => [entry.replace('.', name), join(root, types)] as const);
  const program = ts.createProgram(
    entries.map(([, file]) => file),
    {
      module: ts.ModuleKind.ESNext,
      moduleResolution: ts.ModuleResolutionKind.Bundler,
      jsx: ts.JsxEmit.ReactJSX,
      strict: true,
      skipLibCheck: true,
      noEmit: true,
      types: [],
    },
  );
  const checker = program.getTypeChecker();
  const known = new Set<ts.Symbol>();
  const files = Object.entries(exports).flatMap(([entry, target]) => (typeof target === 'string' ? [entry] : []));
  return [
    [`${name} files`, files],
    ...entries.flatMap(([entry, path]) => {
      const file = program.getSourceFile(path);
      const module = file && checker.getSymbolAtLocation(file);
      const exported = module ? checker.getExportsOfModule(module) : [];
      const symbols = exported.map((each) =>
        each.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(each) : each,
      );
      const fresh = symbols.filter((symbol) => !known.has(symbol));
      for (const symbol of fresh) known.add(symbol);
      return [
        [entry, exported.map((each) => each.name)] as const,
        ...fresh.map((symbol) => [`${entry} ${symbol.name}`, memberNames(symbol, checker)] as const),
      ];
    }),
  ];
}

export function publicApi(): PublicApi {
  const tags: Tag[] = read(read('package.json').customElements).modules.flatMap(
    (module: { declarations: Tag[] }) => module.declarations,
  );
  const api = new Map<string, readonly string[]>();
  const known = new Set<string>();
  for (const [owner, found] of [...tags.flatMap(tagNames), ...entryNames()]) {
    const names = [...new Set(found)].sort();
    if (names.length > 0 && !known.has(names.join())) api.set(owner, names);
    known.add(names.join());
  }
  return api;
}
