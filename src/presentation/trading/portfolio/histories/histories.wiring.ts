import { Clock } from '../../../../application/kernel/clock.port';
import { defineModule, provideClass } from '../../../../application/kernel/provider';
import { Scheduler } from '../../../../application/kernel/scheduler.port';
import { marketsModule } from '../../../../application/markets/markets.wiring';
import { AccountStreamPort } from '../../../../application/trading/account-stream.port';
import { PositionsPort } from '../../../../application/trading/positions.port';
import { TradingPort } from '../../../../application/trading/trading.port';
import { TransfersPort } from '../../../../application/wallet/transfers.port';
import { routeModule } from '../../../app/route';
import { InstrumentsStore } from '../instruments.store';
import { instrumentsModule } from '../instruments.wiring';
import { Histories } from './histories';
import { HistoriesTab, type HistoriesStores } from './histories-tab.view';

export const historiesModule = defineModule('presentation/histories', [provideClass(Histories, TradingPort, PositionsPort, TransfersPort, AccountStreamPort, Scheduler, Clock)]);

export const historiesTab = routeModule<HistoriesStores>({
  Page: HistoriesTab,
  modules: [marketsModule, instrumentsModule, historiesModule],
  stores: { histories: Histories, instruments: InstrumentsStore },
});
