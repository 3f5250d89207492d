import type { Faults } from '../gateway/faults';
import { cmdTopic } from './topics/cmd-topics';
import type { MarketFeeds } from './topics/market-feeds';
import type { Connection } from './connection';
import type { PrivateStreams } from './private-streams';
import type { TopicHub } from './topic-hub';

const topicsPerRequest = 10;
/** Of both families together. */
export const topicsPerConnection = 100;

/** The v3 envelope: {id, cmd, params} (protocol 1.2). */
export class CmdFrames {
  constructor(
    private readonly feeds: MarketFeeds,
    private readonly hub: TopicHub,
    private readonly streams: PrivateStreams,
    private readonly faults: Faults,
  ) {}

  handle(connection: Connection, frame: Readonly<Record<string, unknown>>): void {
    const cmd = textOf(frame['cmd']).toUpperCase();
    const id = typeof frame['id'] === 'string' || typeof frame['id'] === 'number' ? String(frame['id']) : '';
    if (cmd === 'PING')
      return connection.answer({ cmd: 'PONG', success: true, time: this.feeds.now() }, this.faults.pongDelay);
    if (cmd === 'PONG') return;
    if (cmd === 'LIST_SUBSCRIPTION') return this.#answer(connection, id, cmd, [...connection.topics]);
    const { params } = frame;
    if ((cmd !== 'SUBSCRIBE' && cmd !== 'UN_SUBSCRIBE') || !Array.isArray(params)) {
      return this.refuse(connection, id, 'Command type invalid!');
    }
    if (params.length > topicsPerRequest) {
      return connection.answer({ id, cmd, success: false, time: this.feeds.now(), data: 'Command type invalid!' });
    }
    if (cmd === 'SUBSCRIBE') this.#subscribe(connection, id, params);
    else this.#unsubscribe(connection, id, params);
  }

  refuse(connection: Connection, id: string, text: string): void {
    connection.answer({ id, cmd: 'ERROR', success: false, time: this.feeds.now(), data: text });
  }

  /** What cannot be had is missing from the answer, and nothing is ever sent for it. */
  #subscribe(connection: Connection, id: string, params: readonly unknown[]): void {
    const accepted: string[] = [];
    const greetings: (() => void)[] = [];
    for (const topic of params) {
      if (typeof topic !== 'string' || connection.topics.has(topic) || connection.topics.size >= topicsPerConnection)
        continue;
      if (this.faults.refusesTopic(topic)) continue;
      if (connection.origin.isPrivate) {
        if (this.streams.subscribe(connection, topic, 'cmd')) accepted.push(topic);
        continue;
      }
      const source = cmdTopic(this.feeds, topic);
      if (!source) continue;
      connection.topics.add(topic);
      this.hub.subscribe(topic, source, connection);
      accepted.push(topic);
      greetings.push(() => this.hub.greet(topic, source, connection));
    }
    this.#answer(connection, id, 'SUBSCRIBE', accepted);
    for (const greet of greetings) greet();
  }

  #unsubscribe(connection: Connection, id: string, params: readonly unknown[]): void {
    const ended = params.filter(
      (topic): topic is string => typeof topic === 'string' && connection.topics.delete(topic),
    );
    for (const topic of ended) {
      if (connection.origin.isPrivate) this.streams.unsubscribe(connection, topic);
      else this.hub.unsubscribe(topic, connection);
    }
    this.#answer(connection, id, 'UN_SUBSCRIBE', ended);
  }

  #answer(connection: Connection, id: string, cmd: string, data: readonly string[]): void {
    connection.answer({ id, cmd, success: true, time: this.feeds.now(), data });
  }
}

/** What should be a text may be anything. */
export function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
