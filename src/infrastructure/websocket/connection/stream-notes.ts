import type { Clock } from '../../../application/kernel/clock.port';
import type { Log } from '../../../application/kernel/log.port';
import type { FeedMeter } from '../../../application/markets/feed-meter';
import { minute, type Milliseconds } from '../../../domain/shared/instant';

const noteInterval: Milliseconds = minute;
const mostNames = 200;

/** Notes what a stream sends that cannot be used, without letting a broken server flood the log or the memory. */
export class StreamNotes {
  readonly #stream: string;
  readonly #log: Log;
  readonly #clock: Clock;
  readonly #names = new Set<string>();
  readonly #ignored = new Map<string, { count: number; notedAt: number }>();

  /** @param meter counts what is noted, where somebody looks at it */
  constructor(
    stream: string,
    log: Log,
    clock: Clock,
    private readonly meter?: Pick<FeedMeter, 'unreadable' | 'unknown'>,
  ) {
    this.#stream = stream;
    this.#log = log;
    this.#clock = clock;
  }

  /** An event or topic that nobody knows: noted once per name. */
  unknown(kind: 'event' | 'topic', name: string): void {
    if (this.meter) this.meter.unknown += 1;
    const key = `${kind} ${name}`;
    if (this.#names.has(key) || this.#names.size >= mostNames) return;
    this.#names.add(key);
    this.#log.warning(`The ${this.#stream} stream sent an unknown ${kind}.`, { [kind]: name });
  }

  /** Data that cannot be read: noted at most once a minute per kind, with how many there were. */
  ignored(what: string, count = 1): void {
    if (this.meter) this.meter.unreadable += count;
    const now = this.#clock.now();
    const entry = this.#ignored.get(what);
    if (!entry) {
      if (this.#ignored.size >= mostNames) return;
      this.#ignored.set(what, { count: 0, notedAt: now });
      this.#log.warning(`The ${this.#stream} stream sent data that cannot be read; it is ignored.`, {
        what,
        count,
      });
      return;
    }
    entry.count += count;
    if (Math.abs(now - entry.notedAt) < noteInterval) return;
    this.#log.warning(`The ${this.#stream} stream sent data that cannot be read; it is ignored.`, {
      what,
      count: entry.count,
    });
    entry.count = 0;
    entry.notedAt = now;
  }
}
