import type { Startable } from '../../application/kernel/observable-value';
import type { FavouritesStore } from '../markets/favourites.store';
import type { AccountPanelStores } from './account/account-panel.view';
import type { MarketDesks } from './desk/market-desks';
import type { TerminalLayoutStore } from './layout/terminal-layout.store';
import type { TradeMarketStore } from './trade-market.store';
import type { TradePreferencesStore } from './trade-preferences.store';

/** What the trade page and its panels stand on. */
export interface TradePageStores extends AccountPanelStores {
  readonly market: TradeMarketStore;
  readonly desks: MarketDesks;
  readonly preferences: TradePreferencesStore;
  readonly layout: TerminalLayoutStore;
  readonly favourites: FavouritesStore;
  /** Runs the private stream while somebody is logged in. */
  readonly account: Startable;
  readonly notices: Startable;
  readonly sounds: Startable;
}
