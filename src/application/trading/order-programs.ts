import type { Milliseconds } from '../../domain/shared/instant';
import type { Failure } from '../kernel/failure';
import { Subject, type ObservableValue, type Unsubscribe } from '../kernel/observable-value';
import { Scheduler } from '../kernel/scheduler.port';
import type { Placement } from './place-once';
import { type OrderIntent, PlaceOrder } from './place-order.use-case';
import { TicketDrafts } from './ticket/ticket-drafts';
import type { ProgramStatus, RunningProgram } from './ticket/ticket-outcome';
import type { Needs } from '../kernel/token';

/** One order of a program. */
export interface ProgramPart {
  readonly intent: OrderIntent;
  /** Counted from the start of the program. */
  readonly after: Milliseconds;
}

/** Orders that come in parts. The first part that is not placed ends a program: whoever wrote it looks before going on. */
export class OrderPrograms {
  static readonly needs: Needs<typeof OrderPrograms> = [PlaceOrder, Scheduler, TicketDrafts];

  readonly #list = new Subject<readonly RunningProgram[]>([]);
  readonly #timers = new Map<number, Unsubscribe>();
  #nextId = 1;

  constructor(
    private readonly placeOrder: PlaceOrder,
    private readonly scheduler: Scheduler,
    private readonly drafts: Pick<TicketDrafts, 'slices' | 'ended'>,
  ) {}

  /** Newest first. */
  get list(): ObservableValue<readonly RunningProgram[]> {
    return this.#list;
  }

  /** @returns its id */
  run(kind: RunningProgram['kind'], parts: readonly ProgramPart[]): number {
    const id = this.#nextId++;
    const { symbol, side, positionSide } = parts[0]!.intent;
    this.#list.set([
      { id, kind, symbol, side, positionSide, parts: parts.length, placed: 0, status: 'running' },
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
    const placement = await this.#send(parts[index]!.intent, this.#of(id)?.kind);
    const program = this.#of(id);
    if (!program) return;
    if (placement.status !== 'placed') return this.#end(id, 'failed', placement.failure);
    this.#change(id, { placed: program.placed + 1 });
    if (program.status !== 'running') return;
    if (index + 1 < parts.length) this.#wait(id, parts, index + 1);
    else this.#end(id, 'done');
  }

  /** A slice is known as one before it is sent: that it has filled may be told before the answer to it. */
  async #send(intent: OrderIntent, kind: RunningProgram['kind'] | undefined): Promise<Placement> {
    const stop = this.placeOrder.pending.subscribe((pending) => {
      const sent = pending.find((each) => each.intent === intent);
      if (sent && kind === 'TWAP') this.drafts.slices.add(sent.clientOrderId);
    });
    const placement = await this.placeOrder.place(intent);
    stop();
    return placement;
  }

  #of(id: number): RunningProgram | undefined {
    return this.#list.current.find((program) => program.id === id);
  }

  #end(id: number, status: ProgramStatus, failure?: Failure): void {
    this.#timers.delete(id);
    if (this.#of(id)?.status !== 'running') return;
    this.#change(id, { status, failure });
    if (status !== 'stopped') this.drafts.ended.set(this.#of(id));
  }

  #change(id: number, change: Partial<RunningProgram>): void {
    this.#list.set(this.#list.current.map((program) => (program.id === id ? { ...program, ...change } : program)));
  }
}
