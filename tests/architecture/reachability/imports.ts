import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

const extensions = ['', '.ts', '.tsx', '.mts', '.d.ts', '.d.mts'];
const seen = new Map<string, readonly string[]>();

/** Files of the project that a file names: by import of any kind, types included, as a worker's script, or by path. */
export function importsOf(file: string): readonly string[] {
  const known = seen.get(file);
  if (known) return known;
  const found = /\.[cm]?[jt]sx?$/.test(file) ? read(file) : [];
  seen.set(file, found);
  return found;
}

function read(file: string): readonly string[] {
  const source = readFileSync(file, 'utf8');
  const imported = ts.preProcessFile(source, true, true).importedFiles.map(({ fileName }) => fileName);
  const workers = [...source.matchAll(/new URL\('(\.[^']+)', import\.meta\.url\)/g)].map(([, name = '']) => name);
  const relative = [...imported, ...workers].filter((name) => name.startsWith('.'));
  const paths = [...source.matchAll(/['/]((?:src|sandbox|scripts|tests|features)\/[\w./-]+\.\w+)'/g)];
  // Processes and plug-ins that a test or a command starts by name; a command's own stand in a folder of its name.
  const named = [...source.matchAll(/'([\w.-]+\.m?[jt]s)'/g)].map(([, name = '']) => name);
  const siblings = named.flatMap((name) => [`./${name}`, `./${path.parse(file).name}/${name}`]);
  return [
    ...[...relative, ...siblings].flatMap((name) => resolve(file, name)),
    ...paths.map(([, named = '']) => named).filter((named) => existsSync(named)),
  ];
}

/** A script's types stand beside it, so one name may mean both. */
function resolve(from: string, name: string): readonly string[] {
  const wanted = path.join(path.dirname(from), name);
  const bare = wanted.replace(/\.m?js$/, '');
  return [...extensions.map((extension) => wanted + extension), `${bare}.d.mts`, `${bare}.ts`].filter(
    (candidate) => path.extname(candidate) !== '' && existsSync(candidate),
  );
}

/** The entries, and every file that they lead to. `next` may lead elsewhere than a file's imports. */
export function reachedFrom(entries: Iterable<string>, next = importsOf): ReadonlySet<string> {
  const reached = new Set(entries);
  for (const file of reached) for (const imported of next(file)) reached.add(imported);
  return reached;
}
