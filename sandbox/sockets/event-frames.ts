import type { Authentication } from '../gateway/authentication';
import type { Faults } from '../gateway/faults';
import type { BookFeeds } from '../services/markets/book-feeds';
import { bookData, eventBookDepth, eventTopic } from './topics/event-topics';
import type { MarketFeeds } from './topics/market-feeds';
import type { Caller } from '../gateway/caller';
import { textOf, topicsPerConnection } from './cmd-frames';
import type { Connection } from './connection';
import type { PrivateStreams } from './private-streams';
import { channelOf } from './private-topics';
import type { TopicHub } from './topic-hub';

type Frame = Readonly<Record<string, unknown>>;

/** The older envelope: {id, event, topic | params} (protocol 1.3), also on the private address. */
export class EventFrames {
  constructor(
    private readonly feeds: MarketFeeds,
    private readonly books: BookFeeds,
    private readonly hub: TopicHub,
    private readonly authentication: Authentication,
    private readonly streams: PrivateStreams,
    private readonly faults: Faults,
  ) {}

  handle(connection: Connection, frame: Frame): void {
    connection.speaksEvents = true;
    const event = textOf(frame['event']);
    if (event === 'ping') return connection.answer({ event: 'pong', ts: this.feeds.now() }, this.faults.pongDelay);
    if (event === 'pong') return;
    if (event === 'auth') return void this.#authenticate(connection, frame);
    if (event === 'request') return this.#request(connection, frame);
    if (event === 'subscribe') return this.#subscribe(connection, frame);
    if (event === 'unsubscribe') return this.#unsubscribe(connection, frame);
    this.#refuse(connection, frame, 'Unknown event.');
  }

  #subscribe(connection: Connection, frame: Frame): void {
    const topic = textOf(frame['topic']);
    if (channelOf(topic) !== undefined && !connection.caller) return this.#refuse(connection, frame, 'Auth is needed.');
    // Refused without a word: accepted, and then nothing comes.
    if (this.faults.refusesTopic(topic)) return this.#accept(connection, frame, { data: topic });
    if (connection.topics.size >= topicsPerConnection) return this.#refuse(connection, frame, 'Too many topics.');
    // Asked for again it stays one subscription: clients do so for each thing that they read out of one topic.
    if (connection.origin.isPrivate && this.streams.subscribe(connection, topic, 'event'))
      return this.#accept(connection, frame, { data: topic });
    const source = connection.origin.isPrivate ? undefined : eventTopic(this.feeds, topic);
    if (!source) return this.#refuse(connection, frame, 'Unknown topic.');
    if (connection.topics.has(topic)) return this.#refuse(connection, frame, 'Subscribed already.');
    connection.topics.add(topic);
    this.hub.subscribe(topic, source, connection);
    this.#accept(connection, frame, { data: topic });
    this.hub.greet(topic, source, connection);
  }

  #unsubscribe(connection: Connection, frame: Frame): void {
    const topic = textOf(frame['topic']);
    if (connection.topics.delete(topic)) {
      if (connection.origin.isPrivate) this.streams.unsubscribe(connection, topic);
      else this.hub.unsubscribe(topic, connection);
    }
    this.#accept(connection, frame, { data: topic });
  }

  #request(connection: Connection, frame: Frame): void {
    const { type, symbol } = paramsOf(frame);
    const market = this.feeds.markets.get(textOf(symbol));
    const book = market && this.books.snapshot(market.symbol, eventBookDepth);
    if (type !== 'orderbook' || !market || !book) return this.#refuse(connection, frame, 'Unknown request.');
    const { asks, bids } = bookData(market, book);
    this.#accept(connection, frame, { data: { symbol: market.symbol, ts: book.at, asks, bids } });
  }

  /** By the session's token (as the first message, never in the address) or by a signed API key. */
  async #authenticate(connection: Connection, frame: Frame): Promise<void> {
    const { token, apikey, sign, timestamp } = paramsOf(frame);
    let caller: Caller;
    try {
      caller =
        typeof token === 'string'
          ? await this.authentication.ofToken(token)
          : this.authentication.ofSocketKey(textOf(apikey), textOf(timestamp), textOf(sign), connection.origin.address);
    } catch {
      return this.#refuse(connection, frame, 'Auth failed.');
    }
    const isOwn = connection.origin.isPrivate && caller.user.applicationId === connection.origin.applicationId;
    if (!isOwn || caller.user.frozenAt !== undefined) return this.#refuse(connection, frame, 'Auth failed.');
    connection.caller = caller;
    connection.apiKey = typeof token === 'string' ? undefined : textOf(apikey);
    this.#accept(connection, frame, {});
  }

  #accept(connection: Connection, frame: Frame, more: object): void {
    connection.answer({ ...idOf(frame), event: textOf(frame['event']), success: true, ts: this.feeds.now(), ...more });
  }

  #refuse(connection: Connection, frame: Frame, errorMsg: string): void {
    connection.answer({
      ...idOf(frame),
      event: textOf(frame['event']),
      success: false,
      ts: this.feeds.now(),
      errorMsg,
    });
  }
}

/** Answers carry the id as text: clients look their request up by it. */
function idOf(frame: Frame): { id?: string } {
  const { id } = frame;
  return typeof id === 'string' || typeof id === 'number' ? { id: String(id) } : {};
}

function paramsOf(frame: Frame): Frame {
  const { params } = frame;
  return typeof params === 'object' && params !== null ? (params as Frame) : {};
}
