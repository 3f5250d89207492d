import { ContractStreamPort } from '../../../../application/markets/contract-stream.port';
import { FollowedMarks } from '../../../../application/markets/followed-marks';
import { decimal, type Decimal } from '../../../../domain/shared/decimal';
import type { Position } from '../../../../domain/trading/position';
import { TickersStore } from '../../markets/tickers.store';
import type { PnlBasis } from './portfolio-preferences.store';
import type { Needs } from '../../../../application/kernel/token';

/** Prices of contracts that are held. */
export class PositionPricesStore {
  static readonly needs: Needs<typeof PositionPricesStore> = [ContractStreamPort, TickersStore];

  readonly #marks: FollowedMarks;

  constructor(
    stream: Pick<ContractStreamPort, 'onMarkPrice'>,
    private readonly tickers: Pick<TickersStore, 'ticker'>,
  ) {
    this.#marks = new FollowedMarks(stream);
  }

  /** Follows just these contracts from now on. */
  follow(symbols: ReadonlySet<string>): void {
    this.#marks.follow(symbols);
  }

  /** The latest mark; before the stream tells it, the one the position came with. */
  mark({ symbol, markPrice }: Pick<Position, 'symbol' | 'markPrice'>): Decimal {
    return this.#marks.of(symbol) ?? markPrice;
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
