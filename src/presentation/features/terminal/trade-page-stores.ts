import type { Startable } from '../../../application/kernel/observable-value';
import type { FavouritesStore } from '../markets/favourites.store';
import type { AccountPanelStores } from './account/account-panel.view';
import type { ChartIntervals } from './chart/chart-intervals';
import type { MarketDesks } from './desk/market-desks';
import type { TerminalLayoutStore } from './layout/terminal-layout.store';
import type { TradeMarketStore } from './trade-market.store';
import type { TradePreferencesStore } from './trade-preferences.store';

/** What the trade page and its panels stand on. */
export interface TradePageStores extends AccountPanelStores {
  readonly market: TradeMarketStore;
  readonly desks: MarketDesks;
  readonly preferences: TradePreferencesStore;
  /** Candle lengths, where they are not each market's own. */
  readonly intervals?: ChartIntervals;
  readonly layout: TerminalLayoutStore;
  readonly favourites: FavouritesStore;
  /** Runs the private stream while somebody is logged in. */
  readonly account: Startable;
  readonly notices: Startable;
  readonly sounds: Startable;
}
