import type { TopicMessage, TopicSource } from './topics/topic-source';
import type { Faults } from '../gateway/faults';

export interface Subscriber {
  /** `whole`: a later message says it all again, so this one may be left out for a slow client. */
  send(text: string | Buffer, whole: boolean): void;
}

interface Topic {
  readonly source: TopicSource;
  readonly subscribers: Set<Subscriber>;
  stop: () => void;
}

/** Public topics and who listens to them. A message is made into text once, however many listen. */
export class TopicHub {
  readonly #topics = new Map<string, Topic>();

  constructor(private readonly faults: Faults) {}

  subscribe(name: string, source: TopicSource, subscriber: Subscriber): void {
    const running = this.#topics.get(name);
    const topic = running ?? { source, subscribers: new Set<Subscriber>(), stop: () => undefined };
    topic.subscribers.add(subscriber);
    if (running) return;
    this.#topics.set(name, topic);
    topic.stop = source.start((message) => this.#publish(name, topic, message));
  }

  /** Tells one subscriber the whole picture now, where the topic has one. */
  greet(name: string, source: TopicSource, subscriber: Subscriber): void {
    const message = source.snapshot?.();
    if (message) subscriber.send(this.#textOf(name, message), source.whole);
  }

  unsubscribe(name: string, subscriber: Subscriber): void {
    const topic = this.#topics.get(name);
    if (!topic?.subscribers.delete(subscriber) || topic.subscribers.size > 0) return;
    topic.stop();
    this.#topics.delete(name);
  }

  close(): void {
    for (const topic of this.#topics.values()) topic.stop();
    this.#topics.clear();
  }

  #publish(name: string, topic: Topic, message: TopicMessage): void {
    for (const text of this.faults.messages(name, this.#textOf(name, message))) {
      // Encoded once, too: with many subscribers that is most of the work.
      const encoded = topic.subscribers.size > 1 ? Buffer.from(text) : text;
      for (const subscriber of topic.subscribers) subscriber.send(encoded, topic.source.whole);
    }
  }

  #textOf(topic: string, { ts, data }: TopicMessage): string {
    return this.faults.textOf({ topic, ts, data });
  }
}
