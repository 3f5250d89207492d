import { createServer } from 'node:net';
import { FileInUseError } from '../storage/process-lock';

/** A start that cannot succeed until somebody does what the message says. */
export class StartProblem extends Error {}

/** Both addresses that `localhost` may mean. */
const localAddresses = ['127.0.0.1', '::1'];

/** @throws StartProblem when another program listens there. 0 asks for any free port. */
export async function requireFreePort(port: number, variable: string): Promise<void> {
  if (port === 0) return;
  for (const host of localAddresses) await probe(host, port, variable);
}

function probe(host: string, port: number, variable: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', (error: NodeJS.ErrnoException) => {
      // A machine may have only one of the two.
      if (error.code === 'EADDRNOTAVAIL' || error.code === 'EAFNOSUPPORT') resolve();
      else reject(problemOf(error, { port, variable }));
    });
    server.listen({ port, host }, () => server.close(() => resolve()));
  });
}

/** The sentence for a failure of the machine; any other failure is returned as it is. */
export function problemOf(
  error: unknown,
  place: { readonly port?: number; readonly variable?: string; readonly folder?: string },
): Error {
  const { code, message } = error as { readonly code?: string; readonly message?: string };
  const folder = place.folder ?? 'the data folder';
  if (error instanceof FileInUseError) return new StartProblem(error.message);
  switch (code) {
    case 'EADDRINUSE':
      return new StartProblem(
        `Port ${place.port} is taken: stop the program that uses it, or set ${place.variable} to a free port.`,
      );
    case 'EACCES':
    case 'EPERM':
    case 'EROFS':
    case 'ENOTDIR':
    case 'EEXIST':
      if (place.port !== undefined)
        return new StartProblem(`Port ${place.port} is not allowed here: set ${place.variable} to a port above 1023.`);
      return new StartProblem(
        `The folder ${folder} cannot be written: make it writable, or set SANDBOX_DATA to another folder.`,
      );
    case 'ENOSPC':
      return new StartProblem(`The disk of ${folder} is full: free some space and start again.`);
    default:
  }
  if (/disk is full/i.test(message ?? ''))
    return new StartProblem(`The disk of ${folder} is full: free some space and start again.`);
  if (/unable to open database|readonly database|disk i\/o error/i.test(message ?? '')) {
    return new StartProblem(
      `The folder ${folder} cannot be written: make it writable and see that its disk has space, or set SANDBOX_DATA to another folder.`,
    );
  }
  return error instanceof Error ? error : new Error(String(error));
}
