import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { root } from '../environment.mjs';
import { Problem } from './machine.mjs';
import { start, tools } from './processes.mjs';

export const dist = path.join(root, 'dist');
/** What a build is made from. */
const sources = [
  'src',
  'public',
  'environments',
  // Articles are documents, too.
  'sandbox/content',
  'index.html',
  'vite.config.ts',
  'scripts/environment.mjs',
  'scripts/security-headers.mjs',
  'scripts/lib',
  'package-lock.json',
];
const stampFile = path.join(dist, '.build-stamp');

/** Builds dist and writes brotli and gzip copies beside every text file that is worth it. */
export async function build({ quiet = false } = {}) {
  for (const step of [
    [tools.vite, 'build'],
    [tools.documents, dist],
  ]) {
    const { code } = await start(step, { quiet, env: { NODE_ENV: 'production' } }).ended;
    if (code !== 0) throw new Problem('The build failed; the lines above say why.');
  }
  for (const file of filesOf(dist)) compress(file);
  writeFileSync(stampFile, sourceStamp());
}

/** Builds unless dist comes from the sources as they are. */
export async function buildIfNeeded() {
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === sourceStamp()) return;
  console.log('Building ...');
  await build({ quiet: true });
}

function compress(file) {
  if (!/\.(js|css|html|json|svg|txt|xml|webmanifest)$/.test(file)) return;
  const bytes = readFileSync(file);
  // The page itself is filled in when it is served, so a copy of it would be wrong.
  if (bytes.length < 512 || file.endsWith('.html')) return;
  writeFileSync(
    `${file}.br`,
    brotliCompressSync(bytes, {
      params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
    }),
  );
  writeFileSync(`${file}.gz`, gzipSync(bytes, { level: 9 }));
}

function sourceStamp() {
  const hash = createHash('sha256');
  for (const part of sources) {
    for (const file of filesOf(path.join(root, part)).sort()) {
      const { mtimeMs, size } = statSync(file);
      hash.update(`${path.relative(root, file)} ${mtimeMs} ${size}\n`);
    }
  }
  return hash.digest('hex');
}

export function filesOf(start) {
  if (!statSync(start).isDirectory()) return [start];
  return readdirSync(start, { withFileTypes: true }).flatMap((entry) => filesOf(path.join(start, entry.name)));
}
