import { autorun } from 'mobx';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import type { Startable } from '../../../../../application/kernel/observable-value';
import { accountTabs } from '../account-panel.store';
import { useAccountScope } from '../account-scope';
import { AllTabs } from './all-tabs.view';
import { OpenAlgoOrders } from '../../../../../application/trading/open-algo-orders';
import { OpenOrders } from '../../../../../application/trading/open-orders';
import { Positions } from '../../../../../application/trading/positions';
import { view } from '../../../../runtime/feature';
import { ContractAccount } from '../../../../../application/trading/contract-account';

interface AccountLiveStores {
  readonly account: Startable;
  readonly positions: Positions;
  readonly openOrders: Pick<OpenOrders, 'value'>;
  readonly algoOrders: OpenAlgoOrders;
}

/** Keeps positions and conditional orders going, counts them for the tabs, and lists the tabs where they do not fit. */
function AccountLive({ stores }: { readonly stores: AccountLiveStores }) {
  const { t } = useTranslation('trade');
  const { tab, panel } = useAccountScope();
  useEffect(() => {
    const { account, positions, openOrders, algoOrders } = stores;
    const stops = [
      account.start(),
      autorun(() => {
        const [limit, conditional] = [openOrders.value, algoOrders.value];
        // Without one kind of them the number of all is not known.
        const orders = limit && conditional && limit.length + conditional.length;
        panel.set({ positions: positions.value?.length, orders });
      }),
    ];
    return () => {
      stops.forEach((stop) => stop());
      panel.set({ positions: undefined, orders: undefined });
    };
  }, [stores, panel]);
  return (
    <AllTabs
      name="account"
      label={t('tabs.all')}
      tabs={accountTabs.map((id) => ({ id, label: t(`tabs.${id}`) }))}
      selected={tab}
      onSelect={(chosen) => panel.set({ chosen })}
    />
  );
}

export default view(AccountLive, {
  account: ContractAccount,
  positions: Positions,
  openOrders: OpenOrders,
  algoOrders: OpenAlgoOrders,
});
