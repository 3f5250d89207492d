import * as z from 'zod/mini';
import type { ApiAccess, HttpMethod } from '../../../domain/reference/api-reference';

/**
 * One call, described once for everyone who needs to know it: the typed client, the embedded exchange's
 * server, the API reference and the coverage tests.
 */
export interface Endpoint<
  Path extends z.ZodMiniType = z.ZodMiniType,
  Query extends z.ZodMiniType = z.ZodMiniType,
  Body extends z.ZodMiniType = z.ZodMiniType,
  Answer extends z.ZodMiniType = z.ZodMiniType,
> {
  /** Unique, `<area>.<name>`. */
  readonly id: string;
  readonly method: HttpMethod;
  /** With `{placeholders}` as in the specification. */
  readonly path: string;
  readonly access: ApiAccess;
  readonly summary: string;
  /** Which host the path is under. */
  readonly host: 'rest' | 'session';
  readonly parameters: Path;
  readonly query: Query;
  readonly body: Body;
  /** The whole answer body, envelope included. */
  readonly answer: Answer;
  readonly deprecated: boolean;
  /** One-line reason where neither the specification nor a public fact settles the shape. */
  readonly assumed?: string | undefined;
  /** Where the shape comes from: a specification section or a protocol page. */
  readonly source: string;
}

const nothing = z.object({});

interface EndpointInput<Path, Query, Body, Answer> {
  readonly id: string;
  readonly method: HttpMethod;
  readonly path: string;
  readonly access: ApiAccess;
  readonly summary: string;
  readonly host?: 'rest' | 'session';
  readonly parameters?: Path;
  readonly query?: Query;
  readonly body?: Body;
  readonly answer: Answer;
  readonly deprecated?: boolean;
  readonly assumed?: string;
  readonly source: string;
}

export function endpoint<
  Answer extends z.ZodMiniType,
  Path extends z.ZodMiniType = typeof nothing,
  Query extends z.ZodMiniType = typeof nothing,
  Body extends z.ZodMiniType = typeof nothing,
>(input: EndpointInput<Path, Query, Body, Answer>): Endpoint<Path, Query, Body, Answer> {
  return {
    host: 'rest',
    deprecated: false,
    parameters: nothing as unknown as Path,
    query: nothing as unknown as Query,
    body: nothing as unknown as Body,
    ...input,
  };
}
