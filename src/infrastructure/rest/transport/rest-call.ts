import type * as z from 'zod/mini';
import type { Endpoint } from '../../wire/catalogue/endpoint';

/** What is sent with one call of the catalogue. */
export interface RestCall<E extends Endpoint> {
  readonly parameters?: z.input<E['parameters']>;
  readonly query?: z.input<E['query']>;
  readonly body?: z.input<E['body']>;
  /** In place of the host and path, where the deployment gives the whole address. */
  readonly url?: string;
  /** In place of the session's token. */
  readonly bearer?: string | undefined;
  readonly withCredentials?: boolean;
}
