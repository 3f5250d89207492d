import { observable, runInAction } from 'mobx';
import { feesKey, feesPaid } from '../../../../application/trading/fees-paid';
import { TradingPort } from '../../../../application/trading/trading.port';
import { decimal, type Decimal } from '../../../../domain/shared/decimal';
import type { Position } from '../../../../domain/trading/position';
import { positionValue, profitSinceOpened } from '../../../../domain/trading/position-figures';
import type { Needs } from '../../../../application/kernel/token';

type Trades = Pick<TradingPort, 'fills' | 'orderHistory' | 'openOrders' | 'tradingFee'>;

/** Fees of each position since it was opened, and what closing it at market would cost. Quote. */
export class PositionFeesStore {
  static readonly needs: Needs<typeof PositionFeesStore> = [TradingPort];

  readonly #paid = observable.map<string, Decimal>({}, { deep: false });
  readonly #takerRates = observable.map<string, Decimal>({}, { deep: false });
  readonly #asked = new Set<string>();

  constructor(private readonly trading: Trades) {}

  /** Reads what is not known yet, while somebody wants to see it; a position that has changed has other fees. */
  follow(held: readonly Position[]): void {
    for (const position of held) {
      this.#once(position.symbol, () => this.#readRate(position.symbol));
      this.#once(feesKey(position), () => this.#readPaid(position));
    }
  }

  /** Profit at a price since it was opened, less its fees; `undefined` before they are known. */
  profitAfterFees(position: Position, price: Decimal): Decimal | undefined {
    const paid = this.#paid.get(feesKey(position));
    const rate = this.#takerRates.get(position.symbol);
    return (
      paid && rate && profitSinceOpened(position, price).minus(paid).minus(positionValue(position, price).times(rate))
    );
  }

  /** What could not be read is asked for again with the next change. */
  #once(key: string, read: () => Promise<boolean>): void {
    if (this.#asked.has(key)) return;
    this.#asked.add(key);
    void read().then((known) => known || this.#asked.delete(key));
  }

  async #readRate(symbol: string): Promise<boolean> {
    const answer = await this.trading.tradingFee(symbol);
    if (answer.ok) runInAction(() => this.#takerRates.set(symbol, decimal(answer.value.taker)));
    return answer.ok;
  }

  async #readPaid(position: Position): Promise<boolean> {
    const paid = await feesPaid(this.trading, position);
    if (paid) runInAction(() => this.#paid.set(feesKey(position), paid));
    return paid !== undefined;
  }
}
