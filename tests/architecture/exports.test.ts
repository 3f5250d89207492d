import { readFileSync } from 'node:fs';
import ts from 'typescript';

const sources = ts.sys
  .readDirectory('.', ['.ts', '.tsx', '.mts', '.mjs'], ['node_modules', 'dist', 'reports', '.data'])
  .map((file) => ({ file, text: readFileSync(file, 'utf8') }));

/** Files that say a word, whatever they mean by it: a name that nobody else says is imported by nobody. */
const sayers = new Map<string, Set<string>>();
for (const { file, text } of sources)
  for (const word of text.match(/[A-Za-z_$][\w$]*/g) ?? [])
    (sayers.get(word) ?? sayers.set(word, new Set()).get(word)!).add(file);

const values = /^export (?:async )?(?:const|function|class) (\w+)/gm;
const valuesAndTypes = /^export (?:async )?(?:const|function|class|interface|type) (\w+)/gm;
/** Nobody imports it, but declarations that are written for other layers name it. */
const inDeclarations = ['SharedStart'];

it('what a file of the product or its exchange lets others import is imported by another', () => {
  const unwanted = sources
    .filter(({ file }) => /^(\.\/)?(src|sandbox)\//.test(file))
    .flatMap(({ file, text }) =>
      [...text.matchAll(/^(\.\/)?sandbox\//.test(file) ? values : valuesAndTypes)]
        .map(([, name]) => name!)
        .filter((name) => sayers.get(name)!.size === 1 && !inDeclarations.includes(name))
        .map((name) => `${name} of ${file}`),
    );
  expect(unwanted).toEqual([]);
});
