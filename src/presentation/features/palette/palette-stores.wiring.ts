import { alertPresenceModule } from '../../../application/alerts/alert-presence.wiring';
import { alertsModule } from '../../../application/alerts/alerts.wiring';
import { CommandHistory } from '../../../application/commands/command-history';
import { commandOrdersModule } from '../../../application/commands/command-orders.wiring';
import { PlaceCommandOrder } from '../../../application/commands/place-command-order.use-case';
import { ReadContractTerms } from '../../../application/commands/read-contract-terms.use-case';
import { defineModule, provideClass } from '../../../application/kernel/provider';
import { MarketsQueries } from '../../../application/markets/markets.queries';
import { marketsModule } from '../../../application/markets/markets.wiring';
import { LocalStoragePort } from '../../../application/platform/local-storage.port';
import { contractAccountModule } from '../../../application/trading/contract-account.wiring';
import { TradingPort } from '../../../application/trading/trading.port';
import { tradingModule } from '../../../application/trading/trading.wiring';
import { TickersStore } from '../markets/tickers.store';
import { alertsStoreModule } from '../alerts/alerts-store.wiring';
import { PaletteStore } from './palette.store';

const palette = defineModule('presentation/palette', [
  provideClass(CommandHistory, LocalStoragePort),
  provideClass(
    PaletteStore,
    MarketsQueries,
    TickersStore,
    TradingPort,
    PlaceCommandOrder,
    CommandHistory,
    ReadContractTerms,
  ),
]);

/** What the palette stands on, without its view. */
export const paletteModules = [
  marketsModule,
  tradingModule,
  contractAccountModule,
  commandOrdersModule,
  alertPresenceModule,
  alertsModule,
  alertsStoreModule,
  palette,
];
