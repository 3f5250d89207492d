import { readdirSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { rolldown } from 'rolldown';
import { root } from '../environment.mjs';

/* Bundles the embedded exchange into the folder that is named, whole or not at all; other bundles beside it go. */

const folder = process.argv[2];
const cache = path.dirname(folder);
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
