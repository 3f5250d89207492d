import type * as z from 'zod/mini';
import { Clock } from '../../../application/kernel/clock.port';
import type { Failure } from '../../../application/kernel/failure';
import { Log } from '../../../application/kernel/log.port';
import type { Unsubscribe } from '../../../application/kernel/observable-value';
import { Environment } from '../../../application/platform/environment';
import type { Endpoint } from '../../wire/catalogue/endpoint';
import { failureOfAnswer } from './failure-mapping';
import { LineSender } from './line-sender';
import { requestUrl } from './request-url';
import type { Needs } from '../../../application/kernel/token';

interface LineReader<E extends Endpoint> {
  readonly opened?: (() => void) | undefined;
  /** One line, as the catalogue describes the answer. */
  readonly told: (line: z.output<E['answer']>) => void;
  readonly ended: (reason: Failure) => void;
}

/** Follows the calls of the catalogue that answer line by line. It opens each once and never again by itself. */
export class LineClient {
  static readonly needs: Needs<typeof LineClient> = [Environment, LineSender, Clock, Log];

  readonly #environment: Environment;
  readonly #sender: LineSender;
  readonly #clock: Clock;
  readonly #log: Log;

  constructor(environment: Environment, sender: LineSender, clock: Clock, log: Log) {
    this.#environment = environment;
    this.#sender = sender;
    this.#clock = clock;
    this.#log = log;
  }

  /** @param described the catalogue's description of a call without input, which may still be on its way */
  send<E extends Endpoint>(described: E | Promise<E>, reader: LineReader<E>): Unsubscribe {
    const control = new AbortController();
    void this.#follow(described, reader, control.signal).then((reason) => {
      if (!control.signal.aborted) reader.ended(reason);
    });
    return () => control.abort();
  }

  async #follow<E extends Endpoint>(
    described: E | Promise<E>,
    reader: LineReader<E>,
    signal: AbortSignal,
  ): Promise<Failure> {
    try {
      const [endpoint, { readAnswer }] = await Promise.all([described, import('./answer-reader')]);
      if (signal.aborted) return { kind: 'cancelled' };
      const answer = await this.#sender.open(requestUrl(this.#environment.hosts.rest, endpoint.path, {}, {}), signal);
      const refused = failureOfAnswer(answer, this.#clock.now());
      if (refused) return refused;
      if (!signal.aborted) reader.opened?.();
      let broken = 0;
      for await (const text of answer.lines) {
        if (signal.aborted) break;
        const line = readAnswer(endpoint.answer, jsonOf(text));
        if (line.ok) reader.told(line.value.value as z.output<E['answer']>);
        else if (broken++ === 0)
          this.#log.warning(`${endpoint.id}: lines that could not be read are left out`, { detail: line.error });
      }
      return { kind: 'offline', detail: 'the stream ended' };
    } catch (cause) {
      return { kind: 'offline', detail: cause instanceof Error ? cause.name : 'no answer' };
    }
  }
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
