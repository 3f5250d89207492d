import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Endpoint } from '../../../src/infrastructure/wire/catalogue/endpoint';
import { rateLimitOf } from '../../../src/infrastructure/wire/catalogue/rate-limits';
import type { AccountFreezing } from '../../services/accounts/account-freezing';
import type { Refusals } from '../../services/security/refusals';
import { adminToken } from '../../shared/practice-account';
import { sameText } from '../../shared/secrets';
import { unauthorised } from '../../shared/api-error';
import { bearerOf, type Authentication } from '../../gateway/authentication';
import type { Faults } from '../../gateway/faults';
import type { Caller } from '../../gateway/caller';
import type { Handler, HandlerTable } from './handler';
import { originOf } from './origin-of';
import { readInput } from './input';
import type { PendingAnswers } from '../../gateway/pending-answers';
import type { RateLimiter } from '../../gateway/rate-limiter';
import { isForRecovery, requirePermission } from '../../gateway/permissions';
import { rawBodyOf } from './raw-body';
import { inForms } from './wire-forms';

export interface RouteOptions {
  readonly catalogue: readonly Endpoint[];
  readonly handlers: HandlerTable;
  readonly authentication: Authentication;
  readonly limiter: RateLimiter;
  readonly pending: PendingAnswers;
  readonly faults: Faults;
  readonly isMarket: (symbol: string) => boolean;
  readonly freezing: Pick<AccountFreezing, 'requireOpen'>;
  readonly refusals: Refusals;
}

/** Requests of one network address that prove nothing: with a forged token or signature, or none. */
const unprovenPerAddress = { count: 60, span: 60_000 };

/**
 * Bytes of a body; no call takes more in earnest. What says that it is larger is refused before it is read, so that large
 * bodies cost those who send them more than the exchange.
 */
const largestBody = 16 * 1024;

const placements: ReadonlySet<string> = new Set(['trading.placeOrder', 'tradingV1.place', 'algoOrders.place']);

/** One route per call of the catalogue. @throws when a call has no handler: the server does not start half-built. */
export function catalogueRoutes(app: FastifyInstance, options: RouteOptions): void {
  const missing = options.catalogue
    .filter((endpoint) => !options.handlers.has(endpoint.id))
    .map((endpoint) => endpoint.id);
  if (missing.length > 0) throw new Error(`Calls without a handler: ${missing.join(', ')}`);

  for (const endpoint of options.catalogue) {
    const handler = options.handlers.get(endpoint.id)!;
    app.route({
      method: endpoint.method,
      url: routePath(endpoint.path),
      bodyLimit: largestBody,
      handler: async (request, reply) => {
        const known: { caller: Caller | undefined } = { caller: undefined };
        const answer = await answered(endpoint, handler, request, reply, options, known).catch((error: unknown) => {
          const { caller } = known;
          options.refusals.note(endpoint.id, caller?.user, originOf({ request, caller }), error);
          throw error;
        });
        return endpoint.access === 'private' && endpoint.path.startsWith('/v3/')
          ? inForms(answer, options.faults.service.forms)
          : answer;
      },
    });
  }
}

/** @param known is told whose call it is, as soon as that is known: whoever writes down a refusal asks */
async function answered(
  endpoint: Endpoint,
  handler: Handler,
  request: FastifyRequest,
  reply: FastifyReply,
  options: RouteOptions,
  known: { caller: Caller | undefined },
): Promise<unknown> {
  const caller = await admit(endpoint, request, reply, options, known);
  if (endpoint.access !== 'public') reply.header('Cache-Control', 'no-store');
  return handler({
    parameters: readInput(endpoint.parameters, request.params ?? {}),
    query: readInput(endpoint.query, request.query ?? {}),
    body: readInput(endpoint.body, request.body ?? {}),
    caller,
    request,
    reply,
  });
}

async function admit(
  endpoint: Endpoint,
  request: FastifyRequest,
  reply: FastifyReply,
  options: RouteOptions,
  known: { caller: Caller | undefined },
): Promise<Caller | undefined> {
  if (endpoint.access === 'admin') {
    if (!sameText(bearerOf(request) ?? '', adminToken)) throw unauthorised();
    return undefined;
  }
  if (endpoint.access === 'public') {
    options.limiter.count(`public ${request.ip}`, rateLimitOf(endpoint));
    return undefined;
  }
  const caller = await identified(request, options);
  known.caller = caller;
  requirePermission(endpoint, caller);
  if (!isForRecovery(endpoint)) options.freezing.requireOpen(caller.user);
  options.limiter.count(
    `${endpoint.id} ${caller.user.userId} ${placedSymbol(endpoint, request, options)}`,
    rateLimitOf(endpoint),
  );
  if (request.method !== 'GET') options.pending.add(caller.user.applicationId, reply.raw);
  return caller;
}

/**
 * Whoever proves nothing is counted by address, and refused unheard after a while: looking costs more than asking.
 * Counted before it is looked at, so that many at once get no further than one after the other.
 */
async function identified(request: FastifyRequest, { authentication, limiter }: RouteOptions): Promise<Caller> {
  const key = `unproven ${request.ip}`;
  limiter.count(key, unprovenPerAddress);
  const caller = await authentication.ofRequest(request, rawBodyOf(request));
  limiter.giveBack(key);
  return caller;
}

/** Orders are limited per market (protocol 4.6); what is no market is one, however many are invented. */
function placedSymbol(endpoint: Endpoint, request: FastifyRequest, { isMarket }: RouteOptions): string {
  if (!placements.has(endpoint.id)) return '';
  const { symbol } = (request.body ?? {}) as { readonly symbol?: unknown };
  return typeof symbol === 'string' && isMarket(symbol) ? symbol : '';
}

/** `{name}` of the catalogue is `:name` for the router. */
function routePath(path: string): string {
  return path.replace(/:/g, '::').replace(/\{(\w+)\}/g, ':$1');
}
