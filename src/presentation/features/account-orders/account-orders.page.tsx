import { useCallback, useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import type { Startable } from '../../../application/kernel/observable-value';
import { ContractAccount } from '../../../application/trading/contract-account';
import { OrderTimelineQuery } from '../../../application/trading/order-timeline.query';
import { PlaceAgain } from '../../../application/trading/ticket/place-again';
import { TradingAccount } from '../../../application/trading/trading-account';
import { isConditional, type AlgoOrder } from '../../../domain/trading/algo-order';
import type { Order } from '../../../domain/trading/order';
import { RowsSkeleton } from '../../kit/controls/rows-skeleton';
import { Tabs, tabPanel } from '../../kit/controls/tabs';
import { Part } from '../../runtime/part';
import { view } from '../../runtime/feature';
import { AccountFrame } from '../account-kit/account-frame.view';
import { OpenOrdersStore } from '../terminal/account/open-orders.store';
import { AccountPanelStore } from '../terminal/portfolio/account-panel.store';
import { AccountScopeContext } from '../terminal/portfolio/account-scope';
import { Histories } from '../terminal/portfolio/histories/histories';
import { historiesFeature } from '../terminal/portfolio/histories/histories.feature';
import type { HistoryFilter } from '../terminal/portfolio/history-filter';
import { InstrumentsStore } from '../terminal/portfolio/instruments.store';
import { openOrdersFeature } from '../terminal/portfolio/orders/open-orders.feature';
import styles from './account-orders.module.css';
import { ConditionalDetails, EndedConditional } from './ended-conditional.view';
import { OrderColumnsStore } from './order-columns.store';
import { addressOf, filterFrom, ordersTabs, tabFrom, type OrdersTab } from './orders-address';
import { OrderDetails } from './order-details.view';
import { PastOrders } from './past-orders.view';

export interface AccountOrdersStores {
  readonly account: Startable;
  readonly contracts: Startable;
  readonly orders: OpenOrdersStore;
  readonly histories: Histories;
  readonly instruments: InstrumentsStore;
  readonly panel: AccountPanelStore;
  readonly columns: OrderColumnsStore;
  readonly timelines: OrderTimelineQuery;
  readonly again: PlaceAgain;
}

/** /account/orders: every order of the account, open and past, of all markets. */
function AccountOrdersPage({ stores }: { readonly stores: AccountOrdersStores }) {
  const { t } = useTranslation('accountOrders');
  return (
    <AccountFrame title={t('title')} text={t('text')}>
      <Orders stores={stores} />
    </AccountFrame>
  );
}

function Orders({ stores }: { readonly stores: AccountOrdersStores }) {
  const { t } = useTranslation(['trade', 'accountOrders', 'portfolio']);
  const [address, setAddress] = useSearchParams();
  const tab = tabFrom(address);
  useEffect(() => {
    const stops = [stores.account.start(), stores.contracts.start(), stores.orders.start(), stores.instruments.start()];
    return () => stops.forEach((stop) => stop());
  }, [stores]);

  const onFilter = useCallback(
    (filter: HistoryFilter) => setAddress(addressOf(tab, filter), { replace: true }),
    [setAddress, tab],
  );
  const [detailed, setDetailed] = useState<Order | AlgoOrder>();
  const scope = useMemo(
    () =>
      ({
        tab: tab === 'conditional' ? 'history' : tab,
        only: undefined,
        panel: stores.panel,
        onFilter,
        onDetails: setDetailed,
      }) as const,
    [tab, stores, onFilter],
  );
  // Before the history opens: it begins with the filters that the address asks for.
  useMemo(() => {
    if (tab !== 'orders') stores.histories.keep(tab, filterFrom(address));
    // oxlint-disable-next-line react/exhaustive-deps -- the address follows the filters from then on
  }, [tab, stores]);

  const label = (id: OrdersTab): string => (id === 'conditional' ? t('portfolio:pastOrders.title') : t(`tabs.${id}`));
  return (
    <>
      <Tabs
        name="orders"
        label={t('accountOrders:title')}
        tabs={ordersTabs.map((id) => ({ id, label: label(id) }))}
        selected={tab}
        onSelect={(chosen) => setAddress(chosen === 'orders' ? {} : { tab: chosen })}
      />
      <div {...tabPanel('orders', tab)} className={styles.panel} tabIndex={0}>
        <AccountScopeContext value={scope}>
          {tab === 'history' ? (
            <PastOrders stores={stores} />
          ) : tab === 'conditional' ? (
            <EndedConditional stores={stores} />
          ) : (
            <Part
              key={tab}
              feature={tab === 'orders' ? openOrdersFeature : historiesFeature}
              waiting={<RowsSkeleton />}
            />
          )}
        </AccountScopeContext>
      </div>
      {detailed === undefined ? null : isConditional(detailed) ? (
        <ConditionalDetails order={detailed} onClose={() => setDetailed(undefined)} />
      ) : (
        <OrderDetails order={detailed} stores={stores} onClose={() => setDetailed(undefined)} />
      )}
    </>
  );
}

export default view(AccountOrdersPage, {
  account: TradingAccount,
  contracts: ContractAccount,
  orders: OpenOrdersStore,
  histories: Histories,
  instruments: InstrumentsStore,
  panel: AccountPanelStore,
  columns: OrderColumnsStore,
  timelines: OrderTimelineQuery,
  again: PlaceAgain,
});
