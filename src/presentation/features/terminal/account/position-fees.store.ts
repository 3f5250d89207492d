import { observable, runInAction } from 'mobx';
import { FollowedFees, PositionFees } from '../../../../application/trading/position-fees';
import { TradingPort } from '../../../../application/trading/trading.port';
import { decimal, type Decimal } from '../../../../domain/shared/decimal';
import type { Position } from '../../../../domain/trading/position';
import { positionValue, profitSinceOpened } from '../../../../domain/trading/position-figures';
import type { Needs } from '../../../../application/kernel/token';

type FeeRole = 'maker' | 'taker';

/** Fees of each position since it was opened, and what closing it at market would cost. Quote. */
export class PositionFeesStore {
  static readonly needs: Needs<typeof PositionFeesStore> = [PositionFees, TradingPort];
  static readonly perAccount = true;

  readonly #paid: FollowedFees;
  readonly #rates = observable.map<string, Readonly<Record<FeeRole, Decimal>>>({}, { deep: false });
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
    for (const { symbol } of held) this.askRates(symbol);
  }

  /** Reads what trading a contract costs, where that is not known yet. */
  askRates(symbol: string): void {
    void this.#readRates(symbol);
  }

  /** A fraction of what is traded; `undefined` before it is known. */
  rateOf(symbol: string, role: FeeRole): Decimal | undefined {
    return this.#rates.get(symbol)?.[role];
  }

  /** Profit at a price since it was opened, less its fees; `undefined` before they are known. */
  profitAfterFees(position: Position, price: Decimal): Decimal | undefined {
    const paid = this.#paid.of(position);
    const rate = this.rateOf(position.symbol, 'taker');
    return (
      paid && rate && profitSinceOpened(position, price).minus(paid).minus(positionValue(position, price).times(rate))
    );
  }

  /** What could not be read is asked for again with the next change. */
  async #readRates(symbol: string): Promise<void> {
    if (this.#asked.has(symbol)) return;
    this.#asked.add(symbol);
    const answer = await this.trading.tradingFee(symbol);
    if (!answer.ok) return void this.#asked.delete(symbol);
    const { maker, taker } = answer.value;
    runInAction(() => this.#rates.set(symbol, { maker: decimal(maker), taker: decimal(taker) }));
  }
}
