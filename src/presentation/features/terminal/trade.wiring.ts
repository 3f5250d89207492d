import { defineModule, provideClass } from '../../../application/kernel/provider';
import { favouriteListsModule } from '../../../application/markets/favourite-lists.wiring';
import { MarketDataPort } from '../../../application/markets/market-data.port';
import { MarketStreamPort } from '../../../application/markets/market-stream.port';
import { MarketsQueries } from '../../../application/markets/markets.queries';
import { marketsModule } from '../../../application/markets/markets.wiring';
import { OrderBookFeeds } from '../../../application/markets/order-book-feeds';
import { orderBooksModule } from '../../../application/markets/order-books.wiring';
import { PacedFrames } from '../../../application/markets/paced-frames';
import { TranslationsPort } from '../../../application/platform/language.port';
import { NoticesPort } from '../../../application/platform/notices.port';
import { SoundPort } from '../../../application/platform/sound.port';
import { AccountStreamPort } from '../../../application/trading/account-stream.port';
import { PlaceOrder } from '../../../application/trading/place-order.use-case';
import { TradingAccount } from '../../../application/trading/trading-account';
import { TradingPort } from '../../../application/trading/trading.port';
import { tradingModule } from '../../../application/trading/trading.wiring';
import { routeModule } from '../../runtime/route';
import { FavouritesStore } from '../markets/favourites.store';
import { favouritesModule } from '../markets/favourites.wiring';
import { PreferencesStore } from '../../runtime/stores/preferences.store';
import { TickersStore } from '../markets/tickers.store';
import { AccountPanelStore } from './account/account-panel.store';
import { accountStoresModule } from './account/account-stores.wiring';
import { BalancesStore } from './account/balances.store';
import { OpenOrdersStore } from './account/open-orders.store';
import { openOrdersModule } from './account/open-orders.wiring';
import { MarketDesks } from './desk/market-desks';
import { TerminalLayoutStore } from './layout/terminal-layout.store';
import { terminalLayoutModule } from './layout/terminal-layout.wiring';
import { OrderNotices } from './order-notices';
import { OrderSounds } from './order-sounds';
import { TicketDrafts } from './ticket/ticket-drafts';
import { TradeMarketStore } from './trade-market.store';
import { TradePreferencesStore } from './trade-preferences.store';
import { tradePreferencesModule } from './trade-preferences.wiring';
import type { TradePageStores } from './trade-page-stores';
import { TradePage } from './trade.page';

const trade = defineModule('presentation/trade', [
  provideClass(TradeMarketStore, MarketsQueries),
  provideClass(TicketDrafts),
  provideClass(
    MarketDesks,
    OrderBookFeeds,
    MarketDataPort,
    MarketStreamPort,
    PacedFrames,
    PlaceOrder,
    TradingPort,
    BalancesStore,
    TradePreferencesStore,
    TicketDrafts,
  ),
  provideClass(OrderNotices, AccountStreamPort, NoticesPort, TranslationsPort, PreferencesStore),
  provideClass(OrderSounds, AccountStreamPort, TicketDrafts, PreferencesStore, SoundPort),
]);

/** What a page of panels stands on; /multi-symbol has the same. */
export const terminalModules = [
  marketsModule,
  orderBooksModule,
  favouriteListsModule,
  favouritesModule,
  tradingModule,
  tradePreferencesModule,
  accountStoresModule,
  openOrdersModule,
  terminalLayoutModule,
  trade,
];

export const terminalStores = {
  market: TradeMarketStore,
  desks: MarketDesks,
  orders: OpenOrdersStore,
  panel: AccountPanelStore,
  balances: BalancesStore,
  preferences: TradePreferencesStore,
  layout: TerminalLayoutStore,
  favourites: FavouritesStore,
  tickers: TickersStore,
  account: TradingAccount,
  notices: OrderNotices,
  sounds: OrderSounds,
} as const;

export const tradePage = routeModule<TradePageStores>({
  Page: TradePage,
  modules: terminalModules,
  stores: terminalStores,
});
