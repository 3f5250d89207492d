import type * as z from 'zod/mini';
import { Clock } from '../../../application/kernel/clock.port';
import type { Failure, Outcome } from '../../../application/kernel/failure';
import { Log } from '../../../application/kernel/log.port';
import { Recovery } from '../../../application/kernel/recovery';
import { Environment } from '../../../application/platform/environment';
import { SessionRefusals } from '../../../application/session/session-refusals';
import { SessionTokenPort } from '../../../application/session/session-token.port';
import { failure, success, type Result } from '../../../domain/shared/result';
import type { Endpoint } from '../../wire/catalogue/endpoint';
import { type HttpAnswer, type HttpRequest, HttpSender, keptAtHeader } from './http-sender.port';
import { loadedOnce } from './loaded-once';
import type { RestCall } from './rest-call';
import type * as wire from './rest-wire';
import type { Needs } from '../../../application/kernel/token';

const loadedWire = loadedOnce(() => import('./rest-wire'));

/**
 * Makes the calls of the catalogue: builds the request, sends it once, and answers the validated body or a
 * failure. It never sends again by itself: reads are retried by the resource cache, writes by nobody.
 */
export class RestClient {
  static readonly needs: Needs<typeof RestClient> = [
    Environment,
    HttpSender,
    SessionTokenPort,
    SessionRefusals,
    Clock,
    Log,
    Recovery,
  ];

  readonly #environment: Environment;
  readonly #sender: HttpSender;
  readonly #tokens: SessionTokenPort;
  readonly #refusals: SessionRefusals;
  readonly #clock: Clock;
  readonly #log: Log;
  readonly #recovery: Recovery;

  constructor(
    environment: Environment,
    sender: HttpSender,
    tokens: SessionTokenPort,
    refusals: SessionRefusals,
    clock: Clock,
    log: Log,
    recovery: Recovery,
  ) {
    this.#environment = environment;
    this.#sender = sender;
    this.#tokens = tokens;
    this.#refusals = refusals;
    this.#clock = clock;
    this.#log = log;
    this.#recovery = recovery;
  }

  /** @param described the catalogue's description of the call, which may still be on its way */
  async send<E extends Endpoint>(described: E | Promise<E>, call: RestCall<E> = {}): Outcome<z.output<E['answer']>> {
    const parts = await loaded(described);
    if (!parts) return failure({ kind: 'offline', detail: 'the part that makes calls did not load' });
    const { endpoint, requestOf, outcomeOf } = parts;
    const bearer = call.bearer ?? (endpoint.access === 'private' ? this.#tokens.token.current : undefined);
    const request = requestOf(this.#environment.hosts.rest, endpoint, call, bearer);
    // Whoever is away has no token; what is kept for them is theirs.
    const away = endpoint.access === 'private' && bearer === undefined;
    const kept = away && this.#tokens.rememberedUser() !== undefined ? await this.#sender.recall?.(request) : undefined;
    if (away && !kept) return failure({ kind: 'unauthorised', detail: 'not logged in' });
    const answer = kept ? success(kept) : await this.#answer(request);
    if (!answer.ok) return this.#failed(endpoint, answer.error);
    const outcome = outcomeOf(endpoint, answer.value, this.#clock.now());
    if (!outcome.ok) {
      if (outcome.error.endsSession) this.#refusals.report(bearer);
      return this.#failed(endpoint, outcome.error.failure);
    }
    const { value, droppedRows } = outcome.value;
    if (droppedRows > 0)
      this.#log.warning(`${endpoint.id}: rows that could not be read were left out`, { rows: droppedRows });
    const at = answer.value.header(keptAtHeader);
    // Whoever asks for what was until now asks in other words each time.
    const asked = request.url.replace(/\d{10,}/g, '');
    if (at === undefined) this.#recovery.answered(asked);
    else this.#recovery.recalled(asked, Number(at));
    return success(value);
  }

  async #answer(request: HttpRequest): Outcome<HttpAnswer> {
    try {
      return success(await this.#sender.send(request));
    } catch (cause) {
      return failure({ kind: 'offline', detail: cause instanceof Error ? cause.name : 'no answer' });
    }
  }

  #failed(endpoint: Endpoint, reason: Failure): Result<never, Failure> {
    this.#log.info(`${endpoint.id} failed`, { kind: reason.kind, code: reason.code, detail: reason.detail });
    return failure(reason);
  }
}

/** Schemas, and what reads by them, come with the first call. `undefined` when they could not be loaded; the next call asks again. */
async function loaded<E extends Endpoint>(
  described: E | Promise<E>,
): Promise<({ endpoint: E } & typeof wire) | undefined> {
  try {
    const [endpoint, parts] = await Promise.all([described, loadedWire()]);
    return { endpoint, ...parts };
  } catch {
    return undefined;
  }
}
