import { posix } from 'node:path';
import ts from 'typescript';
import { parse, walk } from '../architecture/imports.js';
import type { SourceFiles } from '../architecture/source-files.js';

/** A declaration at the top of a file: a component, a hook, a function or a constant. */
interface Declaration {
  readonly file: string;
  readonly name: string;
  readonly node: ts.Node;
}

interface Imported {
  readonly file: string;
  readonly name: string;
  /** Exported again under the same name. */
  readonly isExported: boolean;
}

interface ReadFile {
  readonly declarations: ReadonlyMap<string, Declaration>;
  readonly imports: ReadonlyMap<string, Imported>;
}

/** A message key where a view shows it, with the catalogues that are loaded there. */
export interface ReachedKey {
  readonly at: string;
  readonly key: string;
  readonly catalogues: readonly string[];
}

/** Attributes and types whose texts are message keys. */
const KEY_ATTRIBUTES = ['message', 'hint', 'sentence', 'also'];

const VIEW_FILES = /^(?!(?:elements|react|web|gateway|i18n|session|sandbox|cli)\/)(?!.*-(?:rules|state)\.ts$)/;

function fileOf(specifier: string, from: string, files: SourceFiles): string {
  const path = posix.join(posix.dirname(from), specifier);
  return [path.replace(/\.js$/, '.tsx'), path.replace(/\.js$/, '.ts')].find((each) => files.has(each)) ?? path;
}

function namesOf(statement: ts.Statement): readonly (readonly [string, ts.Node])[] {
  if (ts.isFunctionDeclaration(statement) || ts.isClassDeclaration(statement)) {
    return statement.name ? [[statement.name.text, statement]] : [];
  }
  if (!ts.isVariableStatement(statement)) return [];
  return statement.declarationList.declarations.flatMap((each) =>
    ts.isIdentifier(each.name) ? [[each.name.text, each] as const] : [],
  );
}

function readFile(file: string, files: SourceFiles): ReadFile {
  const declarations = new Map<string, Declaration>();
  const imports = new Map<string, Imported>();
  for (const statement of parse(file, files.get(file) ?? '').statements) {
    for (const [name, node] of namesOf(statement)) declarations.set(name, { file, name, node });
    if (!ts.isImportDeclaration(statement) && !ts.isExportDeclaration(statement)) continue;
    const { moduleSpecifier } = statement;
    if (!moduleSpecifier || !ts.isStringLiteral(moduleSpecifier) || !moduleSpecifier.text.startsWith('.')) continue;
    const from = fileOf(moduleSpecifier.text, file, files);
    const named = ts.isImportDeclaration(statement) ? statement.importClause?.namedBindings : statement.exportClause;
    if (!named || ts.isNamespaceImport(named) || ts.isNamespaceExport(named)) continue;
    for (const { name, propertyName } of named.elements) {
      imports.set(name.text, {
        file: from,
        name: (propertyName ?? name).text,
        isExported: ts.isExportDeclaration(statement),
      });
    }
  }
  return { declarations, imports };
}

function isExported(node: ts.Node): boolean {
  const holder = ts.isVariableDeclaration(node) ? node.parent.parent : node;
  const modifiers = ts.canHaveModifiers(holder) ? ts.getModifiers(holder) : undefined;
  return modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword) === true;
}

function isComponentVariable(node: ts.Node): node is ts.VariableDeclaration {
  const isLocal = ts.isVariableDeclaration(node) && !ts.isSourceFile(node.parent.parent.parent);
  return isLocal && ts.isIdentifier(node.name) && /^[A-Z]/.test(node.name.text);
}

/** The value of the component variable that an element draws. */
function drawnVariable(node: ts.Node): ts.Node | undefined {
  if (!ts.isJsxOpeningElement(node) && !ts.isJsxSelfClosingElement(node)) return undefined;
  const name = node.tagName.getText();
  let holder: ts.Node = node;
  while (!ts.isSourceFile(holder.parent)) holder = holder.parent;
  let value: ts.Node | undefined;
  walk(holder, (at) => {
    if (isComponentVariable(at) && at.name.getText() === name) value = at.initializer;
  });
  return value;
}

/** The texts that an expression can be; for a template, its head with a star. */
function textsOf(node: ts.Expression): readonly string[] {
  if (ts.isStringLiteralLike(node)) return [node.text];
  if (ts.isTemplateExpression(node)) return [`${node.head.text}*`];
  if (ts.isConditionalExpression(node)) return [...textsOf(node.whenTrue), ...textsOf(node.whenFalse)];
  if (ts.isBinaryExpression(node)) return [...textsOf(node.left), ...textsOf(node.right)];
  return ts.isParenthesizedExpression(node) || ts.isAsExpression(node) ? textsOf(node.expression) : [];
}

function isTranslate({ expression }: ts.CallExpression): boolean {
  return ts.isIdentifier(expression)
    ? expression.text === 't'
    : ts.isPropertyAccessExpression(expression) && expression.name.text === 't';
}

/** The message keys of a declaration, in calls of `t`, in attributes, and in tables and functions of `MessageKey`. */
function keysOf({ node }: Declaration, isKnown: (key: string) => boolean): readonly string[] {
  const found: string[] = [];
  const type = ts.isVariableDeclaration(node) || ts.isFunctionDeclaration(node) ? node.type?.getText() : undefined;
  // In a list of tuples, the places that the type names.
  const places = /\[(.*)\]\)\[\]$/.exec(type ?? '')?.[1]?.split(', ');
  const isKey = (at: ts.StringLiteral) => {
    const { parent } = at;
    if (!isKnown(at.text) || ts.isCaseClause(parent) || ts.isBinaryExpression(parent)) return false;
    const place = ts.isArrayLiteralExpression(parent) ? parent.elements.indexOf(at) : -1;
    return place < 0 || places?.[place]?.includes('MessageKey') !== false;
  };
  walk(node, (at) => {
    if (ts.isCallExpression(at) && isTranslate(at) && at.arguments[0]) found.push(...textsOf(at.arguments[0]));
    if (ts.isJsxAttribute(at) && KEY_ATTRIBUTES.includes(at.name.getText()) && at.initializer) {
      const { initializer } = at;
      if (ts.isStringLiteral(initializer)) found.push(initializer.text);
      else if (ts.isJsxExpression(initializer) && initializer.expression)
        found.push(...textsOf(initializer.expression));
    }
    if (type?.includes('MessageKey') && ts.isStringLiteral(at) && isKey(at)) found.push(at.text);
  });
  return found;
}

/**
 * Follows every view from its element through the components that it draws, and finds the message keys on the way. A
 * lazily loaded module adds its `catalogues` for the components in it.
 * @param isKnown whether any catalogue has a text: a table of messages holds other texts as well
 */
export function reachedKeys(files: SourceFiles, isKnown: (key: string) => boolean): readonly ReachedKey[] {
  const read = new Map<string, ReadFile>();
  const fileAt = (file: string): ReadFile => {
    const known = read.get(file) ?? readFile(file, files);
    read.set(file, known);
    return known;
  };
  const find = (file: string, name: string): Declaration | undefined => {
    const { declarations, imports } = fileAt(file);
    const imported = imports.get(name);
    return (
      declarations.get(name) ?? (imported && files.has(imported.file) ? find(imported.file, imported.name) : undefined)
    );
  };
  const found: ReachedKey[] = [];
  const seen = new Set<string>();

  const cataloguesIn = (file: string, expression: ts.Node): readonly string[] => {
    const names: string[] = [];
    walk(expression, (at) => {
      if (!ts.isIdentifier(at)) return;
      const declaration = find(file, at.text);
      if (declaration?.file.endsWith('messages.en-US.ts')) names.push(declaration.name);
      else if (declaration && ts.isVariableDeclaration(declaration.node) && declaration.node.initializer) {
        names.push(...cataloguesIn(declaration.file, declaration.node.initializer));
      }
    });
    return names;
  };
  const follow = (declaration: Declaration, catalogues: readonly string[]): void => {
    const { file, name, node } = declaration;
    const id = [file, name, ...[...catalogues].sort()].join(' ');
    if (seen.has(id) || !VIEW_FILES.test(file)) return;
    seen.add(id);
    for (const key of keysOf(declaration, isKnown)) found.push({ at: `${file} ${name}`, key, catalogues });
    visit(node, file, catalogues);
  };
  const visit = (node: ts.Node, file: string, catalogues: readonly string[]): void => {
    if (ts.isTypeNode(node)) return;
    // A component in a variable counts where it is drawn.
    if (isComponentVariable(node)) return;
    if (ts.isIdentifier(node)) {
      const next = find(file, node.text);
      if (next) follow(next, catalogues);
    }
    const drawn = drawnVariable(node);
    if (drawn) visit(drawn, file, catalogues);
    if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword) {
      const [specifier] = node.arguments;
      const named = node.parent.parent.parent;
      const only = ts.isPropertyAccessExpression(named) ? named.name.text : undefined;
      if (specifier && ts.isStringLiteral(specifier)) followFile(fileOf(specifier.text, file, files), only, catalogues);
    }
    ts.forEachChild(node, (child) => visit(child, file, catalogues));
  };
  const followFile = (file: string, only: string | undefined, catalogues: readonly string[]): void => {
    if (!files.has(file)) return;
    const { declarations, imports } = fileAt(file);
    const added = declarations.get('catalogues');
    const inside = [...new Set([...catalogues, ...(added ? cataloguesIn(file, added.node) : [])])];
    const again = [...imports].filter(([, { isExported }]) => isExported).map(([name]) => name);
    const own = [...declarations].filter(([, { node }]) => isExported(node)).map(([name]) => name);
    for (const name of only ? [only] : [...own, ...again]) {
      const next = find(file, name);
      if (next) follow(next, inside);
    }
  };

  for (const [file, text] of files) {
    if (!/^[\w-]+\/view\.tsx$/.test(file)) continue;
    const own = /messages: \[([\w, ]+)\]/.exec(text)?.[1]?.split(', ') ?? [];
    const view = find(file, 'view');
    if (view) follow(view, ['widgetMessages', ...own]);
  }
  const root = find('element/shell/widget-root.tsx', 'WidgetRoot');
  if (root) follow(root, ['widgetMessages']);
  return found;
}
