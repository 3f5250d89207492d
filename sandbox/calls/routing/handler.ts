import type { FastifyReply, FastifyRequest } from 'fastify';
import type * as z from 'zod/mini';
import type { Endpoint } from '../../../src/infrastructure/wire/catalogue/endpoint';
import type { Caller } from '../../gateway/caller';
import { unauthorised } from '../../shared/api-error';

/** A call with its input as the catalogue's schemas read it. */
export interface Call<E extends Endpoint = Endpoint> {
  readonly parameters: z.output<E['parameters']>;
  readonly query: z.output<E['query']>;
  readonly body: z.output<E['body']>;
  readonly caller: Caller | undefined;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

export type Handler<E extends Endpoint = Endpoint> = (
  call: Call<E>,
) => Promise<z.input<E['answer']>> | z.input<E['answer']>;

type EndpointsOf<T> = {
  readonly [K in keyof T]: T[K] extends Endpoint<infer P, infer Q, infer B, infer A> ? Endpoint<P, Q, B, A> : never;
};

/** One handler per endpoint of an area: a missing one does not compile, nor one that answers another shape. */
export type Handlers<Area> = { readonly [K in keyof EndpointsOf<Area>]: Handler<EndpointsOf<Area>[K]> };

export type HandlerTable = ReadonlyMap<string, Handler>;

/** The handlers of all areas by endpoint id. */
export function handlerTable(
  ...areas: readonly (readonly [Readonly<Record<string, unknown>>, Readonly<Record<string, unknown>>])[]
): HandlerTable {
  const table = new Map<string, Handler>();
  for (const [endpoints, handlers] of areas) {
    for (const [name, endpoint] of Object.entries(endpoints))
      table.set((endpoint as Endpoint).id, handlers[name] as Handler);
  }
  return table;
}

/** @throws ApiError for a public caller; the routes let none through to a private call. */
export function callerOf(call: { readonly caller: Caller | undefined }): Caller {
  if (!call.caller) throw unauthorised();
  return call.caller;
}
