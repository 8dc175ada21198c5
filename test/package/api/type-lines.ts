import { createHash } from 'node:crypto';
import ts from 'typescript';

const FLAGS =
  ts.TypeFormatFlags.NoTruncation |
  ts.TypeFormatFlags.UseSingleQuotesForStringLiteralType |
  ts.TypeFormatFlags.WriteArrowStyleSignature |
  ts.TypeFormatFlags.UseFullyQualifiedType;

/** A text of the checker without the places of files: `import("/a/b").Lead` → `Lead`. */
function withoutPlaces(text: string): string {
  return text.replace(/(?:typeof )?import\("[^"]*"\)\.?/g, '').replace(/\s+/g, ' ');
}

const LONG = 240;

/** The innermost object types of a line that is too long to be read become their hashes, until it is short. */
function shortened(line: string): string {
  let short = line;
  for (let before = ''; short.length > LONG && short !== before; ) {
    before = short;
    short = short.replace(/\{ [^{}]{40,} \}/g, (inner) => `‹${digest(inner)}›`);
  }
  return short.length > LONG ? `${short.slice(0, LONG)}… ‹${digest(short)}›` : short;
}

function digest(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 8);
}

/** What others declare is theirs: a change of it is no change of ours. */
function isOurs(symbol: ts.Symbol): boolean {
  return (symbol.declarations ?? []).every((each) => !each.getSourceFile().fileName.includes('/node_modules/'));
}

/** Writes types down, a line a member. */
export class TypeLines {
  readonly #checker: ts.TypeChecker;
  readonly #at: ts.SourceFile;

  /** @param at the file from which the names are seen */
  constructor(checker: ts.TypeChecker, at: ts.SourceFile) {
    this.#checker = checker;
    this.#at = at;
  }

  /** A type in one line. */
  text(type: ts.Type, flags = 0): string {
    return withoutPlaces(this.#checker.typeToString(type, this.#at, FLAGS | flags));
  }

  signature(signature: ts.Signature): string {
    const kind = ts.SignatureKind.Call;
    return withoutPlaces(
      this.#checker.signatureToString(signature, this.#at, FLAGS & ~ts.TypeFormatFlags.WriteArrowStyleSignature, kind),
    );
  }

  /** Its own members in the order of the alphabet, none of those that it has from the platform or from a package. */
  members(type: ts.Type, isLeftOut: (name: string) => boolean = () => false): string[] {
    return this.#checker
      .getPropertiesOfType(type)
      .filter((symbol) => isOurs(symbol) && !symbol.name.startsWith('__') && !isLeftOut(symbol.name))
      .flatMap((symbol) => this.#member(symbol))
      .sort();
  }

  #member(symbol: ts.Symbol): string[] {
    const type = this.#checker.getTypeOfSymbolAtLocation(symbol, this.#at);
    const isOptional = (symbol.flags & ts.SymbolFlags.Optional) !== 0;
    const name = /^[\w$]+$/.test(symbol.name) ? symbol.name : `'${symbol.name}'`;
    if (symbol.flags & ts.SymbolFlags.Method) {
      return type
        .getCallSignatures()
        .map((each) => shortened(`  ${name}${isOptional ? '?' : ''}${this.signature(each)}`));
    }
    const head = `  ${name}${isOptional ? '?' : ''}: `;
    // A row of a tag's table is no type for people: what it stands for is.
    const all = this.text(type, this.text(type).includes('readonly doc:') ? ts.TypeFormatFlags.InTypeAlias : 0);
    const text = isOptional ? all.replace(/ \| undefined$/, '') : all;
    const inner = text.length > 120 ? this.#inner(type) : [];
    return inner.length > 0 ? inner.map((line) => head.replace(': ', '') + line) : [shortened(head + text)];
  }

  /** The members of an object type without a name, or of a list of these, each behind its path. */
  #inner(type: ts.Type): string[] {
    const bare = this.#checker.getNonNullableType(type);
    if (bare.aliasSymbol) return [];
    const [element] = this.#checker.isArrayType(bare) ? this.#checker.getTypeArguments(bare as ts.TypeReference) : [];
    const object = element ?? bare;
    if (object.aliasSymbol || object.symbol?.name !== '__type') return [];
    const step = element ? '[].' : '.';
    return this.members(object).map((line) => step + line.trim());
  }

  /** A type that has a name, as `kind name` and what it is made of. */
  declared(kind: string, name: string, type: ts.Type): string[] {
    if (type.isUnion() && !(type.flags & ts.TypeFlags.Boolean)) {
      const texts = type.types.map((each) => shortened(`  | ${this.text(each)}`)).sort();
      return [`${kind} ${name} =`, ...texts];
    }
    const members = type.flags & (ts.TypeFlags.Object | ts.TypeFlags.Intersection) ? this.members(type) : [];
    const calls = type.getCallSignatures().map((each) => shortened(`  ${this.signature(each)}`));
    const indexes = this.#checker
      .getIndexInfosOfType(type)
      .map((each) => `  [key: ${this.text(each.keyType)}]: ${this.text(each.type)}`)
      .map(shortened);
    const lines = [...calls, ...indexes, ...members];
    return lines.length > 0
      ? [`${kind} ${name}`, ...lines]
      : [shortened(`${kind} ${name} = ${this.text(type, ts.TypeFormatFlags.InTypeAlias)}`)];
  }

  /** A property of a type, where it has it. */
  property(type: ts.Type, name: string): ts.Type | undefined {
    const symbol = type.getProperty(name);
    return symbol && this.#checker.getTypeOfSymbolAtLocation(symbol, this.#at);
  }

  parameters({ parameters }: ts.Signature): readonly ts.Type[] {
    return parameters.map((each) => this.#checker.getTypeOfSymbolAtLocation(each, this.#at));
  }
}
