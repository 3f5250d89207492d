import { defineModule, provideClass } from '../../../../application/kernel/provider';
import { LocalStoragePort } from '../../../../application/platform/local-storage.port';
import { ChartSetupsStore } from './chart-setups.store';

export const chartSetupsModule = defineModule('presentation/chart-setups', [
  provideClass(ChartSetupsStore, LocalStoragePort),
]);
