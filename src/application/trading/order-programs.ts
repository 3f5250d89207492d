import { minute, second, type Milliseconds } from '../../domain/shared/instant';
import { Clock } from '../kernel/clock.port';
import type { Failure } from '../kernel/failure';
import type { ObservableValue, Startable, Unsubscribe } from '../kernel/observable-value';
import { Random } from '../kernel/random.port';
import { Scheduler } from '../kernel/scheduler.port';
import type { Needs } from '../kernel/token';
import { PagePort } from '../platform/page.port';
import { type KeptProgram, KeptPrograms, type ProgramPart } from './kept-programs';
import { isSelected, type OrderSelection } from './order-selection';
import type { Placement } from './place-once';
import { type OrderIntent, PlaceOrder } from './place-order.use-case';
import { type ProgramRun, SharedPrograms } from './shared-programs';
import { TicketDrafts } from './ticket/ticket-drafts';
import type { ProgramStatus, RunningProgram } from './ticket/ticket-outcome';
import { TradingPort } from './trading.port';
import { longestJourney } from './until-known';

/** How long a page that runs a program has to say that it is still there. */
export const answerTime: Milliseconds = 3 * second;
/** How often it is asked. */
export const askEvery: Milliseconds = 15 * second;

/** Between two questions what became of a part: ever longer, up to so much. */
const longestPause: Milliseconds = minute / 4;

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
    PagePort,
  ];

  readonly #shared: SharedPrograms;

  constructor(
    private readonly placeOrder: PlaceOrder,
    private readonly scheduler: Scheduler,
    private readonly drafts: Pick<TicketDrafts, 'slices' | 'ended'>,
    private readonly kept: KeptPrograms,
    private readonly trading: Pick<TradingPort, 'orderByClientOrderId'>,
    private readonly clock: Clock,
    private readonly random: Random,
    private readonly page: Pick<PagePort, 'left' | 'visible'>,
  ) {
    this.#shared = new SharedPrograms(kept, {
      stop: (id) => this.stop(id),
      settle: (id, run) => void this.#settle(id, run),
    });
  }

  /** Newest first. */
  get list(): ObservableValue<readonly RunningProgram[]> {
    return this.#shared.list;
  }

  /** Finds what other pages run and what pages before have left. Until stopped, which ends what runs here. */
  start(): Unsubscribe {
    // Left by this page itself, when its owner logged out.
    this.#takeUp(({ id, owner, ended }) => owner === this.kept.page && !ended && !this.#shared.run(id));
    this.#shared.look();
    let answers: Unsubscribe | undefined;
    const takeUpLeft = (): void => this.#takeUp(({ left }) => left === true);
    const ask = (): void => {
      takeUpLeft();
      this.#shared.ask();
      answers = this.#awaitAnswers();
    };
    ask();
    const stops = [
      this.kept.onChange(() => {
        this.#shared.heard();
        // Told once, where somebody looks.
        if (this.page.visible.current) takeUpLeft();
      }),
      this.page.left.subscribe((left) => this.#shared.leave(left)),
      this.scheduler.every(askEvery, ask),
    ];
    return () => {
      for (const stop of stops) stop();
      answers?.();
      this.#shared.clear();
    };
  }

  /** @returns its id */
  run(kind: RunningProgram['kind'], parts: readonly ProgramPart[]): number {
    const id = this.random.identifier();
    this.#shared.begin(id, kind, parts);
    this.#wait(id, parts[0]!.after);
    return id;
  }

  /** Whichever page sends it. What is placed stays placed. */
  stop(id: number): void {
    const { status } = this.#shared.of(id) ?? {};
    if (status === 'running') return this.#end(id, 'stopped');
    if (status !== 'elsewhere') return;
    this.#shared.askToStop(id);
    this.#awaitAnswers();
  }

  /** Those that send such orders, whichever page does. */
  goingOn(selection: OrderSelection): readonly RunningProgram[] {
    const { current } = this.list;
    return current.filter(
      (each) => (each.status === 'running' || each.status === 'elsewhere') && isSelected(each, selection),
    );
  }

  /**
   * Ends them.
   * @returns settled once no part of them is on its way any more, or nobody has said so in time; `undefined` where none is
   */
  stopAll(selection: OrderSelection): Promise<void> | undefined {
    this.#shared.look();
    const stopped = this.goingOn(selection);
    for (const { id } of stopped) this.stop(id);
    const isUnderWay = (): boolean =>
      stopped.some(({ id }) => {
        const { status, settling } = this.#shared.of(id) ?? {};
        return status === 'elsewhere' || settling || this.#shared.run(id)?.placing;
      });
    if (!isUnderWay()) return undefined;
    return new Promise((settled) => {
      const end = (): void => {
        stopListening();
        stopWaiting();
        settled();
      };
      const stopListening = this.list.subscribe(() => !isUnderWay() && end());
      const stopWaiting = this.scheduler.after(answerTime, end);
    });
  }

  /** Sends what one that ended early has left. */
  continue(id: number): void {
    this.#shared.look();
    const run = this.#shared.run(id);
    if (this.#shared.of(id)?.status !== 'failed' || !run) return;
    // What became of the part before is being asked already.
    const settling = run.sent ? true : undefined;
    this.#shared.change(id, { status: 'running', failure: undefined, settling });
    this.#shared.write(id);
    if (!settling) this.#wait(id, 0);
  }

  /** Takes one that has ended from the list. */
  dismiss(id: number): void {
    const { status } = this.#shared.of(id) ?? {};
    if (status !== 'running' && status !== 'elsewhere') this.#shared.remove(id);
  }

  #awaitAnswers(): Unsubscribe {
    return this.scheduler.after(answerTime, () => this.#takeUp(({ askedBy }) => askedBy === this.kept.page));
  }

  #takeUp(isLeft: (program: KeptProgram) => boolean): void {
    for (const program of this.#shared.takeUp(isLeft)) this.#tell(program);
  }

  #wait(id: number, pause: Milliseconds): void {
    const run = this.#shared.run(id);
    if (run) run.cancel = this.scheduler.after(pause, () => void this.#place(id, run));
  }

  async #place(id: number, run: ProgramRun): Promise<void> {
    // Another page may continue it.
    if (this.page.left.current) return this.#wait(id, second);
    // Another page may have continued it while this one was held back.
    if (!this.#shared.isOurs(id)) this.#shared.drop(id);
    this.#shared.look();
    const before = this.#shared.of(id);
    const part = run.parts[before?.placed ?? 0];
    if (before?.status !== 'running' || this.#shared.run(id) !== run || !part) return;
    run.placing = true;
    const placement = await this.#send(id, run, part.intent);
    run.placing = undefined;
    if (this.#shared.run(id) !== run) return;
    if (placement.status === 'placed') return this.#goOn(id, run);
    const { status, clientOrderId, failure } = placement;
    run.sent = status === 'unknown' ? { clientOrderId, at: this.clock.now() } : undefined;
    this.#stay(id, run, failure);
    if (run.sent) await this.#settle(id, run);
  }

  /** A part is placed: the next comes at its time. */
  #goOn(id: number, run: ProgramRun): void {
    if (!this.#isHere(id, run)) return;
    run.sent = undefined;
    const { placed } = this.#shared.of(id)!;
    this.#shared.change(id, { placed: placed + 1, settling: undefined, failure: undefined });
    const [last, next] = [run.parts[placed]!, run.parts[placed + 1]];
    if (!next) return this.#end(id, 'done');
    this.#shared.write(id);
    const program = this.#shared.of(id)!;
    if (program.status === 'running') this.#wait(id, next.after - last.after);
    else this.#tell(program);
  }

  /** A part is not placed, or not for sure: its program ends here, where it has not been stopped. */
  #stay(id: number, run: ProgramRun, failure?: Failure): void {
    if (!this.#isHere(id, run)) return;
    const { status } = this.#shared.of(id)!;
    if (status === 'running') return this.#end(id, 'failed', failure);
    this.#shared.change(id, { settling: run.sent ? true : undefined, failure: undefined });
    this.#shared.write(id);
    this.#tell(this.#shared.of(id)!);
  }

  /**
   * Asks what became of a part until the exchange says it. That it does not know the part says so only once that can
   * arrive no more; then, where somebody continues the program, it is sent again.
   */
  async #settle(id: number, run: ProgramRun, left = this.#journeyLeft(run), pause = second): Promise<void> {
    const { sent } = run;
    if (!sent) return;
    const answer = await this.trading.orderByClientOrderId(sent.clientOrderId);
    if (this.#shared.run(id) !== run) return;
    if (answer.ok && answer.value.status !== 'REJECTED') return this.#goOn(id, run);
    if (answer.ok || (answer.error.kind === 'notFound' && left <= 0)) return this.#sendAgain(id, run);
    if (answer.error.kind !== 'notFound') this.#shared.change(id, { failure: answer.error });
    const wait = left > 0 ? Math.min(pause, left) : pause;
    run.cancel = this.scheduler.after(
      wait,
      () => void this.#settle(id, run, left - wait, Math.min(2 * pause, longestPause)),
    );
  }

  #sendAgain(id: number, run: ProgramRun): void {
    run.sent = undefined;
    if (this.#shared.of(id)?.status !== 'running') return this.#stay(id, run);
    this.#shared.change(id, { settling: undefined, failure: undefined });
    this.#shared.keep(id);
    void this.#place(id, run);
  }

  /** A clock that was set back must not make it longer than it can be. */
  #journeyLeft({ sent }: ProgramRun): Milliseconds {
    return sent ? Math.min(longestJourney, sent.at + longestJourney - this.clock.now()) : 0;
  }

  /**
   * A part is kept before it is sent, so that a page that closes meanwhile does not leave it unknown. A slice is known as
   * one as early: that it has filled may be told before the answer to it.
   */
  async #send(id: number, run: ProgramRun, intent: OrderIntent): Promise<Placement> {
    const stop = this.placeOrder.pending.subscribe((pending) => {
      const sent = pending.find((each) => each.intent === intent);
      if (!sent || run.sent) return;
      if (this.#shared.of(id)?.kind === 'TWAP') this.drafts.slices.add(sent.clientOrderId);
      run.sent = { clientOrderId: sent.clientOrderId, at: this.clock.now() };
      this.#shared.keep(id);
    });
    const placement = await this.placeOrder.place(intent);
    stop();
    return placement;
  }

  /** Whether it is still for this page to say what becomes of it: another may have been quicker. */
  #isHere(id: number, run: ProgramRun): boolean {
    this.#shared.look();
    return this.#shared.run(id) === run;
  }

  #end(id: number, status: ProgramStatus, failure?: Failure): void {
    const run = this.#shared.run(id);
    if (!run?.sent) run?.cancel?.();
    this.#shared.change(id, { status, failure, settling: run?.sent ? true : undefined });
    this.#shared.write(id);
    this.#tell(this.#shared.of(id)!);
  }

  /** That one has ended by itself, once it is known how far it has come. */
  #tell(program: RunningProgram): void {
    const { status, settling } = program;
    if (!settling && (status === 'failed' || status === 'done')) this.drafts.ended.set(program);
  }
}
