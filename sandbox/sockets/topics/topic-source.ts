export interface TopicMessage {
  /** Envelope time, milliseconds. */
  readonly ts: number;
  readonly data: unknown;
}

/** Where the messages of one topic come from. */
export interface TopicSource {
  /** Each message is the whole picture, so a slow client may miss some. */
  readonly whole: boolean;
  /** What a new subscriber is told at once. */
  readonly snapshot?: () => TopicMessage | undefined;
  /** Starts publishing; called for the first subscriber and stopped after the last. */
  readonly start: (publish: (message: TopicMessage) => void) => () => void;
}

/** Publishes what `read` finds at a fixed pace; nothing when there is nothing new. */
export function paced(every: number, read: () => readonly TopicMessage[]): TopicSource['start'] {
  return (publish) => {
    const timer = setInterval(() => read().forEach(publish), every);
    timer.unref();
    return () => clearInterval(timer);
  };
}

/** Lets a value through only when its text differs from the last one. */
export function whenChanged(): (data: unknown) => boolean {
  let last: string | undefined;
  return (data) => {
    const text = JSON.stringify(data);
    const changed = text !== last;
    last = text;
    return changed;
  };
}

/** The whole picture at a fixed pace when it has changed, and at once for a new subscriber. */
export function changing(every: number, read: () => TopicMessage | undefined): TopicSource {
  return {
    whole: true,
    snapshot: read,
    start: (publish) => {
      const changed = whenChanged();
      const once = () => {
        const message = read();
        return message && changed(message.data) ? [message] : [];
      };
      return paced(every, once)(publish);
    },
  };
}

/** The whole picture at a fixed pace, changed or not, and at once for a new subscriber. */
export function always(every: number, read: () => TopicMessage | undefined): TopicSource {
  const once = () => {
    const message = read();
    return message ? [message] : [];
  };
  return { whole: true, snapshot: read, start: paced(every, once) };
}
