import { second, type Instant, type Milliseconds } from '../../domain/shared/instant';
import type { Clock } from '../kernel/clock.port';

/** What one topic brought. */
export interface TopicMeter {
  messages: number;
  /** By this machine's clock. */
  receivedAt: Instant;
}

/** Pings remembered: ten minutes of them. */
const mostRoundTrips = 60;
/** A server that sends what nobody asked for must not fill the memory. */
const mostTopics = 500;
/** Messages whose times are compared with this machine's clock. */
const mostOffsets = 60;

/** What a stream shows of itself while it runs. Counts alone, so that measuring costs next to nothing. */
export class FeedMeter {
  readonly topics = new Map<string, TopicMeter>();
  /** Latest last. */
  readonly roundTrips: Milliseconds[] = [];
  /** Messages, or rows of them, that could not be read. */
  unreadable = 0;
  /** Messages of topics and events that nobody knows. */
  unknown = 0;
  #offsets: Milliseconds[] = [];
  #pingedAt: Instant | undefined;

  constructor(private readonly clock: Clock) {}

  /**
   * How far this machine's clock is ahead of the exchange's, as far as messages tell: the quickest of the last ones
   * took no longer than half a round trip. `undefined` while too little is known.
   */
  get clockAhead(): Milliseconds | undefined {
    if (this.#offsets.length === 0) return undefined;
    const way = this.roundTrips.length === 0 ? 0 : Math.min(...this.roundTrips) / 2;
    return Math.min(...this.#offsets) - way;
  }

  /** @param at the exchange's time of the message, where it says one in milliseconds */
  received(topic: string, at: unknown): void {
    const now = this.clock.now();
    const known = this.topics.get(topic);
    if (known) {
      known.messages += 1;
      known.receivedAt = now;
    } else if (this.topics.size < mostTopics) this.topics.set(topic, { messages: 1, receivedAt: now });
    // The list of tickers is stamped as it is sent, each second.
    if (topic === 'tickers' && typeof at === 'number') keep(this.#offsets, now - at, mostOffsets);
  }

  /** Nobody listens to it any more. */
  ended(topic: string): void {
    this.topics.delete(topic);
  }

  pinged(): void {
    this.#pingedAt = this.clock.now();
  }

  ponged(): void {
    if (this.#pingedAt === undefined) return;
    const roundTrip = this.clock.now() - this.#pingedAt;
    this.#pingedAt = undefined;
    // The clock was set meanwhile, or the machine slept.
    if (roundTrip >= 0 && roundTrip < 30 * second) keep(this.roundTrips, roundTrip, mostRoundTrips);
  }

  /** A new connection: nothing measured on the one before says anything of it. */
  opened(): void {
    this.#pingedAt = undefined;
    this.roundTrips.length = 0;
    this.#offsets = [];
  }
}

function keep(list: number[], value: number, most: number): void {
  list.push(value);
  if (list.length > most) list.shift();
}
