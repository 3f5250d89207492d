import type { Milliseconds } from '../../domain/shared/instant';
import type { Failure } from '../kernel/failure';
import { Subject, type ObservableValue, type Unsubscribe } from '../kernel/observable-value';
import { Scheduler } from '../kernel/scheduler.port';
import { type OrderIntent, PlaceOrder } from './place-order.use-case';
import type { Needs } from '../kernel/token';

/** One order of a program. */
export interface ProgramPart {
  readonly intent: OrderIntent;
  /** Counted from the start of the program. */
  readonly after: Milliseconds;
}

export type ProgramStatus = 'running' | 'done' | 'stopped' | 'failed';

/** Orders that this page sends one after the other; they end when it closes. */
export interface RunningProgram {
  readonly id: number;
  readonly kind: 'SCALED' | 'TWAP';
  readonly symbol: string;
  readonly side: OrderIntent['side'];
  readonly parts: number;
  readonly placed: number;
  readonly status: ProgramStatus;
  /** Why the last part was not placed. */
  readonly failure?: Failure | undefined;
}

/** Orders that come in parts. The first part that is not placed ends a program: whoever wrote it looks before going on. */
export class OrderPrograms {
  static readonly needs: Needs<typeof OrderPrograms> = [PlaceOrder, Scheduler];

  readonly #list = new Subject<readonly RunningProgram[]>([]);
  readonly #timers = new Map<number, Unsubscribe>();
  #nextId = 1;

  constructor(
    private readonly placeOrder: PlaceOrder,
    private readonly scheduler: Scheduler,
  ) {}

  /** Newest first. */
  get list(): ObservableValue<readonly RunningProgram[]> {
    return this.#list;
  }

  /** @returns its id */
  run(kind: RunningProgram['kind'], parts: readonly ProgramPart[]): number {
    const id = this.#nextId++;
    const { symbol, side } = parts[0]!.intent;
    this.#list.set([
      { id, kind, symbol, side, parts: parts.length, placed: 0, status: 'running' },
      ...this.#list.current,
    ]);
    this.#wait(id, parts, 0);
    return id;
  }

  /** What is placed stays placed. */
  stop(id: number): void {
    this.#timers.get(id)?.();
    this.#end(id, 'stopped');
  }

  /** Takes one that has ended from the list. */
  dismiss(id: number): void {
    this.#list.set(this.#list.current.filter((program) => program.id !== id || program.status === 'running'));
  }

  #wait(id: number, parts: readonly ProgramPart[], index: number): void {
    const pause = parts[index]!.after - (parts[index - 1]?.after ?? 0);
    this.#timers.set(
      id,
      this.scheduler.after(pause, () => void this.#place(id, parts, index)),
    );
  }

  async #place(id: number, parts: readonly ProgramPart[], index: number): Promise<void> {
    const placement = await this.placeOrder.place(parts[index]!.intent);
    const program = this.#of(id);
    if (!program) return;
    if (placement.status !== 'placed') return this.#end(id, 'failed', placement.failure);
    this.#change(id, { placed: program.placed + 1 });
    if (program.status !== 'running') return;
    if (index + 1 < parts.length) this.#wait(id, parts, index + 1);
    else this.#end(id, 'done');
  }

  #of(id: number): RunningProgram | undefined {
    return this.#list.current.find((program) => program.id === id);
  }

  #end(id: number, status: ProgramStatus, failure?: Failure): void {
    this.#timers.delete(id);
    if (this.#of(id)?.status === 'running') this.#change(id, { status, failure });
  }

  #change(id: number, change: Partial<RunningProgram>): void {
    this.#list.set(this.#list.current.map((program) => (program.id === id ? { ...program, ...change } : program)));
  }
}
