import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs';
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

async function bundle(folder) {
  const { rolldown } = await import('rolldown');
  const written = `${folder}.${process.pid}`;
  const bundled = await rolldown({
    input: path.join(root, 'sandbox', 'main.ts'),
    platform: 'node',
    tsconfig: path.join(root, 'sandbox', 'tsconfig.json'),
    external: (name) => !name.startsWith('.') && !path.isAbsolute(name),
  });
  await bundled.write({ dir: written, format: 'esm', sourcemap: true, entryFileNames: 'main.mjs' });
  await bundled.close();
  for (const old of readdirSync(cache)) {
    // What another process is just writing has a dot.
    const stays = old === path.basename(folder) || old.includes('.');
    if (!stays) rmSync(path.join(cache, old), { recursive: true, force: true });
  }
  try {
    renameSync(written, folder);
  } catch {
    // Another process was quicker.
    rmSync(written, { recursive: true, force: true });
  }
}

mkdirSync(cache, { recursive: true });
const folder = path.join(cache, state());
if (!existsSync(folder)) await bundle(folder);
process.setSourceMapsEnabled(true);
await import(pathToFileURL(path.join(folder, 'main.mjs')).href);
