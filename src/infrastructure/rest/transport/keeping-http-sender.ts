import { Clock } from '../../../application/kernel/clock.port';
import { Scheduler } from '../../../application/kernel/scheduler.port';
import type { Needs } from '../../../application/kernel/token';
import { Environment } from '../../../application/platform/environment';
import { SessionTokenPort } from '../../../application/session/session-token.port';
import { second, type Instant } from '../../../domain/shared/instant';
import { AxiosHttpSender } from './axios-http-sender';
import type { HttpAnswer, HttpRequest, HttpSender } from './http-sender.port';
import { loadedOnce } from './loaded-once';

interface Waiting {
  readonly request: HttpRequest;
  readonly answer: HttpAnswer;
  readonly at: Instant;
  /** Whose session it was asked with; another's may be here since. */
  readonly asker: string | undefined;
}

/** So long nothing is kept: the first page and its figures come before. */
const patience = 3 * second;

/**
 * Sends, keeps what reads were answered, and answers with that where nobody else does (docs/adr/0049-an-app.md). Only reads
 * that are listed are kept; what changes something is sent or fails, and never waits for a connection.
 */
export class KeepingHttpSender implements HttpSender {
  static readonly needs: Needs<typeof KeepingHttpSender> = [
    AxiosHttpSender,
    Environment,
    SessionTokenPort,
    Clock,
    Scheduler,
  ];

  readonly #kept;
  #waiting: Waiting[] | undefined;

  constructor(
    private readonly sender: AxiosHttpSender,
    environment: Environment,
    private readonly tokens: SessionTokenPort,
    private readonly clock: Clock,
    private readonly scheduler: Scheduler,
  ) {
    this.#kept = loadedOnce(async () => {
      const { KeptAnswers } = await import('../../offline/kept-answers');
      return new KeptAnswers(environment.hosts, tokens);
    });
  }

  async send(request: HttpRequest): Promise<HttpAnswer> {
    const asker = this.tokens.owner.current;
    try {
      const answer = await this.sender.send(request);
      if (request.method === 'GET' && answer.status === 200)
        this.#keepLater({ request, answer, at: this.clock.now(), asker });
      return answer;
    } catch (cause) {
      const kept = await this.#recall(request, asker);
      if (kept) return kept;
      throw cause;
    }
  }

  recall(request: HttpRequest): Promise<HttpAnswer | undefined> {
    return this.#recall(request, this.tokens.owner.current);
  }

  #recall(request: HttpRequest, asker: string | undefined): Promise<HttpAnswer | undefined> {
    return request.method === 'GET'
      ? this.#kept()
          .then((kept) => kept.recall(request, asker))
          .catch(() => undefined)
      : Promise.resolve(undefined);
  }

  #keepLater(answered: Waiting): void {
    if (typeof caches === 'undefined') return;
    if (!this.#waiting) {
      this.#waiting = [];
      this.scheduler.after(patience, () => {
        const waiting = this.#waiting!;
        this.#waiting = undefined;
        this.#kept().then(
          (kept) => {
            for (const { request, answer, at, asker } of waiting) void kept.keep(request, answer, at, asker);
          },
          () => undefined,
        );
      });
    }
    this.#waiting.push(answered);
  }
}
