import type * as z from 'zod/mini';
import type { Failure, Outcome } from '../../application/kernel/failure';
import { Log } from '../../application/kernel/log.port';
import type { Needs } from '../../application/kernel/token';
import { Environment } from '../../application/platform/environment';
import { failure, success } from '../../domain/shared/result';
import { type HttpAnswer, HttpSender } from '../rest/transport/http-sender.port';
import { requestUrl, type Scalar } from '../rest/transport/request-url';
import { refusal } from './ghost-answers';

/** Asks a Ghost by its Content API, and answers the checked body or a failure. */
export class GhostClient {
  static readonly needs: Needs<typeof GhostClient> = [Environment, HttpSender, Log];

  constructor(
    private readonly environment: Environment,
    private readonly sender: HttpSender,
    private readonly log: Log,
  ) {}

  /** @param path below the API's root, such as `posts/slug/how-funding-is-computed` */
  async ask<Schema extends z.ZodMiniType>(
    path: string,
    options: Readonly<Record<string, Scalar | undefined>>,
    schema: Schema,
  ): Outcome<z.output<Schema>> {
    const { content, contentKey } = this.environment.hosts;
    const url = requestUrl(content, `/ghost/api/content/${path}/`, {}, { ...options, key: contentKey });
    try {
      const answer = await this.sender.send({ method: 'GET', url, headers: {}, withCredentials: false });
      if (answer.status !== 200) return this.#failed(path, failureOf(answer));
      const read = schema.safeParse(answer.body);
      if (read.success) return success(read.data);
      const [wrong] = read.error.issues;
      return this.#failed(path, { kind: 'malformed', detail: `${wrong?.path.join('.')}: ${wrong?.code}` });
    } catch (cause) {
      return this.#failed(path, { kind: 'offline', detail: cause instanceof Error ? cause.name : 'no answer' });
    }
  }

  #failed(path: string, reason: Failure) {
    this.log.info(`content: ${path} failed`, { kind: reason.kind, code: reason.code, detail: reason.detail });
    return failure(reason);
  }
}

function failureOf({ status, body }: HttpAnswer): Failure {
  const told = refusal.safeParse(body);
  const error = told.success ? told.data.errors[0] : undefined;
  const about = { code: `HTTP ${status}`, detail: error?.message };
  // A bare 404 may be a gateway's: only the Ghost itself knows that there is no such article.
  if (status === 404 && error?.type === 'NotFoundError') return { kind: 'notFound', ...about };
  if (status === 429) return { kind: 'rateLimited', ...about };
  return { kind: status === 503 ? 'maintenance' : 'unknown', ...about };
}
