import { TradingAccount } from '../../../../application/trading/trading-account';
import { TickersStore } from '../../markets/tickers.store';
import { AccountPanelStore } from '../portfolio/account-panel.store';
import { Balances } from '../../../../application/trading/balances';
import { OpenOrdersStore } from '../account/open-orders.store';
import type { Startable } from '../../../../application/kernel/observable-value';
import { FavouritesStore } from '../../markets/favourites.store';
import type { AccountPanelStores } from '../portfolio/panel/account-panel.view';
import type { ChartIntervals } from '../chart/chart-intervals';
import { Markets } from '../market/markets';
import { TerminalLayoutStore } from './terminal-layout.store';
import { TradeMarketStore } from '../market/trade-market.store';
import { TradePreferencesStore } from '../market/trade-preferences.store';

/** What the trade page and its panels stand on. */
export interface TradePageStores extends AccountPanelStores {
  readonly market: TradeMarketStore;
  readonly markets: Markets;
  readonly preferences: TradePreferencesStore;
  /** Candle lengths, where they are not each market's own. */
  readonly intervals?: ChartIntervals;
  readonly layout: TerminalLayoutStore;
  readonly favourites: FavouritesStore;
  /** Runs the private stream while somebody is logged in. */
  readonly account: Startable;
}

/** Where the page gets them. */
export const tradePageStores = {
  market: TradeMarketStore,
  markets: Markets,
  orders: OpenOrdersStore,
  panel: AccountPanelStore,
  balances: Balances,
  preferences: TradePreferencesStore,
  layout: TerminalLayoutStore,
  favourites: FavouritesStore,
  tickers: TickersStore,
  account: TradingAccount,
} as const;
