import { spawn, spawnSync } from 'node:child_process';
import { createInterface } from 'node:readline';
import { root } from '../environment.mjs';
import { Problem } from './machine.mjs';

const windows = process.platform === 'win32';
const running = new Set();

/** File paths of the tools this project runs, so that no shell and no npx stands between. */
export const tools = {
  vite: 'node_modules/vite/bin/vite.js',
  documents: 'scripts/lib/documents.mjs',
  exchange: 'scripts/lib/exchange.mjs',
  tsc: 'node_modules/typescript-native/bin/tsc',
  oxfmt: 'node_modules/oxfmt/bin/oxfmt',
  oxlint: 'node_modules/oxlint/bin/oxlint',
  depcruise: 'node_modules/dependency-cruiser/bin/dependency-cruise.mjs',
  jest: 'node_modules/jest/bin/jest.js',
  cucumber: 'node_modules/@cucumber/cucumber/bin/cucumber.js',
  playwright: 'node_modules/@playwright/test/cli.js',
};

/**
 * Starts Node on `args` in a process group of its own. With a `name`, each line of output is printed after it.
 * `ended` resolves with what ended the process.
 */
export function start(args, { name, env = {}, quiet = false } = {}) {
  const child = spawn(process.execPath, args, {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: !windows,
  });
  running.add(child);
  const lines = [];
  for (const stream of [child.stdout, child.stderr]) {
    createInterface({ input: stream }).on('line', (line) => {
      lines.push(line);
      if (lines.length > 200) lines.shift();
      if (!quiet) console.log(name ? `[${name}] ${line}` : line);
    });
  }
  const ended = new Promise((resolve) => {
    child.once('error', (error) => resolve({ code: 1, reason: error.message }));
    child.once('close', (code, signal) => {
      running.delete(child);
      resolve({ code: code ?? 1, reason: signal ? `signal ${signal}` : `exit code ${code}` });
    });
  });
  return { child, ended, lines, stop: () => stop(child, ended) };
}

/** Stops a process and everything it started: politely, then after 5 s by force. */
async function stop(child, ended) {
  if (child.exitCode !== null || child.signalCode !== null) return;
  signal(child, 'SIGTERM');
  const timer = setTimeout(() => signal(child, 'SIGKILL'), 5_000);
  await ended;
  clearTimeout(timer);
}

function signal(child, name) {
  if (child.pid === undefined) return;
  if (windows) {
    spawnSync('taskkill', ['/pid', String(child.pid), '/T', '/F']);
    return;
  }
  try {
    process.kill(-child.pid, name);
  } catch {
    // It ended meanwhile.
  }
}

export async function stopAll() {
  await Promise.all([...running].map((child) => stop(child, new Promise((resolve) => child.once('close', resolve)))));
}

/** Whatever ends this process ends those it started: Ctrl-C, a closed terminal, an error. */
export function stopAllOnExit() {
  let stopping = false;
  for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    process.on(name, () => {
      if (stopping) return;
      stopping = true;
      void stopAll().then(() => process.exit(name === 'SIGINT' ? 130 : 143));
    });
  }
  process.on('exit', () => {
    for (const child of running) signal(child, 'SIGKILL');
  });
}

/** Waits until every address answers over HTTP, or one of the processes ends first. */
export async function untilReady(addresses, services, { timeout = 120_000 } = {}) {
  const failed = Promise.race(
    services.map(({ name, process: { ended, lines } }) =>
      ended.then(({ reason }) => {
        throw new Problem(`${name} ended before it was ready (${reason}).\n${lines.slice(-15).join('\n')}`);
      }),
    ),
  );
  const deadline = Date.now() + timeout;
  await Promise.race([failed, Promise.all(addresses.map((address) => answers(address, deadline)))]);
}

async function answers(address, deadline) {
  while (Date.now() < deadline) {
    try {
      const response = await fetch(address, { headers: { accept: 'text/html,*/*' } });
      await response.arrayBuffer();
      if (response.ok) return;
    } catch {
      // Not listening yet.
    }
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Problem(`${address} did not answer in time; the lines above may say why.`);
}
