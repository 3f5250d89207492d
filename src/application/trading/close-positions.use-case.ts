import type { Decimal } from '../../domain/shared/decimal';
import type { Stopped } from '../../domain/trading/own-limit';
import type { Position } from '../../domain/trading/position';
import { closingOrder, reversalOrder } from '../../domain/trading/position-closing';
import type { Failure } from '../kernel/failure';
import { unlessLost } from './cancellation';
import { guardedOrder } from './guarded-order';
import { LimitForecast } from './limit-forecast';
import type { Placement } from './place-once';
import { PlaceOrder } from './place-order.use-case';
import { TradingCommandsPort } from './trading-commands.port';
import type { Needs } from '../kernel/token';

/** What became of closing several positions. */
export interface ClosingReport {
  readonly closed: number;
  /** Positions whose order was refused, and orders that could not be cancelled. */
  readonly failures: readonly { readonly symbol: string; readonly failure: Failure }[];
}

/** Closes positions by orders that cannot open one, each sent once. */
export class ClosePositions {
  static readonly needs: Needs<typeof ClosePositions> = [PlaceOrder, TradingCommandsPort, LimitForecast];

  constructor(
    private readonly placeOrder: PlaceOrder,
    private readonly trading: TradingCommandsPort,
    private readonly forecast: Pick<LimitForecast, 'of'>,
  ) {}

  /** At market, or with a price by a limit order that waits. */
  close(position: Position, quantity: Decimal, price?: Decimal): Promise<Placement> {
    return this.placeOrder.place(closingOrder(position, quantity, price));
  }

  /** One-way mode only: the same size on the other side. */
  reverse(position: Position): Promise<Placement> {
    return this.placeOrder.place(reversalOrder(position));
  }

  /** Which own limit will stop that. */
  againstReversal(position: Position): Promise<Stopped | undefined> {
    return this.forecast.of(guardedOrder(reversalOrder(position)));
  }

  /**
   * Whole positions at market, one after the other so that one refusal stops nothing.
   * @param cancelOrders the markets' open orders too, conditional ones among them, once their position is closed
   */
  async closeAll(positions: readonly Position[], cancelOrders: boolean): Promise<ClosingReport> {
    const failures: { symbol: string; failure: Failure }[] = [];
    let closed = 0;
    for (const position of positions) {
      const placement = await this.close(position, position.holding.abs());
      if (placement.status === 'placed') closed += 1;
      else failures.push({ symbol: position.symbol, failure: placement.failure });
    }
    if (cancelOrders) {
      const refused = new Set(failures.map(({ symbol }) => symbol));
      for (const symbol of new Set(positions.map((position) => position.symbol))) {
        if (refused.has(symbol)) continue;
        const answer = await unlessLost(this.trading.cancelAllOrders(symbol));
        if (!answer.ok) failures.push({ symbol, failure: answer.error });
      }
    }
    return { closed, failures };
  }
}
