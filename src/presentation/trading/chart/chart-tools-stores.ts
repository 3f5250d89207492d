import type { Startable } from '../../../application/kernel/observable-value';
import type { ChartSetupStore } from './chart-setup.store';
import type { DrawingsStore } from './drawings.store';
import type { OwnFillsStore } from './own-fills.store';
import type { PriceLinesStore } from './price-lines.store';

export interface ChartToolsStores {
  readonly setup: ChartSetupStore;
  readonly drawings: DrawingsStore;
  readonly fills: OwnFillsStore;
  readonly lines: PriceLinesStore;
  /** The account's contracts and conditional orders, while somebody is logged in. */
  readonly account: Startable;
  readonly positions: Startable;
  readonly algoOrders: Startable;
}
