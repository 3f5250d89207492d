import * as z from 'zod/mini';

const duration = z.number().check(z.minimum(0), z.maximum(600_000));
const count = z.number().check(z.minimum(1), z.maximum(100_000));

/** What the sandbox can be asked to do wrong, for the fault tests. Times in milliseconds. */
export const faultRequest = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('closeSockets'), code: z.optional(z.number().check(z.minimum(1000), z.maximum(4999))) }),
  z.object({ kind: z.literal('refuseSockets'), forMs: duration }),
  z.object({ kind: z.literal('muteSockets'), forMs: duration }),
  z.object({ kind: z.literal('malformedFrame'), frame: z.optional(z.string()) }),
  z.object({ kind: z.literal('duplicateNext'), topic: z.string() }),
  z.object({ kind: z.literal('swapNext'), topic: z.string() }),
  z.object({ kind: z.literal('dropNext'), topic: z.string(), count: z.optional(count) }),
  z.object({ kind: z.literal('httpStatus'), path: z.string(), status: z.number().check(z.minimum(400), z.maximum(599)), times: z.optional(count) }),
  z.object({ kind: z.literal('delay'), ms: duration, forMs: z.optional(duration), path: z.optional(z.string()) }),
  z.object({ kind: z.literal('clear') }),
]);

export type FaultRequest = z.output<typeof faultRequest>;

interface TopicFault {
  readonly kind: 'duplicate' | 'swap' | 'drop';
  left: number;
  held?: string | undefined;
}

interface StatusFault {
  readonly path: string;
  readonly status: number;
  left: number;
}

/** The faults in force. */
export class Faults {
  private readonly topics = new Map<string, TopicFault>();
  private statuses: StatusFault[] = [];
  private delayed: { readonly ms: number; readonly until: number; readonly path: string | undefined } | undefined;
  private refusedUntil = 0;

  constructor(private readonly now: () => number) {}

  get refusesSockets(): boolean {
    return this.now() < this.refusedUntil;
  }

  set(fault: FaultRequest): void {
    if (fault.kind === 'duplicateNext') this.topics.set(fault.topic, { kind: 'duplicate', left: 1 });
    if (fault.kind === 'swapNext') this.topics.set(fault.topic, { kind: 'swap', left: 1 });
    if (fault.kind === 'dropNext') this.topics.set(fault.topic, { kind: 'drop', left: fault.count ?? 1 });
    if (fault.kind === 'httpStatus') this.statuses.push({ path: fault.path, status: fault.status, left: fault.times ?? 1 });
    if (fault.kind === 'delay') this.delayed = { ms: fault.ms, until: this.now() + (fault.forMs ?? 10_000), path: fault.path };
    if (fault.kind === 'refuseSockets') this.refusedUntil = this.now() + fault.forMs;
    if (fault.kind === 'clear') this.clear();
  }

  /** What is really sent in place of a topic's next message. */
  messages(topic: string, message: string): readonly string[] {
    const fault = this.topics.get(topic);
    if (!fault) return [message];
    if (fault.kind === 'drop') {
      fault.left -= 1;
      if (fault.left <= 0) this.topics.delete(topic);
      return [];
    }
    if (fault.kind === 'swap' && fault.held === undefined) {
      fault.held = message;
      return [];
    }
    this.topics.delete(topic);
    return fault.kind === 'swap' ? [message, fault.held!] : [message, message];
  }

  /** The status a call to `path` must fail with, if any. */
  statusOf(path: string): number | undefined {
    const fault = this.statuses.find((each) => path.startsWith(each.path));
    if (!fault) return undefined;
    fault.left -= 1;
    if (fault.left <= 0) this.statuses = this.statuses.filter((each) => each !== fault);
    return fault.status;
  }

  delayOf(path: string): number {
    const { delayed } = this;
    if (!delayed || delayed.until <= this.now() || !path.startsWith(delayed.path ?? '')) return 0;
    return delayed.ms;
  }

  private clear(): void {
    this.topics.clear();
    this.statuses = [];
    this.delayed = undefined;
    this.refusedUntil = 0;
  }
}
