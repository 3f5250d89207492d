import type { Clock } from '../../../../application/kernel/clock.port';
import type { Startable } from '../../../../application/kernel/observable-value';
import type { AlertPresence } from '../../../../application/alerts/alert-presence';
import type { MarketsQueries } from '../../../../application/markets/markets.queries';
import type { TickersStore } from '../../markets/tickers.store';
import type { ChartSetupsStore } from './chart-setups.store';
import type { DrawingsStore } from './drawings.store';
import type { OwnFillsStore } from './own-fills.store';
import type { PositionProfitsStore } from '../account/position-profits.store';
import type { PriceLinesStore } from './price-lines.store';

export interface ChartToolsStores {
  readonly clock: Clock;
  readonly setups: ChartSetupsStore;
  readonly markets: MarketsQueries;
  readonly tickers: TickersStore;
  readonly drawings: DrawingsStore;
  readonly fills: OwnFillsStore;
  readonly lines: PriceLinesStore;
  readonly profits: PositionProfitsStore;
  readonly alerts: Pick<AlertPresence, 'present'>;
  /** The account's contracts and conditional orders, while somebody is logged in. */
  readonly account: Startable;
  readonly positions: Startable;
  readonly algoOrders: Startable;
}
