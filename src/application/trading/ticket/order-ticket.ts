import { zero } from '../../../domain/shared/decimal';
import { isPegged } from '../../../domain/trading/order-draft';
import type { Order } from '../../../domain/trading/order';
import { orderProblems, type OrderProblem } from '../../../domain/trading/order-rules';
import { limitReach } from '../../../domain/trading/price-band';
import { derived, Subject } from '../../kernel/observable-value';
import { OrderSubmission, type SubmissionPhase } from '../order-submission';
import type { ConfirmationReason } from './confirmation';
import type { MarginMeans } from './margin-means';
import type { OrderProgram } from './order-program';
import type { TicketComposition } from './ticket-composition';
import type { TicketDrafts } from './ticket-drafts';
import type { TicketFields } from './ticket-fields';
import type { TicketPreferences } from './ticket-market';
import type { TicketOrder } from './ticket-order';
import type { TicketOutcome } from './ticket-outcome';
import { isSliced, isProgram, type TicketText } from './ticket-text';

/** Fields that are about one order and would be a mistake in the next. Its price is as often wanted again. */
const ofOneOrder = ['takeProfit', 'stopLoss'];

/** Orders that ended and are remembered: the news of it may overtake the answer to the order itself. */
const rememberedEnds = 20;

/** What became of asking for an order to be sent. */
type SubmitResult = 'problems' | 'confirming' | 'sent' | 'ignored';

/** The ticket of one market: what is typed, what it amounts to, what keeps it back, and sending it. */
export class OrderTicket {
  readonly #submission = new OrderSubmission();
  readonly #confirming = new Subject<ConfirmationReason | undefined>(undefined);
  readonly #outcome = new Subject<TicketOutcome | undefined>(undefined);
  /** Of an order that is not what was said of it any more, nothing. */
  readonly #ended = new Map<string, Order | undefined>();

  constructor(
    readonly fields: TicketFields,
    readonly composition: TicketComposition,
    private readonly preferences: TicketPreferences,
    private readonly drafts: TicketDrafts,
  ) {
    fields.onWritten((change) => this.#written(change));
    this.complete();
  }

  get order(): TicketOrder {
    return this.composition.order;
  }

  /** What an order of a perpetual is traded on; `undefined` on a spot market and while it is on its way. */
  get margin(): MarginMeans | undefined {
    return this.composition.margin;
  }

  get program(): OrderProgram | undefined {
    return this.composition.program;
  }

  get phase(): SubmissionPhase {
    return this.#submission.phase.current;
  }

  /** Why the person is being asked whether the order is meant. */
  get confirming(): ConfirmationReason | undefined {
    return this.#confirming.current;
  }

  /** What came of the last order; gone with the next that is written. */
  get outcome(): TicketOutcome | undefined {
    return this.#outcome.current;
  }

  /** Asks for what the ticket needs as it stands; again, for what could not be had. */
  complete(): void {
    this.composition.complete(this.optionsShown);
  }

  /** Whether the options of orders are to be seen: somebody opened them, one is in use, or the size is told by a stop. */
  get optionsShown(): boolean {
    return this.drafts.optionsOpen.current || this.optionsUsed || this.#needsStop;
  }

  get optionsUsed(): boolean {
    const { fields } = this;
    const { type, timing } = fields.text;
    if (this.order.bracketed || fields.expiry !== undefined) return true;
    return type === 'LIMIT'
      ? !(timing === 'GTC' || timing === 'POST_ONLY') || fields.isTyped('visible')
      : type === 'MARKET' && fields.isTyped('slippage');
  }

  showOptions(open: boolean): void {
    this.drafts.optionsOpen.set(open);
    this.complete();
  }

  readonly #problems = derived((): readonly OrderProblem[] => {
    const { fields, order, composition } = this;
    const { draft, dearestPrice } = order;
    const waits = isProgram(fields.text.type);
    const problems = orderProblems(draft, {
      instrument: fields.instrument,
      ...fields.best,
      available: composition.means?.spendable,
      marketCost: order.estimate?.notional,
      waits,
      ...(waits && { dearestPrice }),
    });
    const short = problems.some(({ field }) => field !== 'visible') ? undefined : composition.means?.problem(draft);
    return short ? [...problems, short] : problems;
  });
  get problems(): readonly OrderProblem[] {
    return this.#problems();
  }

  /** Whether an option of the order is no number: the order would go without it. */
  get misread(): boolean {
    const { single } = this.composition;
    return this.program === single && single.faulty;
  }

  /** Sends the order, or says what is wrong with it, or asks first. */
  submit(): SubmitResult {
    const { program, fields } = this;
    // What an order of this kind needs may still be on its way.
    if (this.phase !== 'idle' || !program || !this.composition.means) return 'ignored';
    fields.touch(['price', 'size', 'visible', 'slippage', ...program.fields]);
    if (this.problems.length > 0 || program.faulty) return 'problems';
    const reason = this.#reasonToAsk(program);
    if (reason) {
      this.#confirming.set(reason);
      return 'confirming';
    }
    void this.send();
    return 'sent';
  }

  /** Sends the order that is in doubt once more; never a second one. */
  again(): void {
    this.#submission.again();
  }

  decline(): void {
    this.#confirming.set(undefined);
  }

  async send(): Promise<void> {
    const { fields, order, program, composition } = this;
    const { text, instrument } = fields;
    const { draft } = order;
    if (this.phase !== 'idle' || !program) return;
    const quantity = draft.quantity ?? order.estimate?.quantity ?? zero;
    const { positionSide } = composition.means?.terms ?? {};
    this.#confirming.set(undefined);
    this.#outcome.set(undefined);
    await this.#submission.place(
      (onLost) => program.place(onLost),
      (placement) => {
        const placed = placement.status === 'placed';
        const outcome: TicketOutcome = placed
          ? {
              ...(isSliced(text.type)
                ? { kind: 'started', program: text.type }
                : { kind: 'placed', orderId: placement.orderId }),
              side: draft.side,
              ...(positionSide && { positionSide }),
              quantity,
              symbol: instrument.symbol,
            }
          : { kind: placement.status === 'unknown' ? 'unknown' : 'failed', failure: placement.failure };
        if (placed) this.#beginNext(text);
        this.#outcome.set(outcome);
        this.drafts.last.set(outcome);
        this.#settle();
      },
    );
  }

  /** An order of the account has filled to its end or was cancelled: it may be the one that was sent from here. */
  ended(order: Order): void {
    this.#remember(order.orderId, order);
  }

  /** An order was changed, or a conditional one ended: what was said when it was placed is so no more. */
  forget(orderId: string): void {
    this.#remember(orderId, undefined);
  }

  #remember(orderId: string, order: Order | undefined): void {
    this.#ended.set(orderId, order);
    if (this.#ended.size > rememberedEnds) this.#ended.delete(this.#ended.keys().next().value!);
    this.#settle();
  }

  #settle(): void {
    const { outcome } = this;
    if (outcome?.kind !== 'placed' || !this.#ended.has(outcome.orderId)) return;
    const order = this.#ended.get(outcome.orderId);
    if (!order) return this.#outcome.set(undefined);
    if (order.symbol === outcome.symbol)
      this.#outcome.set({ ...outcome, kind: order.status === 'CANCELLED' ? 'cancelled' : 'filled', order });
  }

  /** What was typed while the order was on its way is the next order's. */
  #beginNext(sent: TicketText): void {
    const { fields } = this;
    const { size, more } = fields.text;
    fields.write({
      ...(size === sent.size && { size: '' }),
      more: Object.fromEntries(
        Object.entries(more).filter(([name, typed]) => !ofOneOrder.includes(name) || typed !== sent.more[name]),
      ),
    });
    fields.touch([]);
  }

  /** The first that applies and that the person wants to be asked for; what is beyond reason is asked about always. */
  #reasonToAsk(program: OrderProgram): ConfirmationReason | undefined {
    const { draft, fields } = { draft: this.order.draft, fields: this.fields };
    const reach =
      fields.text.type === 'LIMIT' && draft.price && !isPegged(draft)
        ? limitReach(draft.side, draft.price, fields.best)
        : 'near';
    if (reach === 'absurd') return 'outOfBounds';
    const reasons = [...(reach === 'far' ? (['farFromMarket'] as const) : []), ...program.reasons];
    return reasons.find((reason) => reason === 'outOfBounds' || this.preferences.asksBefore(reason));
  }

  get #needsStop(): boolean {
    return this.fields.text.unit === 'risk' && this.margin?.riskLacks === 'stop';
  }

  #written(change: Partial<TicketText>): void {
    const kind = this.outcome?.kind;
    const done = kind === 'placed' || kind === 'filled' || kind === 'cancelled';
    if (!done || change.size || change.type) this.#outcome.set(undefined);
    this.complete();
  }
}
