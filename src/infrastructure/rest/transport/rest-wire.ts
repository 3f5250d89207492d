import type * as z from 'zod/mini';
import type { Failure } from '../../../application/kernel/failure';
import type { Instant } from '../../../domain/shared/instant';
import { failure, success, type Result } from '../../../domain/shared/result';
import type { Endpoint } from '../../wire/catalogue/endpoint';
import { readAnswer } from './answer-reader';
import { failureOfAnswer, isRefusalOfSession } from './failure-mapping';
import type { HttpAnswer, HttpRequest } from './http-sender.port';
import { requestUrl } from './request-url';
import type { RestCall } from './rest-call';

interface Read<T> {
  readonly value: T;
  /** Rows of a list that could not be read, and are not in it. */
  readonly droppedRows: number;
}

interface Refused {
  readonly failure: Failure;
  /** Whether the host takes the session for ended. */
  readonly endsSession: boolean;
}

/** What a call of the catalogue is on the wire. It comes with the first call: no first picture waits for it. */
export function requestOf<E extends Endpoint>(
  host: string,
  endpoint: E,
  call: RestCall<E>,
  bearer: string | undefined,
): HttpRequest {
  return {
    method: endpoint.method,
    url: call.url ?? requestUrl(host, endpoint.path, call.parameters ?? {}, call.query ?? {}),
    headers: bearer === undefined ? {} : { Authorization: `Bearer ${bearer}` },
    ...(call.body === undefined ? {} : { body: call.body }),
    withCredentials: call.withCredentials ?? false,
  };
}

/** What its answer says: the validated body, or what went wrong. */
export function outcomeOf<E extends Endpoint>(
  endpoint: E,
  answer: HttpAnswer,
  now: Instant,
): Result<Read<z.output<E['answer']>>, Refused> {
  const refused = failureOfAnswer(answer, now);
  if (refused) return failure({ failure: refused, endsSession: isRefusalOfSession(refused) });
  const read = readAnswer(endpoint.answer, answer.body);
  if (!read.ok) return failure({ failure: { kind: 'malformed', detail: read.error }, endsSession: false });
  return success({ value: read.value.value as z.output<E['answer']>, droppedRows: read.value.droppedRows });
}
