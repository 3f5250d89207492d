import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import ts from 'typescript';
import { root } from './environment.mjs';

/*
 * npm run --silent calls: one line a call of the catalogue, separated by tabs:
 * METHOD, PATH, access, assumed|known, verb of the port whose adapter makes it (or -), handler yes|no.
 * Catalogue entries are read by running them, adapters and the server's table of handlers by parsing them.
 */
const catalogueFolder = path.join(root, 'src/infrastructure/wire/catalogue');
const adaptersFolder = path.join(root, 'src/infrastructure/rest');
const portsFolder = path.join(root, 'src/application');
const serverFile = path.join(root, 'sandbox/calls/all-handlers.ts');

const load = (file) => import(pathToFileURL(file).href);
const parse = (file) => ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true);
const filesUnder = (folder, ending) =>
  readdirSync(folder, { recursive: true })
    .filter((name) => name.endsWith(ending))
    .map((name) => path.join(folder, name));

/** Endpoint by `<area>.<name>`, where area is the exported object: `marketsEndpoints.instruments`. */
async function endpointsByName() {
  const byName = new Map();
  for (const file of filesUnder(catalogueFolder, '.endpoints.ts')) {
    for (const [area, endpoints] of Object.entries(await load(file))) {
      for (const [name, endpoint] of Object.entries(endpoints)) byName.set(`${area}.${name}`, endpoint);
    }
  }
  return byName;
}

function each(node, visit) {
  visit(node);
  ts.forEachChild(node, (child) => each(child, visit));
}

/** Names of areas that a file imports, be it for the types alone. */
function importedAreas(source) {
  return source.statements
    .filter((statement) => ts.isImportDeclaration(statement) && /\.endpoints$/.test(statement.moduleSpecifier.text))
    .flatMap(({ importClause }) => (importClause?.namedBindings?.elements ?? []).map(({ name }) => name.text));
}

/** Which areas each function of a file takes calls from: `call('name')` names one of those alone. */
function areasOfHelpers(source, areas) {
  const helpers = source.statements
    .filter(ts.isFunctionDeclaration)
    .map((helper) => [helper.name?.text, areas.filter((area) => helper.getText().includes(area))]);
  return new Map(helpers.filter(([, own]) => own.length > 0));
}

/** What a method sends (`areaEndpoints.name` or `'name'` within the first argument of `send`) and which own methods it calls. */
function usesOf(method, areas, helpers, known) {
  const sent = [];
  const called = [];
  each(method, (node) => {
    if (!ts.isCallExpression(node) || !ts.isPropertyAccessExpression(node.expression)) return;
    const { expression, name } = node.expression;
    if (expression.kind === ts.SyntaxKind.ThisKeyword) called.push(name.text);
    if (name.text !== 'send' || node.arguments.length === 0) return;
    each(node.arguments[0], (part) => {
      if (ts.isPropertyAccessExpression(part) && known.has(part.getText())) sent.push(part.getText());
      if (ts.isStringLiteral(part))
        sent.push(
          ...(helpers.get(part.parent.expression?.getText()) ?? areas)
            .map((area) => `${area}.${part.text}`)
            .filter((each) => known.has(each)),
        );
    });
  });
  return { sent, called };
}

/** Verbs of each port, by the port's name. */
function portVerbs() {
  const verbs = new Map();
  for (const file of filesUnder(portsFolder, '.port.ts'))
    for (const { name, members } of parse(file).statements.filter(ts.isInterfaceDeclaration))
      verbs.set(name.text, new Set(members.map((member) => member.name?.getText())));
  return verbs;
}

/** Verbs (`Port.verb`) by endpoint name. */
function verbsOf(known) {
  const verbs = new Map();
  const ports = portVerbs();
  for (const file of filesUnder(adaptersFolder, '.adapter.ts')) {
    const source = parse(file);
    const areas = importedAreas(source);
    const helpers = areasOfHelpers(source, areas);
    each(source, (node) => {
      if (!ts.isClassDeclaration(node)) return;
      const implemented = (
        node.heritageClauses?.find(({ token }) => token === ts.SyntaxKind.ImplementsKeyword)?.types ?? []
      ).map((type) => type.getText());
      const methods = new Map(
        node.members
          .filter(ts.isMethodDeclaration)
          .map((method) => [method.name.getText(), usesOf(method, areas, helpers, known)]),
      );
      const sentBy = (name, seen = new Set()) => {
        const uses = methods.get(name);
        if (!uses || seen.has(name)) return [];
        seen.add(name);
        return [...uses.sent, ...uses.called.flatMap((other) => sentBy(other, seen))];
      };
      for (const name of methods.keys()) {
        const port = implemented.find((each) => ports.get(each)?.has(name));
        if (port === undefined) continue;
        for (const endpoint of sentBy(name))
          verbs.set(endpoint, (verbs.get(endpoint) ?? new Set()).add(`${port}.${name}`));
      }
    });
  }
  return verbs;
}

/** Areas whose handlers the server registers. Within an area the compiler lets none be missing. */
function handledAreas() {
  const areas = new Set();
  each(parse(serverFile), (node) => {
    if (!ts.isCallExpression(node) || node.expression.getText() !== 'handlerTable') return;
    for (const pair of node.arguments) if (ts.isArrayLiteralExpression(pair)) areas.add(pair.elements[0].getText());
  });
  return areas;
}

const { catalogue } = await load(path.join(catalogueFolder, 'catalogue.ts'));
const known = await endpointsByName();
const verbs = verbsOf(known);
const handled = handledAreas();
const nameOf = new Map([...known].map(([name, { id }]) => [id, name]));
for (const { id, method, path: address, access, assumed } of catalogue) {
  const name = nameOf.get(id) ?? '';
  const verb = [...(verbs.get(name) ?? [])].sort().join(',') || '-';
  console.log(
    [
      method,
      address,
      access,
      assumed === undefined ? 'known' : 'assumed',
      verb,
      handled.has(name.split('.')[0]) ? 'yes' : 'no',
    ].join('\t'),
  );
}
