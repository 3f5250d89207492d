import { contractAccountModule } from '../../../application/trading/contract-account.wiring';
import { alertsModule } from '../../../application/alerts/alerts.wiring';
import { CommandHistory } from '../../../application/commands/command-history';
import { commandOrdersModule } from '../../../application/commands/command-orders.wiring';
import { defineModule, provideClass } from '../../../application/kernel/provider';
import { MarketsQueries } from '../../../application/markets/markets.queries';
import { marketsModule } from '../../../application/markets/markets.wiring';
import { LocalStoragePort } from '../../../application/platform/local-storage.port';
import { TradingPort } from '../../../application/trading/trading.port';
import { tradingModule } from '../../../application/trading/trading.wiring';
import { PlaceCommandOrder } from '../../../application/commands/place-command-order.use-case';
import { routeModule } from '../../app/route';
import { TickersStore } from '../../markets/tickers.store';
import { alertPresenceModule } from '../alerts/alert-presence.wiring';
import { AlertsStore } from '../alerts/alerts.store';
import { alertsStoreModule } from '../alerts/alerts-store.wiring';
import { PaletteStore } from './palette.store';
import { Palette, type PaletteStores } from './palette.view';

export const paletteModule = defineModule('presentation/palette', [
  provideClass(CommandHistory, LocalStoragePort),
  provideClass(PaletteStore, MarketsQueries, TickersStore, TradingPort, PlaceCommandOrder, CommandHistory),
]);

export const paletteModules = [marketsModule, tradingModule, contractAccountModule, commandOrdersModule, alertPresenceModule, alertsModule, alertsStoreModule, paletteModule];

export const palettePart = routeModule<PaletteStores>({
  Page: Palette,
  modules: paletteModules,
  stores: { palette: PaletteStore, history: CommandHistory, alerts: AlertsStore },
});
