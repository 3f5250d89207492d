import { second, type Milliseconds } from '../../domain/shared/instant';
import { Clock } from '../kernel/clock.port';
import type { Failure } from '../kernel/failure';
import { Subject, type ObservableValue, type Startable, type Unsubscribe } from '../kernel/observable-value';
import { Random } from '../kernel/random.port';
import { Scheduler } from '../kernel/scheduler.port';
import type { Needs } from '../kernel/token';
import { type KeptProgram, KeptPrograms, type ProgramPart, type SentPart } from './kept-programs';
import type { Placement } from './place-once';
import { type OrderIntent, PlaceOrder } from './place-order.use-case';
import { TicketDrafts } from './ticket/ticket-drafts';
import type { ProgramStatus, RunningProgram } from './ticket/ticket-outcome';
import { TradingPort } from './trading.port';
import { longestJourney } from './until-known';

/** How long a page that runs a program has to say that it is still there. */
export const answerTime: Milliseconds = 3 * second;
/** How often it is asked. */
export const askEvery: Milliseconds = 15 * second;

interface Run {
  readonly parts: readonly ProgramPart[];
  sent?: SentPart | undefined;
}

/**
 * Orders that come in parts. The first part that is not placed ends a program: whoever wrote it looks before going on.
 * The page sends them. What it leaves behind when it closes is kept by the device, found again by the next page, and goes
 * on where its owner says so: by one page alone, and never past a part of which it is not known what became of it.
 */
export class OrderPrograms implements Startable {
  static readonly needs: Needs<typeof OrderPrograms> = [
    PlaceOrder,
    Scheduler,
    TicketDrafts,
    KeptPrograms,
    TradingPort,
    Clock,
    Random,
  ];

  readonly #list = new Subject<readonly RunningProgram[]>([]);
  readonly #runs = new Map<number, Run>();
  readonly #timers = new Map<number, Unsubscribe>();

  constructor(
    private readonly placeOrder: PlaceOrder,
    private readonly scheduler: Scheduler,
    private readonly drafts: Pick<TicketDrafts, 'slices' | 'ended'>,
    private readonly kept: KeptPrograms,
    private readonly trading: Pick<TradingPort, 'orderByClientOrderId'>,
    private readonly clock: Clock,
    private readonly random: Random,
  ) {}

  /** Newest first. */
  get list(): ObservableValue<readonly RunningProgram[]> {
    return this.#list;
  }

  /** Finds what other pages run and what pages before have left. Until stopped, which ends what runs here. */
  start(): Unsubscribe {
    // Left by this page itself, when its owner logged out.
    this.#takeUp(({ id, owner, ended }) => owner === this.kept.page && !ended && !this.#runs.has(id));
    this.#look();
    let answers: Unsubscribe | undefined;
    const ask = (): void => {
      this.#ask();
      answers = this.scheduler.after(answerTime, () => this.#takeUp(({ askedBy }) => askedBy === this.kept.page));
    };
    ask();
    const stops = [this.kept.onChange(() => this.#heard()), this.scheduler.every(askEvery, ask), () => answers?.()];
    return () => {
      for (const stop of [...stops, ...this.#timers.values()]) stop();
      this.#timers.clear();
      this.#runs.clear();
      this.#list.set([]);
    };
  }

  /** @returns its id */
  run(kind: RunningProgram['kind'], parts: readonly ProgramPart[]): number {
    const id = this.random.identifier();
    this.#runs.set(id, { parts });
    this.#list.set([shown({ id, kind, parts, placed: 0 }, 'running'), ...this.#list.current]);
    this.#keep();
    this.#wait(id, parts[0]!.after);
    return id;
  }

  /** What is placed stays placed. */
  stop(id: number): void {
    this.#timers.get(id)?.();
    this.#end(id, 'stopped');
  }

  /** Sends what one that ended early has left. */
  continue(id: number): void {
    this.#look();
    const run = this.#runs.get(id);
    if (this.#of(id)?.status !== 'failed' || !run) return;
    const { sent } = run;
    this.#change(id, { status: 'running', failure: undefined, settling: sent !== undefined });
    this.#write();
    // Before that it may still arrive.
    if (!sent) this.#wait(id, 0);
    else {
      const pause = Math.min(longestJourney, sent.at + longestJourney - this.clock.now());
      this.#after(id, pause, () => void this.#settle(id, run, sent));
    }
  }

  /** Takes one that has ended from the list. */
  dismiss(id: number): void {
    const status = this.#of(id)?.status;
    if (status === 'running' || status === 'elsewhere') return;
    this.#drop(id);
    this.kept.write(this.kept.read().filter((program) => program.id !== id));
  }

  #after(id: number, pause: Milliseconds, then: () => void): void {
    this.#timers.set(id, this.scheduler.after(Math.max(0, pause), then));
  }

  #wait(id: number, pause: Milliseconds): void {
    this.#after(id, pause, () => void this.#place(id));
  }

  async #place(id: number): Promise<void> {
    // Another page may have continued it while this one was held back.
    if (!this.#isOurs(id)) {
      this.#drop(id);
      return this.#look();
    }
    const [before, run] = [this.#of(id), this.#runs.get(id)];
    const part = before && run?.parts[before.placed];
    if (!part) return;
    const placement = await this.#send(run, part.intent, before.kind);
    if (this.#runs.get(id) !== run) return;
    if (placement.status === 'placed') return this.#goOn(id, run);
    const { status, clientOrderId, failure } = placement;
    run.sent = status === 'unknown' ? { clientOrderId, at: this.clock.now() } : undefined;
    this.#end(id, 'failed', failure);
  }

  /** A part is placed: the next comes at its time. */
  #goOn(id: number, run: Run): void {
    run.sent = undefined;
    const { placed, status } = this.#of(id)!;
    this.#change(id, { placed: placed + 1 });
    const [last, next] = [run.parts[placed]!, run.parts[placed + 1]];
    if (!next) return this.#end(id, 'done');
    this.#keep();
    if (status === 'running') this.#wait(id, next.after - last.after);
  }

  /** What the exchange cannot say yet ends it once more; only what it never took is sent again. */
  async #settle(id: number, run: Run, { clientOrderId }: SentPart): Promise<void> {
    const answer = await this.trading.orderByClientOrderId(clientOrderId);
    if (this.#runs.get(id) !== run) return;
    if (!answer.ok && answer.error.kind !== 'notFound') return this.#end(id, 'failed', answer.error);
    this.#change(id, { settling: undefined });
    if (answer.ok && answer.value.status !== 'REJECTED') return this.#goOn(id, run);
    run.sent = undefined;
    this.#keep();
    if (this.#of(id)?.status === 'running') await this.#place(id);
  }

  /**
   * A part is kept before it is sent, so that a page that closes meanwhile does not leave it unknown. A slice is known as
   * one as early: that it has filled may be told before the answer to it.
   */
  async #send(run: Run, intent: OrderIntent, kind: RunningProgram['kind']): Promise<Placement> {
    const stop = this.placeOrder.pending.subscribe((pending) => {
      const sent = pending.find((each) => each.intent === intent);
      if (!sent || run.sent) return;
      if (kind === 'TWAP') this.drafts.slices.add(sent.clientOrderId);
      run.sent = { clientOrderId: sent.clientOrderId, at: this.clock.now() };
      this.#keep();
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
    this.#change(id, { status, failure, settling: undefined });
    this.#keep();
    // Another page may have gone on with it meanwhile.
    if (status !== 'stopped' && this.#of(id)?.status === status) this.drafts.ended.set(this.#of(id));
  }

  #change(id: number, change: Partial<RunningProgram>): void {
    this.#list.set(this.#list.current.map((program) => (program.id === id ? { ...program, ...change } : program)));
  }

  #letGo(id: number): void {
    this.#timers.get(id)?.();
    this.#timers.delete(id);
    this.#runs.delete(id);
  }

  #drop(id: number): void {
    this.#letGo(id);
    this.#list.set(this.#list.current.filter((program) => program.id !== id));
  }

  #isOurs(id: number): boolean {
    const known = this.kept.read().find((program) => program.id === id);
    return known ? known.owner === this.kept.page : !this.kept.durable;
  }

  #keep(): void {
    this.#look();
    this.#write();
  }

  /** What this page runs, or has seen end early, beside what others run. */
  #write(): void {
    const list = [...this.#list.current].reverse();
    const own = list.flatMap(({ id, kind, placed, status }): readonly KeptProgram[] => {
      const run = this.#runs.get(id);
      if (!run || (status !== 'running' && status !== 'failed')) return [];
      return [{ id, kind, ...run, placed, owner: this.kept.page, ended: status === 'failed' }];
    });
    this.kept.write([...this.kept.read().filter(({ id }) => !this.#runs.has(id)), ...own]);
  }

  /** What other pages have done to programs: they are run by one page at a time, and shown by all. */
  #look(): void {
    const known = this.kept.read();
    for (const program of known) {
      if (program.owner === this.kept.page && this.#runs.has(program.id)) continue;
      const [here, status] = [this.#of(program.id), program.ended ? 'failed' : 'elsewhere'] as const;
      if (here?.status !== status || here.placed !== program.placed) this.#show(program, status);
    }
    if (!this.kept.durable) return;
    for (const { id, status } of this.#list.current)
      if ((status === 'failed' || status === 'elsewhere') && !known.some((each) => each.id === id)) this.#drop(id);
  }

  #heard(): void {
    this.#look();
    // Of one that has ended here as well: the question may have met its last word, and brought it back.
    const isAsked = ({ id, askedBy, ended }: KeptProgram): boolean =>
      this.#runs.has(id) && (askedBy !== undefined || (ended && this.#of(id)?.status === 'running'));
    if (this.kept.read().some(isAsked)) this.#keep();
  }

  /** Who runs what is kept as running is asked whether they are still there. */
  #ask(): void {
    const asked = ({ id, ended }: KeptProgram): boolean => !ended && !this.#runs.has(id);
    const known = this.kept.read();
    if (known.some(asked))
      this.kept.write(known.map((each) => (asked(each) ? { ...each, askedBy: this.kept.page } : each)));
  }

  /** Nobody answers for these: their page is gone. */
  #takeUp(isLeft: (program: KeptProgram) => boolean): void {
    const known = this.kept.read();
    const left = known.filter(isLeft);
    if (left.length === 0) return;
    this.kept.write(known.map((each) => (left.includes(each) ? { ...each, ended: true, askedBy: undefined } : each)));
    this.#look();
    for (const { id } of left) this.drafts.ended.set(this.#of(id));
  }

  #show(program: KeptProgram, status: 'failed' | 'elsewhere'): void {
    const { id, parts, sent } = program;
    this.#letGo(id);
    if (status === 'failed') this.#runs.set(id, { parts, sent });
    const [list, next] = [this.#list.current, shown(program, status)];
    this.#list.set(this.#of(id) ? list.map((each) => (each.id === id ? next : each)) : [next, ...list]);
  }
}

function shown(
  { id, kind, parts, placed }: Pick<KeptProgram, 'id' | 'kind' | 'parts' | 'placed'>,
  status: ProgramStatus,
): RunningProgram {
  const { symbol, side, positionSide } = parts[0]!.intent;
  return { id, kind, symbol, side, positionSide, parts: parts.length, placed, status };
}
