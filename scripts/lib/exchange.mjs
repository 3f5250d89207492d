import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { pathToFileURL } from 'node:url';
import { root } from '../environment.mjs';

/*
 * The embedded exchange's process. It runs from one file, which is bundled anew when a file of the project has changed:
 * translating five hundred files as they are loaded takes about five seconds at each start, and this about one, once.
 */

const cache = path.join(root, 'node_modules', '.cache', 'exchange');

/** What the bundle is made of, by when each file was written. */
function state() {
  const hash = createHash('sha256').update(readFileSync(path.join(root, 'package-lock.json')));
  const add = (folder) => {
    for (const entry of readdirSync(folder, { withFileTypes: true })) {
      const file = path.join(folder, entry.name);
      if (entry.isDirectory()) add(file);
      else if (file.endsWith('.ts')) {
        const { size, mtimeMs } = statSync(file);
        hash.update(`${file} ${size} ${mtimeMs}\n`);
      }
    }
  };
  for (const folder of ['sandbox', 'src']) add(path.join(root, folder));
  return hash.digest('hex').slice(0, 16);
}

mkdirSync(cache, { recursive: true });
const folder = path.join(cache, state());
if (!existsSync(folder)) {
  // In a process of its own: the exchange carries neither the bundler's memory nor its native code.
  const { status } = spawnSync(process.execPath, [path.join(root, 'scripts', 'lib', 'bundle-exchange.mjs'), folder], {
    stdio: 'inherit',
  });
  if (status !== 0) process.exit(1);
}
process.setSourceMapsEnabled(true);
await import(pathToFileURL(path.join(folder, 'main.mjs')).href);
