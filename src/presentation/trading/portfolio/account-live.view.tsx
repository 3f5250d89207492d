import { autorun } from 'mobx';
import { useEffect } from 'react';
import type { Startable } from '../../../application/kernel/observable-value';
import { useAccountScope } from '../account/account-scope';
import type { AlgoOrdersStore } from '../desk/algo-orders.store';
import type { PositionsStore } from '../desk/positions.store';

export interface AccountLiveStores {
  readonly account: Startable;
  readonly positions: PositionsStore;
  readonly algoOrders: AlgoOrdersStore;
}

export function AccountLive({ stores }: { readonly stores: AccountLiveStores }) {
  const { panel } = useAccountScope();
  useEffect(() => {
    const { account, positions, algoOrders } = stores;
    const stops = [
      ...[positions, algoOrders, account].map((each) => each.start()),
      autorun(() => panel.set({ positions: positions.value?.length, conditionalOrders: algoOrders.value?.length })),
    ];
    return () => {
      stops.forEach((stop) => stop());
      panel.set({ positions: undefined, conditionalOrders: undefined });
    };
  }, [stores, panel]);
  return null;
}
