import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';

/** Below what systems give to whoever asks for no port: nothing else takes one between its choice and its use. */
const ports = { first: 20_000, end: 32_000 } as const;

/** A port nobody listens on at the moment. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const port = randomInt(ports.first, ports.end);
    const server = createServer();
    server.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EADDRINUSE') resolve(freePort());
      else reject(error);
    });
    server.listen(port, 'localhost', () => server.close(() => resolve(port)));
  });
}
