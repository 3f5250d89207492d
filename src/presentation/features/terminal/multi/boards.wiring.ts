import { defineModule, provideClass } from '../../../../application/kernel/provider';
import { Random } from '../../../../application/kernel/random.port';
import { LocalStoragePort } from '../../../../application/platform/local-storage.port';
import { BoardsStore } from './boards.store';

export const boardsModule = defineModule('presentation/market-boards', [
  provideClass(BoardsStore, LocalStoragePort, Random),
]);
