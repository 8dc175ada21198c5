import ts from 'typescript';

const oneLine = (node: ts.Node) =>
  node
    .getText()
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/\s+/g, ' ')
    .trim();

function blockLines(body: ts.ModuleBody | undefined): string[] {
  if (!body) return [];
  if (!ts.isModuleBlock(body)) return [oneLine(body)];
  return body.statements.flatMap((statement) => {
    if (ts.isInterfaceDeclaration(statement)) {
      const heritage = (statement.heritageClauses ?? []).map((each) => ` ${oneLine(each)}`).join('');
      const members = statement.members.map((each) => `  ${oneLine(each).replace(/;$/, '')}`).sort();
      return [`interface ${statement.name.text}${heritage}`, ...members];
    }
    if (ts.isModuleDeclaration(statement)) {
      return [`namespace ${statement.name.text}`, ...blockLines(statement.body).map((line) => `  ${line}`)];
    }
    return [oneLine(statement)];
  });
}

/** What a declaration file adds to the page's own types, or to those of a framework. */
export function augmentationLines(file: ts.SourceFile): string[] {
  return file.statements.flatMap((statement) =>
    ts.isModuleDeclaration(statement) ? [`in ${statement.name.getText()}`, ...blockLines(statement.body)] : [],
  );
}
