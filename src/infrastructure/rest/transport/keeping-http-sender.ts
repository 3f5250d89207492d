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
  /** Whose session it was asked with. */
  readonly subject: string | undefined;
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
      return new KeptAnswers(environment.hosts, () => tokens.rememberedUser());
    });
  }

  async send(request: HttpRequest): Promise<HttpAnswer> {
    try {
      const answer = await this.sender.send(request);
      if (request.method === 'GET' && answer.status === 200) this.#keepLater(request, answer);
      return answer;
    } catch (cause) {
      const kept = await this.recall(request);
      if (kept) return kept;
      throw cause;
    }
  }

  recall(request: HttpRequest): Promise<HttpAnswer | undefined> {
    return request.method === 'GET'
      ? this.#kept()
          .then((kept) => kept.recall(request))
          .catch(() => undefined)
      : Promise.resolve(undefined);
  }

  #keepLater(request: HttpRequest, answer: HttpAnswer): void {
    if (typeof caches === 'undefined') return;
    if (!this.#waiting) {
      this.#waiting = [];
      this.scheduler.after(patience, () => {
        const waiting = this.#waiting!;
        this.#waiting = undefined;
        this.#kept().then(
          (kept) => {
            // What somebody asked who has left since is nobody's.
            const current = this.tokens.userId();
            for (const { request: asked, answer: answered, at, subject } of waiting)
              if (!('Authorization' in asked.headers) || subject === current) void kept.keep(asked, answered, at);
          },
          () => undefined,
        );
      });
    }
    this.#waiting.push({ request, answer, at: this.clock.now(), subject: this.tokens.userId() });
  }
}
