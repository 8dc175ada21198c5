import ts from 'typescript';
import { parse, walk } from './imports.js';
import type { SourceFiles } from './source-files.js';

/** What a strict page forbids, what old scripts of a page have changed, and what would change the page of the host. */
const BANNED = [
  /^\w+\??(?:\.\w+\??)*\.(?:inner|outer)HTML$|^(?:inner|outer|dangerouslySetInner)HTML$|insertAdjacentHTML$/,
  /^document\??\.(?:activeElement|write)$|^(?:Array\.from|Date\.parse)$/,
  /^eval\(|^new (?:Worker|SharedWorker|Function)\(|\.setAttribute\('style'/,
  /^<(?:style|title|meta)\b|\.createElement\('(?:style|title|meta)'/,
];

const isBanned = (node: ts.Node) =>
  (ts.isPropertyAccessExpression(node) ||
    ts.isIdentifier(node) ||
    ts.isCallExpression(node) ||
    ts.isNewExpression(node) ||
    ts.isJsxOpeningElement(node) ||
    ts.isJsxSelfClosingElement(node)) &&
  BANNED.some((banned) => banned.test(node.getText().split('\n')[0] ?? ''));

const isCast = (node: ts.Node) =>
  ts.isTypeAssertionExpression(node) || (ts.isAsExpression(node) && node.type.getText() !== 'const');

export function brokenBans(files: SourceFiles): string[] {
  const found: string[] = [];
  for (const [path, text] of files) {
    if (path.endsWith('.css')) {
      if (/(?<![\w-])-?[\d.]+rem\b/.test(text.replace(/\/\*[\s\S]*?\*\//g, ''))) found.push(`${path}: rem`);
      continue;
    }
    const source = parse(path, text);
    walk(source, (node) => {
      if (!isBanned(node) && (path.endsWith('/decode.ts') || !isCast(node))) return;
      const { line } = source.getLineAndCharacterOfPosition(node.getStart());
      found.push(`${path}:${line + 1}: ${node.getText().slice(0, 60)}`);
    });
  }
  return found;
}
