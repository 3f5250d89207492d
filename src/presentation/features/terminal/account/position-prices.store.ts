import { observable, runInAction } from 'mobx';
import type { Unsubscribe } from '../../../../application/kernel/observable-value';
import { ContractStreamPort } from '../../../../application/markets/contract-stream.port';
import { decimal, type Decimal } from '../../../../domain/shared/decimal';
import type { Position } from '../../../../domain/trading/position';
import { TickersStore } from '../../markets/tickers.store';
import type { PnlBasis } from './portfolio-preferences.store';
import type { Needs } from '../../../../application/kernel/token';

/** Prices of contracts that are held. */
export class PositionPricesStore {
  static readonly needs: Needs<typeof PositionPricesStore> = [ContractStreamPort, TickersStore];

  readonly #marks = observable.map<string, Decimal>({}, { deep: false });
  readonly #following = new Map<string, Unsubscribe>();

  constructor(
    private readonly stream: Pick<ContractStreamPort, 'onMarkPrice'>,
    private readonly tickers: Pick<TickersStore, 'ticker'>,
  ) {}

  /** Follows just these contracts from now on. */
  follow(symbols: ReadonlySet<string>): void {
    for (const [symbol, stop] of this.#following) {
      if (symbols.has(symbol)) continue;
      stop();
      this.#following.delete(symbol);
      // It would be an old one when somebody asks again.
      runInAction(() => this.#marks.delete(symbol));
    }
    for (const symbol of symbols) {
      if (this.#following.has(symbol)) continue;
      this.#following.set(
        symbol,
        this.stream.onMarkPrice(symbol, ({ price }) => runInAction(() => this.#marks.set(symbol, decimal(price)))),
      );
    }
  }

  /** The latest mark; before the stream tells it, the one the position came with. */
  mark({ symbol, markPrice }: Pick<Position, 'symbol' | 'markPrice'>): Decimal {
    return this.#marks.get(symbol) ?? markPrice;
  }

  /** The same positions, each with the latest mark: what is reckoned of them agrees with what stands in the table. */
  marked<P extends Pick<Position, 'symbol' | 'markPrice'>>(positions: readonly P[]): readonly P[] {
    return positions.map((position) => ({ ...position, markPrice: this.mark(position) }));
  }

  at(basis: PnlBasis, position: Pick<Position, 'symbol' | 'markPrice'>): Decimal | undefined {
    if (basis === 'mark') return this.mark(position);
    const last = this.tickers.ticker(position.symbol)?.statistics?.close;
    return last === undefined ? undefined : decimal(last);
  }
}
