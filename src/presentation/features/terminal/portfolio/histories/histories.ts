import { Clock } from '../../../../../application/kernel/clock.port';
import { Recovery } from '../../../../../application/kernel/recovery';
import { Scheduler } from '../../../../../application/kernel/scheduler.port';
import { AccountStreamPort } from '../../../../../application/trading/account-stream.port';
import { AlgoOrdersPort } from '../../../../../application/trading/algo-orders.port';
import { FundingSettlements } from '../../../../../application/trading/funding-settlements';
import { PositionsPort } from '../../../../../application/trading/positions.port';
import { TradingPort } from '../../../../../application/trading/trading.port';
import { TransfersPort } from '../../../../../application/wallet/transfers.port';
import { WalletPort } from '../../../../../application/wallet/wallet.port';
import { everything, type HistoryFilter } from '../history-filter';
import { historySources, type HistoryName, type HistorySource, type HistorySources } from './history-sources';
import { HistoryStore } from './history.store';
import type { Needs } from '../../../../../application/kernel/token';

/** Opens the account's histories. Filters are kept from one opening to the next, rows are not. */
export class Histories {
  static readonly needs: Needs<typeof Histories> = [
    TradingPort,
    AlgoOrdersPort,
    PositionsPort,
    TransfersPort,
    WalletPort,
    AccountStreamPort,
    FundingSettlements,
    Scheduler,
    Clock,
    Recovery,
  ];
  static readonly perAccount = true;

  readonly #sources: HistorySources;
  readonly #filters = new Map<HistoryName, HistoryFilter>();

  constructor(
    trading: TradingPort,
    algoOrders: AlgoOrdersPort,
    positions: PositionsPort,
    transfers: TransfersPort,
    wallet: WalletPort,
    private readonly stream: AccountStreamPort,
    settlements: FundingSettlements,
    private readonly scheduler: Scheduler,
    private readonly clock: Clock,
    private readonly recovery: Recovery,
  ) {
    this.#sources = historySources({ trading, algoOrders, positions, transfers, wallet, stream, settlements });
  }

  open<Name extends HistoryName>(name: Name): HistoryStore<RowOf<Name>> {
    const source = this.#sources[name] as unknown as HistorySource<RowOf<Name>>;
    const filter = this.#filters.get(name) ?? everything;
    return new HistoryStore(source, this.stream, this.scheduler, this.clock, this.recovery, filter);
  }

  keep(name: HistoryName, filter: HistoryFilter): void {
    this.#filters.set(name, filter);
  }
}

export type RowOf<Name extends HistoryName> = HistorySources[Name] extends HistorySource<infer Row> ? Row : never;
