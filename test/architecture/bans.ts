import ts from 'typescript';
import { parse, walk } from './imports.js';
import type { SourceFiles } from './source-files.js';

const bannedProperties = ['innerHTML', 'outerHTML', 'insertAdjacentHTML', 'dangerouslySetInnerHTML'];
const bannedMembers = ['document.activeElement', 'Array.from', 'Date.parse', 'document.write'];
/** They would change the host's page. */
const bannedTags = ['style', 'title', 'meta'];
const bannedConstructors = ['Worker', 'SharedWorker', 'Function'];

function isAsConst(node: ts.AsExpression): boolean {
  return ts.isTypeReferenceNode(node.type) && node.type.typeName.getText() === 'const';
}

function bannedName(node: ts.Node): string | undefined {
  if (ts.isPropertyAccessExpression(node)) {
    const member = node.getText().replaceAll('?.', '.');
    if (bannedProperties.includes(node.name.text)) return node.name.text;
    return bannedMembers.find((banned) => member === banned);
  }
  if (ts.isJsxAttribute(node) && bannedProperties.includes(node.name.getText())) return node.name.getText();
  if (ts.isPropertyAssignment(node) && bannedProperties.includes(node.name.getText())) return node.name.getText();
  if (ts.isJsxOpeningElement(node) || ts.isJsxSelfClosingElement(node)) {
    return bannedTags.includes(node.tagName.getText()) ? `<${node.tagName.getText()}>` : undefined;
  }
  if (ts.isNewExpression(node)) {
    return bannedConstructors.includes(node.expression.getText()) ? `new ${node.expression.getText()}` : undefined;
  }
  if (!ts.isCallExpression(node)) return undefined;
  if (node.expression.getText() === 'eval') return 'eval';
  const [first] = node.arguments;
  const named = first && ts.isStringLiteralLike(first) ? first.text.toLowerCase() : '';
  if (/\.setAttribute$/.test(node.expression.getText()) && named === 'style') return "setAttribute('style')";
  if (/\.createElement$/.test(node.expression.getText()) && bannedTags.includes(named)) return `<${named}>`;
  return undefined;
}

function looseType(node: ts.Node): string | undefined {
  if (node.kind === ts.SyntaxKind.AnyKeyword) return 'any';
  if (ts.isNonNullExpression(node)) return 'a non-null assertion';
  if (ts.isTypeAssertionExpression(node) || (ts.isAsExpression(node) && !isAsConst(node))) return 'a cast';
  return undefined;
}

function bansInScript(path: string, text: string): string[] {
  const found: string[] = [];
  const source = parse(path, text);
  const mayCast = path.endsWith('/decode.ts');
  walk(source, (node) => {
    const what = bannedName(node) ?? (mayCast ? undefined : looseType(node));
    if (what === undefined) return;
    const { line } = source.getLineAndCharacterOfPosition(node.getStart());
    found.push(`${path}:${line + 1}: ${what}`);
  });
  return found;
}

function bansInStyles(path: string, text: string): string[] {
  const withoutComments = text.replace(/\/\*[\s\S]*?\*\//g, (comment) => comment.replace(/[^\n]/g, ' '));
  return withoutComments
    .split('\n')
    .flatMap((line, index) => (/(?<![\w-])-?[\d.]+rem\b/.test(line) ? [`${path}:${index + 1}: rem`] : []));
}

/** Finds banned code in src. Each result is `file:line: what`. */
export function brokenBans(files: SourceFiles): string[] {
  return [...files].flatMap(([path, text]) => (path.endsWith('.css') ? bansInStyles : bansInScript)(path, text));
}
