import type { Log } from '../../../application/kernel/log.port';
import type { Unsubscribe } from '../../../application/kernel/observable-value';
import type { Cancel, Scheduler } from '../../../application/kernel/scheduler.port';
import { second } from '../../../domain/shared/instant';

/** Hosts refuse a request for eleven or more (protocol 1.2). */
const mostTopicsPerFrame = 10;

const answerWithin = 10 * second;

/** Sends what `compose` gives at the moment of sending. */
type ComposedSend = (compose: () => readonly string[]) => void;

/**
 * The topics someone listens to: subscribed with the first listener, ended with the last, subscribed anew on
 * each connection. A refused topic stays wanted, and is asked for again on the next connection.
 */
export class TopicRegistry {
  readonly #send: ComposedSend;
  readonly #scheduler: Scheduler;
  readonly #log: Log;
  readonly #listeners = new Map<string, number>();
  /** Asked for on the present connection. */
  readonly #requested = new Set<string>();
  readonly #unanswered = new Map<string, { readonly topics: readonly string[]; readonly cancel: Cancel }>();
  #lastId = 0;

  constructor(send: ComposedSend, scheduler: Scheduler, log: Log) {
    this.#send = send;
    this.#scheduler = scheduler;
    this.#log = log;
  }

  listen(topic: string): Unsubscribe {
    this.#count(topic, 1);
    let listening = true;
    return () => {
      if (!listening) return;
      listening = false;
      this.#count(topic, -1);
    };
  }

  /** A new connection knows no topic yet. */
  opened(): void {
    this.closed();
    this.#send(() => this.#compose());
  }

  closed(): void {
    this.#requested.clear();
    for (const { cancel } of this.#unanswered.values()) cancel();
    this.#unanswered.clear();
  }

  /** @param accepted the accepted topics, or words that say why none was */
  answered(id: string, success: boolean, accepted: unknown): void {
    const request = this.#unanswered.get(id);
    if (!request) return;
    request.cancel();
    this.#unanswered.delete(id);
    // The older envelope does not always name the topics it accepts.
    const named = Array.isArray(accepted);
    const refused = request.topics.filter((topic) => !success || (named && !accepted.includes(topic)));
    if (refused.length === 0) this.#log.info('Topics are subscribed.', { topics: request.topics });
    else this.#log.warning('Topics were refused.', { topics: refused, ...(named ? {} : { reason: accepted }) });
  }

  #count(topic: string, change: 1 | -1): void {
    const count = (this.#listeners.get(topic) ?? 0) + change;
    if (count > 0) this.#listeners.set(topic, count);
    else this.#listeners.delete(topic);
    if (count === 0 || (count === 1 && change === 1)) this.#send(() => this.#compose());
  }

  /** The frames that bring the connection's topics in line with the wanted ones. */
  #compose(): readonly string[] {
    const ended = [...this.#requested].filter((topic) => !this.#listeners.has(topic));
    const wanted = [...this.#listeners.keys()].filter((topic) => !this.#requested.has(topic));
    for (const topic of ended) this.#requested.delete(topic);
    for (const topic of wanted) this.#requested.add(topic);
    return [
      ...chunks(ended).map((topics) => this.#frame('UN_SUBSCRIBE', topics)),
      ...chunks(wanted).map((topics) => this.#frame('SUBSCRIBE', topics)),
    ];
  }

  #frame(cmd: 'SUBSCRIBE' | 'UN_SUBSCRIBE', topics: readonly string[]): string {
    const id = String((this.#lastId += 1));
    if (cmd === 'SUBSCRIBE') {
      const cancel = this.#scheduler.after(answerWithin, () => {
        this.#unanswered.delete(id);
        this.#log.warning('A subscription was not answered.', { topics });
      });
      this.#unanswered.set(id, { topics, cancel });
    }
    return JSON.stringify({ id, cmd, params: topics });
  }
}

function chunks(topics: readonly string[]): string[][] {
  const parts: string[][] = [];
  for (let start = 0; start < topics.length; start += mostTopicsPerFrame) {
    parts.push(topics.slice(start, start + mostTopicsPerFrame));
  }
  return parts;
}
