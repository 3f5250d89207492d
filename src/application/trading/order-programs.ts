import { minute, second, type Milliseconds } from '../../domain/shared/instant';
import { Clock } from '../kernel/clock.port';
import type { ObservableValue, Startable, Unsubscribe } from '../kernel/observable-value';
import { Random } from '../kernel/random.port';
import { Scheduler } from '../kernel/scheduler.port';
import type { Needs } from '../kernel/token';
import { PagePort } from '../platform/page.port';
import { type KeptProgram, KeptPrograms, type ProgramPart } from './kept-programs';
import { isSelected, type OrderSelection } from './order-selection';
import { PlaceOrder } from './place-order.use-case';
import { ProgramSender } from './program-sender';
import { isOver, SharedPrograms } from './shared-programs';
import { TicketDrafts } from './ticket/ticket-drafts';
import type { RunningProgram } from './ticket/ticket-outcome';
import { TradingPort } from './trading.port';

/** How long a page that runs a program has to say that it is still there. */
export const answerTime: Milliseconds = 3 * second;
/** How often it is asked. */
export const askEvery: Milliseconds = 15 * second;
/** How long a page still shows one that has come to its end and leaves nothing to do, also one that ended before it came. */
export const endShown: Milliseconds = minute;

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
  readonly #sender: ProgramSender;

  constructor(
    placeOrder: PlaceOrder,
    private readonly scheduler: Scheduler,
    drafts: Pick<TicketDrafts, 'slices' | 'ended'>,
    private readonly kept: KeptPrograms,
    trading: Pick<TradingPort, 'orderByClientOrderId'>,
    clock: Clock,
    private readonly random: Random,
    private readonly page: Pick<PagePort, 'left' | 'visible'>,
  ) {
    this.#shared = new SharedPrograms(kept, {
      stop: (id) => this.stop(id),
      settle: (id, run) => void this.#sender.settle(id, run),
    });
    this.#sender = new ProgramSender(this.#shared, placeOrder, scheduler, drafts, trading, clock, page);
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
      this.#tidyLater(),
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
    this.#sender.wait(id, parts[0]!.after);
    return id;
  }

  /** Whichever page sends it. What is placed stays placed. */
  stop(id: number): void {
    const { status } = this.#shared.of(id) ?? {};
    if (status === 'running') return this.#sender.end(id, 'stopped');
    if (status !== 'elsewhere') return;
    this.#shared.askToStop(id);
    this.#awaitAnswers();
  }

  /** Those that send such orders, whichever page does. */
  goingOn(selection: OrderSelection): readonly RunningProgram[] {
    return this.list.current.filter((each) => isGoingOn(each) && isSelected(each, selection));
  }

  /**
   * Ends them.
   * @returns once no part of them is on its way any more, or nobody has said so in time: whether every page that runs one
   * has said that it stopped. `undefined` where nothing is waited for
   */
  stopAll(selection: OrderSelection): Promise<boolean> | undefined {
    this.#shared.look();
    const stopped = this.list.current.filter(
      (each) => (isGoingOn(each) || each.stopping) && isSelected(each, selection),
    );
    for (const { id } of stopped) this.stop(id);
    const isUnderWay = (): boolean =>
      stopped.some(({ id }) => {
        const { status, settling, stopping } = this.#shared.of(id) ?? {};
        return status === 'elsewhere' || settling || stopping || this.#shared.run(id)?.placing;
      });
    if (!isUnderWay()) return undefined;
    return new Promise((settled) => {
      const end = (): void => {
        stopListening();
        stopWaiting();
        settled(!stopped.some(({ id }) => this.kept.isStopping(id)));
      };
      const stopListening = this.list.subscribe(() => !isUnderWay() && end());
      const stopWaiting = this.scheduler.after(answerTime, end);
    });
  }

  /** Before somebody logs out, while what is theirs can be written: they find it as ended early when they are back. */
  leave(): void {
    this.#shared.endAll();
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
    if (!settling) this.#sender.wait(id, 0);
  }

  /** Takes one that has ended from the list. */
  dismiss(id: number): void {
    const program = this.#shared.of(id);
    if (program && !isGoingOn(program)) this.#shared.remove(id);
  }

  #tidyLater(): Unsubscribe {
    const waiting = new Map<number, Unsubscribe>();
    const follow = (): void => {
      for (const program of this.list.current.filter(isOver)) {
        const { id } = program;
        if (!waiting.has(id))
          waiting.set(
            id,
            this.scheduler.after(endShown, () => this.dismiss(id)),
          );
      }
    };
    follow();
    const stop = this.list.subscribe(follow);
    return () => [stop, ...waiting.values()].forEach((end) => end());
  }

  #awaitAnswers(): Unsubscribe {
    return this.scheduler.after(answerTime, () => this.#takeUp(({ askedBy }) => askedBy === this.kept.page));
  }

  #takeUp(isLeft: (program: KeptProgram) => boolean): void {
    for (const program of this.#shared.takeUp(isLeft)) this.#sender.tell(program);
  }
}

function isGoingOn({ status }: RunningProgram): boolean {
  return status === 'running' || status === 'elsewhere';
}
