import * as z from 'zod/mini';
import { ApiError, invalidSignature, unauthorised } from '../shared/api-error';
import type { BookSnapshot } from '../engine/model/market-data';

const duration = z.number().check(z.minimum(0), z.maximum(600_000));

/** What the calls can be asked to do wrong or otherwise. Times in milliseconds. */
export const serviceFaultRequests = [
  /** Figures of private v3 answers as texts or numbers, times as milliseconds or as seconds with a fraction: real hosts have sent all of them. */
  z.object({
    kind: z.literal('wireForms'),
    numbers: z.optional(z.enum(['text', 'number'])),
    times: z.optional(z.enum(['milliseconds', 'seconds'])),
  }),
  z.object({
    kind: z.literal('maintenance'),
    scope: z.enum(['none', 'trading', 'full']),
    endsInMs: z.optional(duration),
  }),
  /** The next calls under a path are refused with this code. */
  z.object({
    kind: z.literal('apiCode'),
    path: z.string(),
    code: z.union([z.literal(-1000), z.literal(-1001), z.literal(-1002), z.literal(-1003)]),
    times: z.optional(z.number().check(z.minimum(1), z.maximum(100_000))),
  }),
  /** Snapshots of order books are this old. */
  z.object({ kind: z.literal('bookLag'), ms: duration }),
] as const;

type ServiceFaultRequest = z.output<(typeof serviceFaultRequests)[number]>;

export interface WireForms {
  readonly numbers: 'text' | 'number';
  readonly times: 'milliseconds' | 'seconds';
}

export interface Maintenance {
  /** 0 none, 1 trading, 2 everything. */
  readonly status: 0 | 1 | 2;
  readonly endsAt: number;
}

interface CodeFault {
  readonly path: string;
  readonly code: -1000 | -1001 | -1002 | -1003;
  left: number;
}

interface KeptSnapshot {
  readonly at: number;
  readonly book: BookSnapshot;
}

const statuses = { none: 0, trading: 1, full: 2 } as const;
const trading = /^\/v[123]\/(trade|order|client\/order|algo)/;
const alwaysServed = /^\/(v3\/public\/systemInfo|v1\/public\/system_info|health|sandbox\/)/;

/** The faults of calls that are in force. */
export class ServiceFaults {
  forms: WireForms = { numbers: 'text', times: 'milliseconds' };
  #scope: Maintenance = { status: 0, endsAt: 0 };
  #codes: CodeFault[] = [];
  #lag = 0;
  readonly #snapshots = new Map<string, KeptSnapshot[]>();

  constructor(private readonly now: () => number) {}

  set(fault: ServiceFaultRequest): void {
    if (fault.kind === 'wireForms')
      this.forms = { numbers: fault.numbers ?? this.forms.numbers, times: fault.times ?? this.forms.times };
    if (fault.kind === 'maintenance')
      this.#scope = { status: statuses[fault.scope], endsAt: this.now() + (fault.endsInMs ?? 600_000) };
    if (fault.kind === 'apiCode') this.#codes.push({ path: fault.path, code: fault.code, left: fault.times ?? 1 });
    if (fault.kind === 'bookLag') {
      this.#lag = fault.ms;
      this.#snapshots.clear();
    }
  }

  clear(): void {
    this.forms = { numbers: 'text', times: 'milliseconds' };
    this.#scope = { status: 0, endsAt: 0 };
    this.#codes = [];
    this.#lag = 0;
    this.#snapshots.clear();
  }

  get maintenance(): Maintenance {
    return this.#scope.endsAt > this.now() ? this.#scope : { status: 0, endsAt: this.now() };
  }

  /** @throws ApiError for a call that must be refused now. */
  admit(method: string, path: string): void {
    const { status } = this.maintenance;
    const stopped = status === 2 ? !alwaysServed.test(path) : status === 1 && method !== 'GET' && trading.test(path);
    if (stopped) throw new ApiError(-1011, 400, 'The system is under maintenance.');
    const fault = this.#codes.find((each) => path.startsWith(each.path));
    if (!fault) return;
    fault.left -= 1;
    if (fault.left <= 0) this.#codes = this.#codes.filter((each) => each !== fault);
    throw refusals[fault.code]();
  }

  /** The snapshot to answer instead of the present one: the newest of those that were asked for before the lag, or the first. */
  snapshot(symbol: string, depth: number, book: BookSnapshot | undefined): BookSnapshot | undefined {
    if (this.#lag === 0 || !book) return book;
    const key = `${symbol}@${depth}`;
    const kept = [...(this.#snapshots.get(key) ?? []), { at: this.now(), book }];
    const old = kept.filter(({ at }) => at <= this.now() - this.#lag);
    const chosen = old.at(-1) ?? kept[0]!;
    this.#snapshots.set(key, kept.slice(kept.indexOf(chosen)));
    return chosen.book;
  }
}

const refusals: Readonly<Record<CodeFault['code'], () => ApiError>> = {
  [-1000]: () => new ApiError(-1000, 500, 'A fault that was asked for.'),
  [-1001]: invalidSignature,
  [-1002]: unauthorised,
  [-1003]: () => new ApiError(-1003, 429, 'Too many requests.', { 'Retry-After': '1' }),
};
