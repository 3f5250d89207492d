import { defineModule, provideClass } from '../../application/kernel/provider';
import { Scheduler } from '../../application/kernel/scheduler.port';
import { favouriteListsModule } from '../../application/markets/favourite-lists.wiring';
import { MarketDataPort } from '../../application/markets/market-data.port';
import { MarketStreamPort } from '../../application/markets/market-stream.port';
import { MarketsQueries } from '../../application/markets/markets.queries';
import { marketsModule } from '../../application/markets/markets.wiring';
import { OrderBookFeeds } from '../../application/markets/order-book-feeds';
import { orderBooksModule } from '../../application/markets/order-books.wiring';
import { PacedFrames } from '../../application/markets/paced-frames';
import { TranslationsPort } from '../../application/platform/language.port';
import { NoticesPort } from '../../application/platform/notices.port';
import { SoundPort } from '../../application/platform/sound.port';
import { AccountStreamPort } from '../../application/trading/account-stream.port';
import { Balances } from '../../application/trading/balances';
import { PlaceOrder } from '../../application/trading/place-order.use-case';
import { TradingAccount } from '../../application/trading/trading-account';
import { TradingPort } from '../../application/trading/trading.port';
import { tradingModule } from '../../application/trading/trading.wiring';
import { routeModule } from '../app/route';
import { FavouritesStore } from '../markets/favourites.store';
import { favouritesModule } from '../markets/favourites.wiring';
import { PreferencesStore } from '../platform/preferences.store';
import { TickersStore } from '../markets/tickers.store';
import { BalancesStore } from './account/balances.store';
import { OpenOrdersStore } from './account/open-orders.store';
import { openOrdersModule } from './account/open-orders.wiring';
import { MarketDesks } from './desk/market-desks';
import { TerminalLayoutStore } from './layout/terminal-layout.store';
import { terminalLayoutModule } from './layout/terminal-layout.wiring';
import { OrderNotices } from './order-notices';
import { OrderSounds } from './order-sounds';
import { FillHistoryStore, OrderHistoryStore } from './account/paged-history.store';
import { TicketDrafts } from './ticket/ticket-drafts';
import { TradeMarketStore } from './trade-market.store';
import { TradePreferencesStore } from './trade-preferences.store';
import { tradePreferencesModule } from './trade-preferences.wiring';
import type { TradePageStores } from './trade-page-stores';
import { TradePage } from './trade.page';

const trade = defineModule('presentation/trade', [
  provideClass(TradeMarketStore, MarketsQueries),
  provideClass(TicketDrafts),
  provideClass(MarketDesks, OrderBookFeeds, MarketDataPort, MarketStreamPort, PacedFrames, PlaceOrder, TradingPort, BalancesStore, TradePreferencesStore, TicketDrafts),
  provideClass(BalancesStore, Balances),
  provideClass(OrderHistoryStore, TradingPort, AccountStreamPort, Scheduler),
  provideClass(FillHistoryStore, TradingPort, AccountStreamPort, Scheduler),
  provideClass(OrderNotices, AccountStreamPort, NoticesPort, TranslationsPort, PreferencesStore),
  provideClass(OrderSounds, AccountStreamPort, TicketDrafts, PreferencesStore, SoundPort),
]);

export const tradePage = routeModule<TradePageStores>({
  Page: TradePage,
  modules: [marketsModule, orderBooksModule, favouriteListsModule, favouritesModule, tradingModule, tradePreferencesModule, openOrdersModule, terminalLayoutModule, trade],
  stores: {
    market: TradeMarketStore,
    desks: MarketDesks,
    orders: OpenOrdersStore,
    history: OrderHistoryStore,
    fills: FillHistoryStore,
    balances: BalancesStore,
    preferences: TradePreferencesStore,
    layout: TerminalLayoutStore,
    favourites: FavouritesStore,
    tickers: TickersStore,
    account: TradingAccount,
    notices: OrderNotices,
    sounds: OrderSounds,
  },
});
