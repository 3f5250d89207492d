import type { FastifyRequest } from 'fastify';
import { plainIp } from '../../shared/http/plain-ip';
import { unauthorised } from '../../shared/api-error';
import type { CallOrigin } from '../../shared/call-origin';
import type { Caller } from '../../gateway/caller';

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
