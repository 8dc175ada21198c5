import ts from 'typescript';
import { compatKeys, isNewKey } from './compat-keys.js';
import { keysInSelector } from './in-styles.js';

/** Where MDN's data may have a member that TypeScript declares in a mixin, such as `ParentNode`. */
const owners = ['Element', 'HTMLElement', 'Document', 'ShadowRoot', 'Node', 'Window', 'Navigator'];

const newKeys = [...compatKeys.keys()].filter(isNewKey);
const newNames = new Set(newKeys.map((key) => key.slice(key.lastIndexOf('.') + 1).replace(/_static$/, '')));
const newEvents = new Map(
  newKeys.flatMap((key) => {
    const [, owner = '', name = ''] = /^api\.(\w+)\.(\w+)_event$/.exec(key) ?? [];
    return [...owners, 'Navigation'].includes(owner) ? [[name, key] as const] : [];
  }),
);

function isOfPlatform({ declarations = [] }: ts.Symbol): boolean {
  const isInLib = (each: ts.Declaration) => /\/lib\.[\w.]+\.d\.ts$/.test(each.getSourceFile().fileName);
  return declarations.length > 0 && declarations.every(isInLib);
}

function keysOfDeclaration(declaration: ts.Declaration, name: string): string[] {
  const { parent } = declaration;
  if (ts.isInterfaceDeclaration(parent)) {
    const owner = parent.name.text.replace(/^Readonly|Constructor$/g, '');
    const builtin = ts.isModuleBlock(parent.parent) ? `Intl.${owner}` : owner;
    const exact = [`api.${owner}.${name}`, `javascript.builtins.${builtin}.${name}`];
    return exact.some((key) => compatKeys.has(key)) ? exact : owners.map((each) => `api.${each}.${name}`);
  }
  // Static members are declared as `declare var URL: { … }`.
  if (ts.isTypeLiteralNode(parent) && ts.isVariableDeclaration(parent.parent)) {
    return [`api.${parent.parent.name.getText()}.${name}_static`];
  }
  return [`api.${name}`, `api.Window.${name}`, `javascript.builtins.${name}`];
}

function keysOfSymbol(symbol: ts.Symbol | undefined): string[] {
  if (symbol === undefined || !isOfPlatform(symbol)) return [];
  return (symbol.declarations ?? []).flatMap((declaration) => keysOfDeclaration(declaration, symbol.name));
}

function keysInText(node: ts.StringLiteralLike): string[] {
  const listens = ts.isCallExpression(node.parent) && /addEventListener$/.test(node.parent.expression.getText());
  const event = listens ? newEvents.get(node.text) : undefined;
  return [...keysInSelector(node.text), ...(event === undefined ? [] : [event])];
}

function keysAt(node: ts.Node, checker: ts.TypeChecker): string[] {
  if (ts.isJsxAttribute(node)) {
    const tag = node.parent.parent.tagName.getText();
    const name = node.name.getText().toLowerCase();
    // On a component it is a property of ours.
    return /^[a-z]/.test(tag) ? [`html.global_attributes.${name}`, `html.elements.${tag}.${name}`] : [];
  }
  if (ts.isJsxOpeningElement(node) || ts.isJsxSelfClosingElement(node)) {
    return [`html.elements.${node.tagName.getText()}`];
  }
  if (ts.isStringLiteralLike(node)) return keysInText(node);
  if (!ts.isIdentifier(node) || !newNames.has(node.text)) return [];
  const { parent } = node;
  // `const { locks } = navigator`
  if (ts.isBindingElement(parent) && ts.isObjectBindingPattern(parent.parent)) {
    return keysOfSymbol(checker.getTypeAtLocation(parent.parent).getProperty(node.text));
  }
  return keysOfSymbol(checker.getSymbolAtLocation(node));
}

export function keysInScript(source: ts.SourceFile, checker: ts.TypeChecker): string[] {
  const found = new Set<string>();
  const look = (node: ts.Node): void => {
    if (ts.isTypeNode(node) && !ts.isExpressionWithTypeArguments(node)) return;
    for (const key of keysAt(node, checker)) if (isNewKey(key)) found.add(key);
    ts.forEachChild(node, look);
  };
  look(source);
  return [...found];
}
