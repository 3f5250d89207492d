import path from 'node:path';
import { StartProblem } from './assembly/start-problem';
import type { SandboxOptions } from './assembly/start-sandbox';

function optionsOf(variables: NodeJS.ProcessEnv, parameters: readonly string[]): SandboxOptions {
  const webPort = portOf(variables, 'PORT', 8700);
  const named = (variables['WEB_ORIGINS'] ?? '').split(',').map((origin) => origin.trim());
  const data = variables['SANDBOX_DATA'] || path.join('.data', 'sandbox');
  return {
    port: portOf(variables, 'SANDBOX_PORT', 8701),
    authPort: portOf(variables, 'AUTH_PORT', 8702),
    webOrigins: [
      `http://localhost:${webPort}`,
      `http://127.0.0.1:${webPort}`,
      ...named.filter((origin) => origin !== ''),
    ],
    folder: data === 'memory' ? undefined : path.resolve(data),
    seed: variables['SANDBOX_SEED'] ? wholeNumber(variables['SANDBOX_SEED'], 'SANDBOX_SEED') : undefined,
    empty: parameters.includes('--empty'),
    write: (line) => console.warn(line),
    onReady: (name, url) => console.log(`${name}: ${url}`),
  };
}

function portOf(variables: NodeJS.ProcessEnv, name: string, usual: number): number {
  const text = variables[name];
  if (!text) return usual;
  const port = wholeNumber(text, name);
  if (port > 65_535) throw new StartProblem(`${name} must be a port number up to 65535, not "${text}".`);
  return port;
}

function wholeNumber(text: string, name: string): number {
  if (!/^\d{1,15}$/.test(text)) throw new StartProblem(`${name} must be a whole number, not "${text}".`);
  return Number(text);
}

function end(error: unknown): never {
  console.error(error instanceof StartProblem ? error.message : error);
  process.exit(1);
}

async function main(): Promise<void> {
  // Keys and sessions are written: to files of their owner's alone.
  process.umask(0o077);
  const options = optionsOf(process.env, process.argv.slice(2));
  // Variables that make no sense are told of before the exchange is loaded, which takes seconds.
  const starting = import('./assembly/start-sandbox').then(({ startSandbox }) => startSandbox(options));
  let stopping = false;
  const stop = () => {
    if (stopping) return;
    stopping = true;
    starting.then((sandbox) => sandbox.close()).then(() => process.exit(0), end);
  };
  // Before anything is announced: whoever reads the announcement may ask to stop at once.
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
  await starting;
}

main().catch(end);
