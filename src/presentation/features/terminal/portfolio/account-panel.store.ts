import { makeObservable, observable, runInAction } from 'mobx';
import { parseMarketSymbol } from '../../../../domain/markets/market-symbol';

export const accountTabs = [
  'positions',
  'orders',
  'history',
  'fills',
  'closed',
  'funding',
  'liquidations',
  'transfers',
  'balances',
] as const;
export type AccountTab = (typeof accountTabs)[number];

/** What somebody looks at of their account, from market to market, and how many rows some tabs have. */
export class AccountPanelStore {
  chosen: AccountTab | undefined = undefined;
  onlyThisMarket = false;
  /** `undefined` before they are known. */
  positions: number | undefined = undefined;
  orders: number | undefined = undefined;

  constructor() {
    makeObservable(this, {
      chosen: observable,
      onlyThisMarket: observable,
      positions: observable,
      orders: observable,
    });
  }

  /** Until somebody chooses, what matters most in a market of that kind. */
  tabIn(symbol: string): AccountTab {
    return this.chosen ?? (parseMarketSymbol(symbol)?.type === 'PERP' ? 'positions' : 'orders');
  }

  set(change: Partial<Pick<AccountPanelStore, 'chosen' | 'onlyThisMarket' | 'positions' | 'orders'>>): void {
    runInAction(() => Object.assign(this, change));
  }
}
