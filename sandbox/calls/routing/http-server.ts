import { STATUS_CODES } from 'node:http';
import cors from '@fastify/cors';
import Fastify, { type FastifyInstance } from 'fastify';
import { ApiError } from '../../shared/api-error';
import { guardedHttp } from '../../shared/http/guarded-http';
import type { Faults } from '../../gateway/faults';
import { keepRawBodies } from './raw-body';
import { sandboxPrefix } from '../../gateway/admin';

/** Of every answer that is no page. */
export const apiHeaders: Readonly<Record<string, string>> = {
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'no-referrer',
  // The page is on another port of the same site.
  'Cross-Origin-Resource-Policy': 'same-site',
  // An answer that is opened as a page shows nothing and may do nothing.
  'Content-Security-Policy': "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; sandbox",
  // What is the same for everybody says so itself.
  'Cache-Control': 'no-store',
};

const codes: Readonly<Record<number, number>> = { 401: -1002, 403: -1002, 404: -1006, 429: -1003, 503: -1000 };

/** The body of a refusal that no call has made. */
export function refusalOf(status: number): object {
  const code = codes[status];
  return new ApiError(code ?? -1005, status, code ? `${STATUS_CODES[status]}.` : 'The request could not be read.').body;
}

/** The HTTP side of the exchange before any call is added: headers, origins, faults, refusals. */
export async function createHttpServer(options: {
  readonly webOrigins: readonly string[];
  readonly faults: Faults;
}): Promise<FastifyInstance> {
  const { faults } = options;
  const app = Fastify({
    ...guardedHttp(apiHeaders, refusalOf),
    routerOptions: { ignoreTrailingSlash: true },
    genReqId: () => crypto.randomUUID(),
  });
  // Set before anything can refuse, so that refusals carry them too.
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers({ ...apiHeaders, 'X-Request-Id': request.id });
    done();
  });
  await app.register(cors, {
    origin: [...options.webOrigins],
    credentials: true,
    methods: ['GET', 'POST', 'PUT', 'DELETE'],
    allowedHeaders: [
      'authorization',
      'content-type',
      'x-api-key',
      'x-api-timestamp',
      'x-api-signature',
      'accept-version',
    ],
    exposedHeaders: ['retry-after', 'x-request-id'],
    maxAge: 600,
  });
  keepRawBodies(app);

  app.addHook('preHandler', async (request) => {
    if (request.url.startsWith(sandboxPrefix)) return;
    const delay = faults.delayOf(request.url);
    if (delay > 0) await new Promise((resolve) => setTimeout(resolve, delay));
    faults.service.admit(request.method, request.url);
    const status = faults.statusOf(request.url);
    if (status !== undefined)
      throw new ApiError(
        status === 429 ? -1003 : -1000,
        status,
        'A fault that was asked for.',
        status === 429 ? { 'Retry-After': '1' } : {},
      );
  });
  app.setErrorHandler((error: Error & { statusCode?: number }, request, reply) => {
    reply.header('Cache-Control', 'no-store');
    if (error instanceof ApiError) return reply.status(error.status).headers(error.headers).send(error.body);
    if (error.statusCode !== undefined && error.statusCode < 500) {
      return reply.status(error.statusCode).send(refusalOf(error.statusCode));
    }
    console.error(`exchange: ${request.id}`, error);
    return reply.status(500).send(new ApiError(-1000, 500, 'Something went wrong.').body);
  });
  // As the real gateway answers a path it does not know (protocol 2.1).
  app.setNotFoundHandler((_request, reply) =>
    reply.status(200).send({ code: 503, message: '[GW] no upstream server' }),
  );
  app.get('/health', () => ({ status: 'ok' }));
  return app;
}
