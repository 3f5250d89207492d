import { defineModule, provideClass } from '../../../../application/kernel/provider';
import { PacedFrames } from '../../../../application/markets/paced-frames';
import { LocalStoragePort } from '../../../../application/platform/local-storage.port';
import { ContractAccount } from '../../../../application/trading/contract-account';
import { contractAccountModule } from '../../../../application/trading/contract-account.wiring';
import { routeModule } from '../../../runtime/route';
import { PreferencesStore } from '../../../runtime/stores/preferences.store';
import { contractStoresModule } from '../desk/contract-desk.wiring';
import { PositionsStore } from '../desk/positions.store';
import { terminalModules, terminalStores } from '../trade.wiring';
import { BoardsStore } from './boards.store';
import { boardsModule } from './boards.wiring';
import { MultiSymbolPage, type MultiSymbolStores } from './multi-symbol.page';
import { TilePreferences } from './tile-preferences';

const tiles = defineModule('presentation/market-tiles', [
  provideClass(TilePreferences, LocalStoragePort, PreferencesStore),
]);

export const multiSymbolPage = routeModule<MultiSymbolStores>({
  Page: MultiSymbolPage,
  modules: [...terminalModules, contractAccountModule, contractStoresModule, boardsModule, tiles],
  stores: {
    ...terminalStores,
    boards: BoardsStore,
    tilePreferences: TilePreferences,
    positions: PositionsStore,
    contracts: ContractAccount,
    frames: PacedFrames,
  },
});
