import { defineModule, provideClass } from '../../../../application/kernel/provider';
import { Balances } from '../../../../application/trading/balances';
import { AccountPanelStore } from './account-panel.store';
import { BalancesStore } from './balances.store';

/** Stores of the account that the page and the parts of its panel share. */
export const accountStoresModule = defineModule('presentation/account-stores', [
  provideClass(AccountPanelStore),
  provideClass(BalancesStore, Balances),
]);
