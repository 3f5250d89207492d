import { minute, second, type Milliseconds } from '../../domain/shared/instant';
import type { Clock } from '../kernel/clock.port';
import type { Failure } from '../kernel/failure';
import type { Scheduler } from '../kernel/scheduler.port';
import type { PagePort } from '../platform/page.port';
import type { Placement } from './place-once';
import type { OrderIntent, PlaceOrder } from './place-order.use-case';
import type { ProgramRun, SharedPrograms } from './shared-programs';
import type { TicketDrafts } from './ticket/ticket-drafts';
import type { ProgramStatus, RunningProgram } from './ticket/ticket-outcome';
import type { TradingPort } from './trading.port';
import { longestJourney } from './until-known';

/** Between two questions what became of a part: ever longer, up to so much. */
const longestPause: Milliseconds = minute / 4;

/** Sends the parts of programs that this page runs, and finds out what became of each. */
export class ProgramSender {
  constructor(
    private readonly shared: SharedPrograms,
    private readonly placeOrder: Pick<PlaceOrder, 'place' | 'pending'>,
    private readonly scheduler: Scheduler,
    private readonly drafts: Pick<TicketDrafts, 'slices' | 'ended'>,
    private readonly trading: Pick<TradingPort, 'orderByClientOrderId'>,
    private readonly clock: Clock,
    private readonly page: Pick<PagePort, 'left'>,
  ) {}

  /** The next part goes out then. */
  wait(id: number, pause: Milliseconds): void {
    const run = this.shared.run(id);
    if (run) run.cancel = this.scheduler.after(pause, () => void this.#place(id, run));
  }

  /**
   * Asks what became of a part until the exchange says it. That it does not know the part says so only once that can
   * arrive no more; then, where somebody continues the program, it is sent again.
   */
  async settle(id: number, run: ProgramRun, left = this.#journeyLeft(run), pause = second): Promise<void> {
    const { sent } = run;
    if (!sent) return;
    const answer = await this.trading.orderByClientOrderId(sent.clientOrderId);
    if (this.shared.run(id) !== run) return;
    if (answer.ok && answer.value.status !== 'REJECTED') return this.#goOn(id, run);
    if (answer.ok || (answer.error.kind === 'notFound' && left <= 0)) return this.#sendAgain(id, run);
    if (answer.error.kind !== 'notFound') this.shared.change(id, { failure: answer.error });
    const wait = left > 0 ? Math.min(pause, left) : pause;
    run.cancel = this.scheduler.after(
      wait,
      () => void this.settle(id, run, left - wait, Math.min(2 * pause, longestPause)),
    );
  }

  end(id: number, status: ProgramStatus, failure?: Failure): void {
    const run = this.shared.run(id);
    if (!run?.sent) run?.cancel?.();
    this.shared.change(id, { status, failure, settling: run?.sent ? true : undefined });
    this.shared.write(id);
    this.tell(this.shared.of(id)!);
  }

  /** That one has ended by itself, once it is known how far it has come. */
  tell(program: RunningProgram): void {
    const { status, settling } = program;
    if (!settling && (status === 'failed' || status === 'done')) this.drafts.ended.set(program);
  }

  async #place(id: number, run: ProgramRun): Promise<void> {
    // Another page may continue it.
    if (this.page.left.current) return this.wait(id, second);
    // Another page may have continued it while this one was held back.
    if (!this.shared.isOurs(id)) this.shared.drop(id);
    this.shared.look();
    const before = this.shared.of(id);
    const part = run.parts[before?.placed ?? 0];
    if (before?.status !== 'running' || this.shared.run(id) !== run || !part) return;
    run.placing = true;
    const placement = await this.#send(id, run, part.intent);
    run.placing = undefined;
    if (this.shared.run(id) !== run) return;
    if (placement.status === 'placed') return this.#goOn(id, run);
    const { status, clientOrderId, failure } = placement;
    run.sent = status === 'unknown' ? { clientOrderId, at: this.clock.now() } : undefined;
    this.#stay(id, run, failure);
    if (run.sent) await this.settle(id, run);
  }

  /** A part is placed: the next comes at its time. */
  #goOn(id: number, run: ProgramRun): void {
    if (!this.#isHere(id, run)) return;
    run.sent = undefined;
    const { placed } = this.shared.of(id)!;
    this.shared.change(id, { placed: placed + 1, settling: undefined, failure: undefined });
    const [last, next] = [run.parts[placed]!, run.parts[placed + 1]];
    if (!next) return this.end(id, 'done');
    this.shared.write(id);
    const program = this.shared.of(id)!;
    if (program.status === 'running') this.wait(id, next.after - last.after);
    else this.tell(program);
  }

  /** A part is not placed, or not for sure: its program ends here, where it has not been stopped. */
  #stay(id: number, run: ProgramRun, failure?: Failure): void {
    if (!this.#isHere(id, run)) return;
    const { status } = this.shared.of(id)!;
    if (status === 'running') return this.end(id, 'failed', failure);
    this.shared.change(id, { settling: run.sent ? true : undefined, failure: undefined });
    this.shared.write(id);
    this.tell(this.shared.of(id)!);
  }

  #sendAgain(id: number, run: ProgramRun): void {
    run.sent = undefined;
    if (this.shared.of(id)?.status !== 'running') return this.#stay(id, run);
    this.shared.change(id, { settling: undefined, failure: undefined });
    this.shared.keep(id);
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
      if (this.shared.of(id)?.kind === 'TWAP') this.drafts.slices.add(sent.clientOrderId);
      run.sent = { clientOrderId: sent.clientOrderId, at: this.clock.now() };
      this.shared.keep(id);
    });
    const placement = await this.placeOrder.place(intent);
    stop();
    return placement;
  }

  /** Whether it is still for this page to say what becomes of it: another may have been quicker. */
  #isHere(id: number, run: ProgramRun): boolean {
    this.shared.look();
    // Or have taken it away, as one that was stopped.
    if (this.shared.of(id)?.status === 'running' && !this.shared.isOurs(id)) this.shared.drop(id);
    return this.shared.run(id) === run;
  }
}
