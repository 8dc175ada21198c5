import { posix } from 'node:path';
import ts from 'typescript';
import type { SourceFiles } from './source-files.js';

/** One import of one file: `to` is a path below src/ for our own files, else the bare specifier. */
export interface Import {
  readonly from: string;
  readonly to: string;
  readonly ours: boolean;
  readonly kind: 'value' | 'type' | 'lazy';
}

export function parse(path: string, text: string): ts.SourceFile {
  return ts.createSourceFile(path, text, ts.ScriptTarget.ESNext, true);
}

export function walk(node: ts.Node, visit: (node: ts.Node) => void): void {
  visit(node);
  ts.forEachChild(node, (child) => walk(child, visit));
}

function specifierOf(node: ts.Node): { specifier: string; kind: Import['kind'] } | undefined {
  if ((ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) && node.moduleSpecifier) {
    if (!ts.isStringLiteral(node.moduleSpecifier)) return undefined;
    const isType = ts.isImportDeclaration(node)
      ? node.importClause?.phaseModifier === ts.SyntaxKind.TypeKeyword
      : node.isTypeOnly;
    return { specifier: node.moduleSpecifier.text, kind: isType ? 'type' : 'value' };
  }
  if (ts.isImportTypeNode(node) && ts.isLiteralTypeNode(node.argument) && ts.isStringLiteral(node.argument.literal)) {
    // `typeof import('…')` is the type of a module that loads later.
    return { specifier: node.argument.literal.text, kind: node.isTypeOf ? 'lazy' : 'type' };
  }
  if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword) {
    const [argument] = node.arguments;
    return argument && ts.isStringLiteralLike(argument) ? { specifier: argument.text, kind: 'lazy' } : undefined;
  }
  return undefined;
}

function fileOf(specifier: string, from: string, files: SourceFiles): string {
  const path = posix.join(posix.dirname(from), specifier.replace(/\?.*$/, ''));
  const candidates = [path, path.replace(/\.js$/, '.ts'), path.replace(/\.js$/, '.tsx')];
  return candidates.find((candidate) => files.has(candidate)) ?? path;
}

export function importsOf(files: SourceFiles): Import[] {
  const found: Import[] = [];
  for (const [from, text] of files) {
    if (from.endsWith('.css')) continue;
    walk(parse(from, text), (node) => {
      const imported = specifierOf(node);
      if (!imported) return;
      const ours = imported.specifier.startsWith('.');
      const to = ours ? fileOf(imported.specifier, from, files) : imported.specifier;
      found.push({ from, to, ours, kind: imported.kind });
    });
  }
  return found;
}
