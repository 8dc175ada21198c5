import ts from 'typescript';

/** Lines by their text, each with the lines below it. What several files add to one interface is merged. */
type Lines = Map<string, Lines>;

const oneLine = (node: ts.Node) =>
  node
    .getText()
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/\s+/g, ' ')
    .trim();

function below(lines: Lines, text: string): Lines {
  const known = lines.get(text) ?? new Map();
  lines.set(text, known);
  return known;
}

function addBlock(lines: Lines, body: ts.ModuleBody | undefined): void {
  if (!body) return;
  if (!ts.isModuleBlock(body)) {
    below(lines, oneLine(body));
    return;
  }
  for (const statement of body.statements) {
    if (ts.isInterfaceDeclaration(statement)) {
      const heritage = (statement.heritageClauses ?? []).map((each) => ` ${oneLine(each)}`).join('');
      const members = below(lines, `interface ${statement.name.text}${heritage}`);
      for (const member of statement.members) below(members, oneLine(member).replace(/;$/, ''));
    } else if (ts.isModuleDeclaration(statement)) {
      addBlock(below(lines, `namespace ${statement.name.text}`), statement.body);
    } else below(lines, oneLine(statement));
  }
}

function written(lines: Lines): string[] {
  return [...lines].flatMap(([text, inner]) => {
    const texts = written(inner).map((line) => `  ${line}`);
    return [text, ...(text.startsWith('interface ') ? texts.sort() : texts)];
  });
}

/** What declaration files add to the page's own types, or to those of a framework. */
export function augmentationLines(files: readonly ts.SourceFile[]): string[] {
  const modules: Lines = new Map();
  for (const statement of files.flatMap((file) => [...file.statements])) {
    if (ts.isModuleDeclaration(statement)) addBlock(below(modules, `in ${statement.name.getText()}`), statement.body);
  }
  return [...modules].flatMap(([text, inner]) => [text, ...written(inner)]);
}
