import { connect } from 'node:net';

const required = [20, 19];

/** Stops with one sentence when this Node is too old; everything after may use the language of that version. */
export function checkNode(version = process.versions.node) {
  const [major, minor] = version.split('.').map(Number);
  if (major > required[0] || (major === required[0] && minor >= required[1])) return;
  throw new Problem(
    `Node ${version} is too old: install Node ${required.join('.')} or newer (https://nodejs.org) and run the command again.`,
  );
}

/** Something that the person at the keyboard can mend; its message is one sentence that says how. */
export class Problem extends Error {}

/** Stops with one sentence when a port is taken. */
export async function checkPorts(ports) {
  for (const { name, port, purpose } of ports) {
    if (await answers(port)) {
      throw new Problem(
        `Port ${port} (${purpose}) is taken: stop what is using it, or choose another one with ${name}=<port>.`,
      );
    }
  }
}

async function answers(port) {
  const results = await Promise.all(['127.0.0.1', '::1'].map((host) => connects(host, port)));
  return results.includes(true);
}

function connects(host, port) {
  return new Promise((resolve) => {
    const socket = connect({ host, port });
    const end = (result) => {
      socket.destroy();
      resolve(result);
    };
    socket.setTimeout(1_000, () => end(false));
    socket.once('connect', () => end(true));
    socket.once('error', () => end(false));
  });
}

const sentences = {
  ENOSPC: 'The disk is full: free some space (about 1 GB is needed) and run the command again.',
  EROFS: 'The project lies on a read-only disk: copy it to a folder you may write to.',
  EACCES: 'A file of the project may not be read or written: check who owns the folder.',
  EADDRINUSE: 'A port is taken: stop what is using it, or choose others with PORT, SANDBOX_PORT and AUTH_PORT.',
};

/** What to tell about an error: a sentence where it is known, the error itself where it is not. */
export function explain(error) {
  if (error instanceof Problem) return error.message;
  const text = `${error?.code ?? ''} ${error?.message ?? error}`;
  const code = Object.keys(sentences).find((known) => text.includes(known));
  return code ? sentences[code] : (error?.stack ?? String(error));
}

/** Runs a script's main function; a failure ends the process with its sentence. */
export async function main(run) {
  try {
    checkNode();
    await run();
  } catch (error) {
    console.error(explain(error));
    process.exit(1);
  }
}
