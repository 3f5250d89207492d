import { defineModule, provideClass } from '../../../../application/kernel/provider';
import { MarketsQueries } from '../../../../application/markets/markets.queries';
import { InstrumentsStore } from './instruments.store';

export const instrumentsModule = defineModule('presentation/instruments', [
  provideClass(InstrumentsStore, MarketsQueries),
]);
