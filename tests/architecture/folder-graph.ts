import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

/** One file importing another, types included; paths from the root of the repository. */
export interface Import {
  readonly from: string;
  readonly to: string;
}

/** All imports between the files of a folder. */
export function importsWithin(root: string): readonly Import[] {
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' })
    .map((name) => path.posix.join(root, name.split(path.sep).join('/')))
    .filter((file) => /\.tsx?$/.test(file));
  return files.flatMap((from) =>
    ts
      .preProcessFile(readFileSync(from, 'utf8'))
      .importedFiles.filter(({ fileName }) => fileName.startsWith('.'))
      .map(({ fileName }) => fileAt(path.posix.join(path.posix.dirname(from), fileName)))
      .filter((to) => to?.startsWith(`${root}/`))
      .map((to) => ({ from, to: to! })),
  );
}

/**
 * Folders that import each other, with an import of the rarer direction.
 * @param depth folders below the root that are told apart; what lies deeper counts for the folder at that depth
 */
export function mutualFolders(root: string, depth: number, imports = importsWithin(root)): readonly string[] {
  const folderOf = (file: string) =>
    [root, ...path.posix.dirname(path.posix.relative(root, file)).split('/').slice(0, depth)].join('/');
  const arrows = new Map<string, Import[]>();
  for (const each of imports) {
    const [from, to] = [folderOf(each.from), folderOf(each.to)];
    if (from !== to) arrows.set(`${from} ${to}`, [...(arrows.get(`${from} ${to}`) ?? []), each]);
  }
  return [...arrows].flatMap(([arrow, there]) => {
    const [from, to] = arrow.split(' ');
    const back = arrows.get(`${to} ${from}`);
    if (!back || back.length < there.length || (back.length === there.length && from! > to!)) return [];
    return [`${from} and ${to}: ${there[0]!.from} imports ${there[0]!.to}`];
  });
}

function fileAt(stem: string): string | undefined {
  return [stem, `${stem}.ts`, `${stem}.tsx`].find((file) => /\.tsx?$/.test(file) && existsSync(file));
}
