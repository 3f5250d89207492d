import * as z from 'zod/mini';
import { ServiceFaults, serviceFaultRequests } from './service-faults';

const duration = z.number().check(z.minimum(0), z.maximum(600_000));
/** Of a fault that lasts, unless said. */
export const usualLength = 10_000;
const count = z.number().check(z.minimum(1), z.maximum(100_000));

/** What the sandbox can be asked to do wrong, for the fault tests. Times in milliseconds. */
export const faultRequest = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('closeSockets'), code: z.optional(z.number().check(z.minimum(1000), z.maximum(4999))) }),
  z.object({ kind: z.literal('refuseSockets'), forMs: duration }),
  z.object({ kind: z.literal('muteSockets'), forMs: duration }),
  z.object({
    kind: z.literal('malformedFrame'),
    frame: z.optional(z.string()),
    bytes: z.optional(z.number().check(z.minimum(1), z.maximum(16_000_000))),
  }),
  z.object({
    kind: z.literal('flood'),
    frame: z.string(),
    perSecond: z.number().check(z.minimum(1), z.maximum(20_000)),
    forMs: z.optional(duration),
  }),
  z.object({ kind: z.literal('duplicateNext'), topic: z.string() }),
  z.object({ kind: z.literal('swapNext'), topic: z.string() }),
  z.object({ kind: z.literal('dropNext'), topic: z.string(), count: z.optional(count) }),
  z.object({ kind: z.literal('refuseNext'), topic: z.string(), count: z.optional(count) }),
  z.object({ kind: z.literal('delayPongs'), ms: duration, forMs: z.optional(duration) }),
  z.object({ kind: z.literal('swapNumbers'), forMs: z.optional(duration) }),
  z.object({
    kind: z.literal('httpStatus'),
    path: z.string(),
    status: z.number().check(z.minimum(400), z.maximum(599)),
    times: z.optional(count),
  }),
  z.object({ kind: z.literal('delay'), ms: duration, forMs: z.optional(duration), path: z.optional(z.string()) }),
  ...serviceFaultRequests,
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
  /** Those of calls alone. */
  readonly service: ServiceFaults;
  readonly #topics = new Map<string, TopicFault>();
  #statuses: StatusFault[] = [];
  #delayed: { readonly ms: number; readonly until: number; readonly path: string | undefined } | undefined;
  #refusedUntil = 0;
  readonly #refusals = new Map<string, number>();
  #pongs: { readonly ms: number; readonly until: number } | undefined;
  #swappedUntil = 0;

  constructor(private readonly now: () => number) {
    this.service = new ServiceFaults(now);
  }

  get refusesSockets(): boolean {
    return this.now() < this.#refusedUntil;
  }

  set(fault: FaultRequest): void {
    if (fault.kind === 'duplicateNext') this.#topics.set(fault.topic, { kind: 'duplicate', left: 1 });
    if (fault.kind === 'swapNext') this.#topics.set(fault.topic, { kind: 'swap', left: 1 });
    if (fault.kind === 'dropNext') this.#topics.set(fault.topic, { kind: 'drop', left: fault.count ?? 1 });
    if (fault.kind === 'refuseNext') this.#refusals.set(fault.topic, fault.count ?? 1);
    if (fault.kind === 'delayPongs') this.#pongs = { ms: fault.ms, until: this.now() + (fault.forMs ?? usualLength) };
    if (fault.kind === 'swapNumbers') this.#swappedUntil = this.now() + (fault.forMs ?? usualLength);
    if (fault.kind === 'httpStatus')
      this.#statuses.push({ path: fault.path, status: fault.status, left: fault.times ?? 1 });
    if (fault.kind === 'delay')
      this.#delayed = { ms: fault.ms, until: this.now() + (fault.forMs ?? usualLength), path: fault.path };
    if (fault.kind === 'refuseSockets') this.#refusedUntil = this.now() + fault.forMs;
    if (
      fault.kind === 'wireForms' ||
      fault.kind === 'maintenance' ||
      fault.kind === 'apiCode' ||
      fault.kind === 'bookLag'
    )
      this.service.set(fault);
    if (fault.kind === 'clear') this.#clear();
  }

  /** Whether the next subscription of a topic is refused without a word. */
  refusesTopic(topic: string): boolean {
    const left = this.#refusals.get(topic);
    if (left === undefined) return false;
    if (left > 1) this.#refusals.set(topic, left - 1);
    else this.#refusals.delete(topic);
    return true;
  }

  /** How late pongs are, in milliseconds. */
  get pongDelay(): number {
    return this.#pongs && this.now() < this.#pongs.until ? this.#pongs.ms : 0;
  }

  /** A stream message as text; numbers as texts and decimal texts as numbers while that is asked for. */
  textOf(message: object): string {
    return JSON.stringify(message, this.now() < this.#swappedUntil ? swapped : undefined);
  }

  /** What is really sent in place of a topic's next message. */
  messages(topic: string, message: string): readonly string[] {
    const fault = this.#topics.get(topic);
    if (!fault) return [message];
    if (fault.kind === 'drop') {
      fault.left -= 1;
      if (fault.left <= 0) this.#topics.delete(topic);
      return [];
    }
    if (fault.kind === 'swap' && fault.held === undefined) {
      fault.held = message;
      return [];
    }
    this.#topics.delete(topic);
    return fault.kind === 'swap' ? [message, fault.held!] : [message, message];
  }

  /** The status a call to `path` must fail with, if any. */
  statusOf(path: string): number | undefined {
    const fault = this.#statuses.find((each) => path.startsWith(each.path));
    if (!fault) return undefined;
    fault.left -= 1;
    if (fault.left <= 0) this.#statuses = this.#statuses.filter((each) => each !== fault);
    return fault.status;
  }

  delayOf(path: string): number {
    const delayed = this.#delayed;
    if (!delayed || delayed.until <= this.now() || !path.startsWith(delayed.path ?? '')) return 0;
    return delayed.ms;
  }

  #clear(): void {
    this.#topics.clear();
    this.#statuses = [];
    this.#delayed = undefined;
    this.#refusedUntil = 0;
    this.#refusals.clear();
    this.#pongs = undefined;
    this.#swappedUntil = 0;
    this.service.clear();
  }
}

/** Times stay numbers: both families send them so. */
function swapped(_name: string, value: unknown): unknown {
  if (typeof value === 'number') return value > 1e11 ? value : String(value);
  return typeof value === 'string' && /^-?\d+(\.\d+)?$/.test(value) ? Number(value) : value;
}
