import path from 'node:path';
import ts from 'typescript';
import { reachedFrom } from './reachability/imports';
import { portVerbs } from './reachability/ports';
import { productFiles } from './reachability/product';
import { unreachedVerbs } from './reachability/verbs';
import { waitingForPages } from './reachability/waiting-for-pages';

const all = ts.sys
  .readDirectory('.', ['.ts', '.tsx', '.mts', '.mjs', '.cjs'], ['node_modules', 'dist', 'reports', '.data'])
  .map((file) => path.normalize(file))
  .filter((file) => !/\.d\.m?ts$/.test(file));
const under = (...folders: string[]) => all.filter((file) => folders.some((folder) => file.startsWith(`${folder}/`)));
const among = (pattern: RegExp) => all.filter((file) => pattern.test(file));

const verbs = portVerbs(among(/^src\/application\/.*\.port\.ts$/));
const listed = Object.values(waitingForPages).flat();
const waitingFiles = listed.filter((entry) => entry.includes('/'));
/** A port stands for all its verbs. */
const waitingVerbs = [...verbs.keys()].filter((verb) => listed.some((entry) => `${verb}.`.startsWith(`${entry}.`)));

const product = productFiles();
const productToCome = productFiles([...waitingFiles, ...waitingVerbs.map((verb) => verbs.get(verb) ?? '')]);
const exchange = reachedFrom(['sandbox/main.ts']);
const commands = reachedFrom([...among(/^scripts\/[^/]+\.mjs$/), ...among(/^[^/]+$/)]);
const tests = reachedFrom([...among(/\.(test|spec)\.tsx?$/), ...among(/^features\/(steps\/|support\/world)/)]);
const isReached =
  (...by: readonly ReadonlySet<string>[]) =>
  (file: string) =>
    by.some((files) => files.has(file));
const not = (is: (file: string) => boolean) => (file: string) => !is(file);

describe('reachability', () => {
  it('finds nothing in the product that only tests use, or nobody', () => {
    expect(under('src').filter(not(isReached(productToCome, exchange, commands)))).toEqual([]);
  });

  it('finds nothing in the embedded exchange that only tests use, or nobody', () => {
    expect(under('sandbox').filter(not(isReached(exchange, commands)))).toEqual([]);
  });

  it('finds no helper of tests or commands that nobody uses', () => {
    expect(under('tests', 'features', 'scripts').filter(not(isReached(tests, commands)))).toEqual([]);
  });

  it('finds no verb that only tests use, or nobody, but those that wait for their page', () => {
    const asleep = [...verbs].filter(([, file]) => !product.has(file)).map(([verb]) => verb);
    const unused = [...unreachedInProduct(), ...asleep];
    expect(unused.filter((verb) => !waitingVerbs.includes(verb))).toEqual([]);
    expect(waitingVerbs.filter((verb) => !unused.includes(verb))).toEqual([]);
  }, 300_000);

  it('lists as waiting what there is, and once', () => {
    const known = [...verbs.keys(), ...[...verbs.keys()].map((verb) => verb.replace(/\..*/, '')), ...all];
    expect(listed.filter((entry, index) => !known.includes(entry) || listed.indexOf(entry) !== index)).toEqual([]);
    expect(waitingFiles.filter((file) => product.has(file))).toEqual([]);
  });
});

function unreachedInProduct(): readonly string[] {
  const root = path.resolve();
  const { config } = ts.readConfigFile('src/main/tsconfig.json', ts.sys.readFile) as { config: object };
  const { options } = ts.parseJsonConfigFileContent({ ...config, references: [] }, ts.sys, path.join(root, 'src/main'));
  const files = [...product].map((file) => path.resolve(file));
  const declarations = ts.sys.readDirectory('src', ['.d.ts']).map((file) => path.resolve(file));
  const program = ts.createProgram([...files, ...declarations], { ...options, noEmit: true, composite: false });
  return unreachedVerbs(program, new Set(files)).map(({ owner, name }) => `${owner}.${name}`);
}
