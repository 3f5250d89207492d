import { createContext } from 'react';
import type { AccountPanelStore, AccountTab } from './account-panel.store';
import type { AlgoOrder } from '../../../../domain/trading/algo-order';
import type { Order } from '../../../../domain/trading/order';
import type { HistoryFilter } from './history-filter';
import { useGiven } from '../../../kit/hooks/use-given';

/** What of the account the part on screen is asked for. */
interface AccountScope {
  readonly tab: AccountTab;
  /** Only what belongs to this market. */
  readonly only: string | undefined;
  readonly panel: AccountPanelStore;
  /** Told what a history on screen is narrowed to. */
  readonly onFilter?: (filter: HistoryFilter) => void;
  /** Shows what became of an open order. Where it is given there is room for it, and for marking orders. */
  readonly onDetails?: (order: Order | AlgoOrder) => void;
}

export const AccountScopeContext = createContext<AccountScope | undefined>(undefined);

export function useAccountScope(): AccountScope {
  return useGiven(AccountScopeContext);
}
