import type { FastifyRequest } from 'fastify';
import { unauthorised } from '../api-error';
import type { CallOrigin } from '../security/call-origin';
import type { Caller } from './handler';

interface AnyCall {
  readonly request: FastifyRequest;
  readonly caller: Caller | undefined;
}

export function originOf({ request, caller }: AnyCall): CallOrigin {
  return { ip: plainIp(request.ip), userAgent: request.headers['user-agent'], sessionId: caller?.sessionId };
}

/** @throws ApiError for an API key: keys trade, people change their account. */
export function personOf(call: AnyCall): {
  readonly user: Caller['user'];
  readonly sessionId: string;
  readonly origin: CallOrigin;
} {
  if (call.caller?.sessionId === undefined) throw unauthorised();
  return { user: call.caller.user, sessionId: call.caller.sessionId, origin: originOf(call) };
}

/** An IPv4 address that came in over an IPv6 socket, as itself. */
export function plainIp(ip: string): string {
  return ip.replace(/^::ffff:(?=\d+\.)/i, '');
}
