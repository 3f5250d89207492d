import type { Log } from '../../../application/kernel/log.port';
import type { Listener, Unsubscribe } from '../../../application/kernel/observable-value';
import { Listeners } from '../connection/listeners';
import type { ExtraTopic, TopicValues } from './account-topic-values';
import type { accountTopicReaders } from './account-topic-readers';

/** Who listens to what; the code that reads these topics is loaded with the first listener. */
export class AccountTopicListeners {
  readonly #log: Log;
  readonly #changed: (topic: ExtraTopic, wanted: boolean) => void;
  readonly #listeners = new Map<ExtraTopic, Listeners<unknown>>();
  #readers: typeof accountTopicReaders | undefined;

  /** @param changed called when a topic begins or ceases to be wanted */
  constructor(log: Log, changed: (topic: ExtraTopic, wanted: boolean) => void) {
    this.#log = log;
    this.#changed = changed;
  }

  /** Those that have listeners and can be read. */
  get wanted(): readonly ExtraTopic[] {
    return this.#readers ? [...this.#listeners.keys()] : [];
  }

  listen<Topic extends ExtraTopic>(topic: Topic, listener: Listener<TopicValues[Topic]>): Unsubscribe {
    const known = this.#listeners.get(topic);
    const listeners = known ?? new Listeners<unknown>(this.#log);
    this.#listeners.set(topic, listeners);
    const forget = listeners.add(listener as Listener<unknown>);
    if (!known) void this.#begin(topic);
    return () => {
      forget();
      if (listeners.size > 0 || this.#listeners.get(topic) !== listeners) return;
      this.#listeners.delete(topic);
      if (this.#readers) this.#changed(topic, false);
    };
  }

  /** False for a message that cannot be read. */
  read(topic: string, data: unknown, at: number): boolean {
    const extra = topic as ExtraTopic;
    const value = this.#readers?.[extra]?.(data, at);
    if (value !== undefined) this.#listeners.get(extra)?.tell(value);
    return value !== undefined;
  }

  async #begin(topic: ExtraTopic): Promise<void> {
    try {
      this.#readers ??= (await import('./account-topic-readers')).accountTopicReaders;
    } catch (error) {
      return this.#log.error('A topic of the account stream cannot be read.', { topic, error });
    }
    if (this.#listeners.has(topic)) this.#changed(topic, true);
  }
}
