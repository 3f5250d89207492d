import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../environment.mjs';
import { explain, Problem } from './machine.mjs';

const stampFile = path.join(root, 'node_modules', '.install-stamp');

/** What an install depends on; a different stamp means that it has to be done again. */
function currentStamp() {
  const lock = readFileSync(path.join(root, 'package-lock.json'));
  return createHash('sha256')
    .update(lock)
    .update(`${process.versions.node.split('.')[0]} ${process.platform} ${process.arch}`)
    .digest('hex');
}

/** Installs the locked dependencies unless they are there already. */
export function install() {
  const stamp = currentStamp();
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp) return;
  console.log('Installing dependencies (about a minute, the first time only) ...');
  const result = npm(['ci', '--no-audit', '--no-fund', '--loglevel=error']);
  if (result.status !== 0)
    throw new Problem(sentence(`${result.error?.message ?? ''}\n${result.stderr ?? ''}\n${result.stdout ?? ''}`));
  writeFileSync(stampFile, stamp);
}

function npm(args) {
  const options = { cwd: root, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 };
  // The npm that runs this script, by path: there may be no npm on PATH, and on Windows it is not a program.
  if (process.env.npm_execpath) return spawnSync(process.execPath, [process.env.npm_execpath, ...args], options);
  return spawnSync('npm', args, { ...options, shell: process.platform === 'win32' });
}

function sentence(output) {
  const details = output.trim().split('\n').slice(-12).join('\n');
  if (/ENOSPC|EROFS/.test(output)) return explain({ message: output });
  if (/ENOTFOUND|ECONNREFUSED|ETIMEDOUT|EAI_AGAIN|ECONNRESET/.test(output)) {
    return `The dependencies could not be fetched: check the network, or npm's registry and proxy settings, and run the command again.\n${details}`;
  }
  return `The dependencies could not be installed: delete the node_modules folder and run the command again.\n${details}`;
}
