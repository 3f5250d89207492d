import { readFileSync } from 'node:fs';
import ts from 'typescript';

/** A port is an interface and a token of one name, side by side. */
export function isPort(node: ts.Node): node is ts.InterfaceDeclaration {
  return ts.isInterfaceDeclaration(node) && tokensIn(node.getSourceFile()).includes(node.name.text);
}

/** `Port.verb` of every verb of the ports in these files, with its file; the port alone where its shape stands elsewhere. */
export function portVerbs(files: Iterable<string>): ReadonlyMap<string, string> {
  const verbs = new Map<string, string>();
  for (const file of files) {
    const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true);
    const ports = source.statements.filter(isPort);
    const names = ports.flatMap(({ name, members }) =>
      members.filter(ts.isMethodSignature).map((member) => `${name.text}.${member.name.getText()}`),
    );
    const shapeless = tokensIn(source).filter((token) => !ports.some(({ name }) => name.text === token));
    for (const name of [...names, ...shapeless]) verbs.set(name, file);
  }
  return verbs;
}

function tokensIn(source: ts.SourceFile): readonly string[] {
  if (!source.fileName.endsWith('.port.ts')) return [];
  return source.statements
    .filter(ts.isVariableStatement)
    .flatMap(({ declarationList }) => declarationList.declarations.map(({ name }) => name.getText(source)));
}
