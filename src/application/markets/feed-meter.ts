import { second, type Instant, type Milliseconds } from '../../domain/shared/instant';
import type { Clock } from '../kernel/clock.port';

/** What one topic brought. */
interface TopicMeter {
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
/** Messages whose delay is remembered: half a minute of a busy market, some minutes of a quiet one. */
const mostDelays = 1_000;
/** What is older on arrival tells of the past, and nothing of the way here. */
const longestDelay = 30 * second;

/** So much older than the quickest, what comes in no longer says where the market is. */
const longestLag = 5 * second;

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
  /** This machine's time less the exchange's, of each message, in a ring. */
  readonly #arrivals = new Float64Array(mostDelays);
  #arrived = 0;
  /** The least of this machine's time less the exchange's, of this connection. */
  #quickest = Infinity;
  #lag: Milliseconds = 0;
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

  /** The way here is congested: the newest message took far longer than the quickest of this connection. */
  get late(): boolean {
    return this.#lag > longestLag;
  }

  /** How old messages were when they came, by the exchange's clock; of the last ones, in no order. */
  get delays(): readonly Milliseconds[] {
    const ahead = this.clockAhead;
    if (ahead === undefined) return [];
    const delays = Array.from(this.#arrivals.subarray(0, Math.min(this.#arrived, mostDelays)), (offset) =>
      Math.max(0, offset - ahead),
    );
    return delays.filter((delay) => delay < longestDelay);
  }

  /** @param at the exchange's time of the message, where it says one in milliseconds */
  received(topic: string, at: unknown): void {
    const now = this.clock.now();
    const known = this.topics.get(topic);
    if (known) {
      known.messages += 1;
      known.receivedAt = now;
    } else if (this.topics.size < mostTopics) this.topics.set(topic, { messages: 1, receivedAt: now });
    if (typeof at !== 'number') return;
    this.#arrivals[this.#arrived % mostDelays] = now - at;
    this.#arrived += 1;
    if (isStampedAsSent(topic)) {
      this.#quickest = Math.min(this.#quickest, now - at);
      this.#lag = now - at - this.#quickest;
    }
    // The list of tickers is stamped as it is sent, each second.
    if (topic === 'tickers') keep(this.#offsets, now - at, mostOffsets);
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
    this.#arrived = 0;
    this.#quickest = Infinity;
    this.#lag = 0;
  }
}

/** Trades and candles carry times of the market, which may be long ago when they are sent. */
function isStampedAsSent(topic: string): boolean {
  return topic === 'tickers' || topic === 'bbos' || topic.includes('orderbookupdate');
}

function keep(list: number[], value: number, most: number): void {
  list.push(value);
  if (list.length > most) list.shift();
}
