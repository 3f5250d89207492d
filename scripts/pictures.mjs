import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { root } from './environment.mjs';
import { buildIfNeeded } from './lib/build.mjs';
import { install } from './lib/install.mjs';
import { main } from './lib/machine.mjs';
import { start, stopAllOnExit } from './lib/processes.mjs';

/* node scripts/pictures.mjs: the pictures in docs/pictures, of the built product with its exchange; with names of pages, those alone. */
await main(async () => {
  install();
  await buildIfNeeded();
  stopAllOnExit();
  mkdirSync(path.join(root, 'docs', 'pictures'), { recursive: true });
  const { code } = await start(['--import', 'tsx', 'scripts/lib/take-pictures.ts', ...process.argv.slice(2)]).ended;
  process.exitCode = code;
});
