import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { root } from '../environment.mjs';
import { tools } from './processes.mjs';

/*
 * Jest translates file by file, in each process and for each kind of surroundings anew: on a fresh clone that took
 * longer than most tests. All files at once take the native compiler some seconds; whatever it has not translated, or
 * not as it stands now, is translated by ts-jest as ever.
 */

const folder = path.join('reports', 'translated');

/** Translates all that tsconfig.jest.json names. What it cannot translate says its test. */
export function translateAll() {
  rmSync(path.join(root, folder), { recursive: true, force: true });
  spawnSync(
    process.execPath,
    [
      tools.tsc,
      ...['--project', 'tsconfig.jest.json', '--rootDir', '.', '--outDir', folder, '--sourceMap', '--inlineSources'],
      // File by file, like ts-jest. Types are checked elsewhere.
      ...['--noCheck', '--noResolve', '--allowJs', 'false', '--noLib', '--lib', 'null'],
    ],
    { cwd: root },
  );
}

/** What was translated of just this text, if anything was. */
export function translated(source, file) {
  const place = path.join(root, folder, path.relative(root, file)).replace(/\.tsx?$/, '.js');
  try {
    const map = JSON.parse(readFileSync(`${place}.map`, 'utf8'));
    if (map.sourcesContent[0] !== source) return undefined;
    const code = readFileSync(place, 'utf8').replace(/\n\/\/# sourceMappingURL=.*\s*$/, '\n');
    return { code, map: { ...map, file, sources: [file] } };
  } catch {
    return undefined;
  }
}
