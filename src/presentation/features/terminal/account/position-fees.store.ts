import { observable, runInAction } from 'mobx';
import { FollowedFees, PositionFees } from '../../../../application/trading/position-fees';
import { TradingPort } from '../../../../application/trading/trading.port';
import { decimal, type Decimal } from '../../../../domain/shared/decimal';
import type { Position } from '../../../../domain/trading/position';
import { positionValue, profitSinceOpened } from '../../../../domain/trading/position-figures';
import type { Needs } from '../../../../application/kernel/token';

/** Fees of each position since it was opened, and what closing it at market would cost. Quote. */
export class PositionFeesStore {
  static readonly needs: Needs<typeof PositionFeesStore> = [PositionFees, TradingPort];

  readonly #paid: FollowedFees;
  readonly #takerRates = observable.map<string, Decimal>({}, { deep: false });
  readonly #asked = new Set<string>();

  constructor(
    fees: PositionFees,
    private readonly trading: Pick<TradingPort, 'tradingFee'>,
  ) {
    this.#paid = new FollowedFees(fees);
  }

  /** Reads what is not known yet, while somebody wants to see it; a position that has changed has other fees. */
  follow(held: readonly Position[]): void {
    this.#paid.follow(held);
    for (const { symbol } of held) void this.#readRate(symbol);
  }

  /** Profit at a price since it was opened, less its fees; `undefined` before they are known. */
  profitAfterFees(position: Position, price: Decimal): Decimal | undefined {
    const paid = this.#paid.of(position);
    const rate = this.#takerRates.get(position.symbol);
    return (
      paid && rate && profitSinceOpened(position, price).minus(paid).minus(positionValue(position, price).times(rate))
    );
  }

  /** What could not be read is asked for again with the next change. */
  async #readRate(symbol: string): Promise<void> {
    if (this.#asked.has(symbol)) return;
    this.#asked.add(symbol);
    const answer = await this.trading.tradingFee(symbol);
    if (answer.ok) runInAction(() => this.#takerRates.set(symbol, decimal(answer.value.taker)));
    else this.#asked.delete(symbol);
  }
}
