import ts from 'typescript';
import { TypeLines } from './type-lines.js';

/** What a schema takes: the properties that all schemas of Standard Schema have lead there. */
function inputOf(type: ts.Type, lines: TypeLines): ts.Type | undefined {
  const types = lines.property(type, '~types');
  return types && lines.property(types.getNonNullableType(), 'input');
}

/** Every component has them. */
const isOfReact = (name: string) => name === 'ref' || name === 'children';

function valueLines(symbol: ts.Symbol, type: ts.Type, lines: TypeLines): string[] {
  const { name } = symbol;
  const schema = inputOf(type, lines);
  if (schema) return lines.declared('schema', name, schema);
  const [made] = type.getConstructSignatures();
  if (made)
    return [`class ${name}`, ...(symbol.flags & ts.SymbolFlags.Class ? lines.members(made.getReturnType()) : [])];
  const calls = type.getCallSignatures();
  const [first] = calls;
  if (first && /^[A-Z]/.test(name)) {
    return [`component ${name}`, ...lines.parameters(first).flatMap((props) => lines.members(props, isOfReact))];
  }
  if (first) return calls.map((each) => `function ${name}${lines.signature(each)}`);
  return lines.declared('const', name, type);
}

function linesOf(symbol: ts.Symbol, checker: ts.TypeChecker, at: ts.SourceFile): string[] {
  const lines = new TypeLines(checker, at);
  const isType = symbol.flags & (ts.SymbolFlags.Interface | ts.SymbolFlags.TypeAlias | ts.SymbolFlags.Enum);
  const isValue = symbol.flags & ts.SymbolFlags.Value;
  return [
    ...(isValue ? valueLines(symbol, checker.getTypeOfSymbolAtLocation(symbol, at), lines) : []),
    ...(isType ? lines.declared('type', symbol.name, checker.getDeclaredTypeOfSymbol(symbol)) : []),
  ];
}

/**
 * The exports of a module in the order of the alphabet.
 * @param known where each symbol was written down before; what is new is added
 * @param entry name of the module
 */
export function exportLines(
  file: ts.SourceFile,
  checker: ts.TypeChecker,
  known: Map<ts.Symbol | string, string>,
  entry: string,
): string[] {
  const module = checker.getSymbolAtLocation(file);
  const exported = module ? checker.getExportsOfModule(module) : [];
  return [...exported]
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((each) => {
      const symbol = each.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(each) : each;
      const before = known.get(symbol);
      if (before !== undefined) return [`${each.name}: as in ${before}`];
      known.set(symbol, entry);
      const lines = linesOf(symbol, checker, file);
      const text = lines.join('\n');
      const same = known.get(text);
      known.set(text, entry);
      return same === undefined ? lines : [`${each.name}: as in ${same}`];
    });
}
