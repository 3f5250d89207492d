import { type IncomingMessage, STATUS_CODES, type Server, type ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import type { FastifyHttpOptions, FastifyReply } from 'fastify';
import { schemaFree } from './schema-free';

export type AnswerHeaders = Readonly<Record<string, string>>;

/** In milliseconds. */
const usualDeadlines = {
  /** A request is there as a whole by then, or its sender is let go. */
  request: 15_000,
  headers: 10_000,
  /** A connection on which nothing is asked for. */
  idle: 5_000,
};

/**
 * What every server here has in common: bodies and headers have a size and a deadline, and what is refused before any
 * route is reached carries the same headers and has the same form as every other refusal.
 * @param refusal the body of an answer with that status
 */
export function guardedHttp(
  headers: AnswerHeaders,
  refusal: (status: number) => object,
  deadlines = usualDeadlines,
): FastifyHttpOptions<Server> {
  return {
    bodyLimit: 64 * 1024,
    requestTimeout: deadlines.request,
    keepAliveTimeout: deadlines.idle,
    http: {
      headersTimeout: deadlines.headers,
      connectionsCheckingInterval: Math.min(1_000, deadlines.headers),
      maxHeaderSize: 16 * 1024,
      // Node would answer a request without one by itself, and without our headers; nothing here depends on it.
      requireHostHeader: false,
    },
    forceCloseConnections: true,
    schemaController: schemaFree,
    frameworkErrors: ({ statusCode = 400 }, _request, reply) => {
      void (reply as FastifyReply).code(statusCode).headers(headers).send(refusal(statusCode));
    },
    clientErrorHandler: (error, socket) => refuseRaw(socket, statusOf(error.code), headers, refusal),
  };
}

/** Answers on the bare connection, where no request could be made of what came, and lets it go. */
export function refuseRaw(
  socket: Duplex,
  status: number,
  headers: AnswerHeaders,
  refusal: (status: number) => object,
): void {
  if (!socket.writable || hasAnswered(socket)) return void socket.destroy();
  const body = JSON.stringify(refusal(status));
  const fields = {
    ...headers,
    'Content-Type': 'application/json; charset=utf-8',
    'Content-Length': String(Buffer.byteLength(body)),
    Connection: 'close',
  };
  const lines = Object.entries(fields).map(([name, value]) => `${name}: ${value}\r\n`);
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n${body}`, () => socket.destroy());
}

/** An answer that has begun cannot be followed by another one. */
function hasAnswered(socket: Duplex & { readonly _httpMessage?: ServerResponse | null }): boolean {
  return socket._httpMessage?.headersSent === true;
}

function statusOf(code: string | undefined): number {
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return 408;
  return code === 'HPE_HEADER_OVERFLOW' ? 431 : 400;
}

/** What is asked for on a condition that nobody here knows; Node would refuse it by itself, and without our headers. */
export function refuseConditions(server: Server, headers: AnswerHeaders, refusal: (status: number) => object): void {
  server.on('checkExpectation', ({ socket }: IncomingMessage) => refuseRaw(socket, 417, headers, refusal));
}

/** Lets go of connections that are too many for one network address, or for the machine. */
export function limitConnections(
  server: Server,
  most: { readonly perAddress: number; readonly altogether: number },
): void {
  const open = new Map<string, number>();
  server.maxConnections = most.altogether;
  server.on('connection', (socket) => {
    const address = socket.remoteAddress ?? '';
    const count = (open.get(address) ?? 0) + 1;
    open.set(address, count);
    socket.once('close', () => {
      const left = (open.get(address) ?? 1) - 1;
      if (left > 0) open.set(address, left);
      else open.delete(address);
    });
    if (count > most.perAddress) socket.destroy();
  });
}
