import type { Startable } from '../../application/kernel/observable-value';
import type { FavouritesStore } from '../markets/favourites.store';
import type { AccountPanelStores } from './account/account-panel.view';
import type { OrderBookStore } from './book/order-book.store';
import type { TapeStore } from './book/tape.store';
import type { ChartStore } from './chart/chart.store';
import type { OrderFormStore } from './ticket/order-form.store';
import type { TradeMarketStore } from './trade-market.store';
import type { TradePreferencesStore } from './trade-preferences.store';

/** What the trade page and its panels stand on. */
export interface TradePageStores extends AccountPanelStores {
  readonly market: TradeMarketStore;
  readonly book: OrderBookStore;
  readonly tape: TapeStore;
  readonly chart: ChartStore;
  readonly form: OrderFormStore;
  readonly preferences: TradePreferencesStore;
  readonly favourites: FavouritesStore;
  /** Runs the private stream while somebody is logged in. */
  readonly account: Startable;
  readonly notices: Startable;
  readonly sounds: Startable;
}
