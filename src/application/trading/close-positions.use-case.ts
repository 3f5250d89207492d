import type { Decimal } from '../../domain/shared/decimal';
import type { Stopped } from '../../domain/trading/own-limit';
import { remainderOf } from '../../domain/trading/algo-order';
import type { Position } from '../../domain/trading/position';
import { closingOrder, reversalOrder } from '../../domain/trading/position-closing';
import type { Failure } from '../kernel/failure';
import { AlgoOrdersPort } from './algo-orders.port';
import { CancelOrders } from './cancel-orders.use-case';
import { guardedOrder } from './guarded-order';
import { LimitForecast } from './limit-forecast';
import type { Placement } from './place-once';
import { PlaceOrder } from './place-order.use-case';
import { PositionSubmissions } from './position-submissions';
import { TradingPort } from './trading.port';
import type { Needs } from '../kernel/token';

/** What became of closing several positions. */
export interface ClosingReport {
  readonly closed: number;
  readonly refused: readonly Position[];
  /** Positions whose order was refused, and orders that could not be cancelled. */
  readonly failures: readonly { readonly symbol: string; readonly failure: Failure }[];
}

/** As many as an account may have open, and more. */
const all = { page: 1, size: 500 };

/** Closes positions by orders that cannot open one, each sent once. */
export class ClosePositions {
  static readonly needs: Needs<typeof ClosePositions> = [
    PlaceOrder,
    CancelOrders,
    TradingPort,
    AlgoOrdersPort,
    LimitForecast,
    PositionSubmissions,
  ];

  /** On their way, by market. */
  readonly #reversals = new Map<string, Promise<Placement>>();

  constructor(
    private readonly placeOrder: PlaceOrder,
    private readonly cancelOrders: Pick<CancelOrders, 'cancel'>,
    private readonly trading: Pick<TradingPort, 'openOrders'>,
    private readonly algos: Pick<AlgoOrdersPort, 'open'>,
    private readonly forecast: Pick<LimitForecast, 'of'>,
    private readonly submissions: Pick<PositionSubmissions, 'untilChanged'>,
  ) {}

  /** At market, or with a price by a limit order that waits. */
  close(position: Position, quantity: Decimal, price?: Decimal): Promise<Placement> {
    const placing = this.placeOrder.place(closingOrder(position, quantity, price));
    return price ? placing : this.#untilChanged(position, placing);
  }

  /**
   * One-way mode only: the same size on the other side. Asked for again before it is known what became of it, it is the
   * same order: a second one would turn the position back and beyond.
   */
  reverse(position: Position): Promise<Placement> {
    const { symbol } = position;
    const placing =
      this.#reversals.get(symbol) ??
      this.#untilChanged(position, this.placeOrder.place(reversalOrder(position))).finally(() =>
        this.#reversals.delete(symbol),
      );
    this.#reversals.set(symbol, placing);
    return placing;
  }

  /** Which own limit will stop that. */
  againstReversal(position: Position): Promise<Stopped | undefined> {
    return this.forecast.of(guardedOrder(reversalOrder(position)));
  }

  /**
   * Whole positions at market, one after the other so that one refusal stops nothing.
   * @param cancelOrders their open orders too, conditional ones among them, once they are closed
   */
  async closeAll(positions: readonly Position[], cancelOrders: boolean): Promise<ClosingReport> {
    const failures: { symbol: string; failure: Failure }[] = [];
    const [closed, refused]: [Position[], Position[]] = [[], []];
    for (const position of positions) {
      const placement = await this.close(position, position.holding.abs());
      if (placement.status === 'placed') closed.push(position);
      else {
        refused.push(position);
        failures.push({ symbol: position.symbol, failure: placement.failure });
      }
    }
    for (const position of cancelOrders ? closed : []) {
      const failure = await this.cancelOrdersOf(position);
      if (failure) failures.push({ symbol: position.symbol, failure });
    }
    return { closed: closed.length, refused, failures };
  }

  /**
   * Every open order of its market, conditional ones among them; of one of two positions beside each other its own, so
   * that the other keeps what protects it.
   * @returns why some could not be cancelled
   */
  async cancelOrdersOf({ symbol, positionSide }: Position): Promise<Failure | undefined> {
    if (positionSide === 'BOTH') return (await this.cancelOrders.cancel({ symbol }, [], []))[0];
    const [orders, conditional] = await Promise.all([this.trading.openOrders(all), this.algos.open(all)]);
    if (!orders.ok) return orders.error;
    if (!conditional.ok) return conditional.error;
    const groups = conditional.value.rows.flatMap(remainderOf);
    return (await this.cancelOrders.cancel({ symbol, positionSide }, orders.value.rows, groups))[0];
  }

  /** What is reckoned from the same holding afterwards would turn it round once more: that has to wait for the new one. */
  async #untilChanged(position: Position, placing: Promise<Placement>): Promise<Placement> {
    const placement = await placing;
    if (placement.status === 'placed') this.submissions.untilChanged(position);
    return placement;
  }
}
