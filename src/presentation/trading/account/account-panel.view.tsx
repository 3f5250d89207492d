import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useShell } from '../../kernel/shell-context';
import { useFormat } from '../../kernel/use-format';
import type { TickersStore } from '../../markets/tickers.store';
import { SignInPanel } from '../../ui/sign-in-panel';
import { StaleBadge } from '../../ui/stale-badge';
import styles from './account-panel.module.css';
import type { BalancesStore } from './balances.store';
import { BalancesView } from './balances.view';
import type { OpenOrdersStore } from './open-orders.store';
import { OpenOrdersView } from './open-orders.view';
import { FillHistoryView, OrderHistoryView } from './order-history.view';
import type { FillHistoryStore, OrderHistoryStore } from './paged-history.store';
import { RowsSkeleton } from '../../ui/rows-skeleton';
import { tabPanel, Tabs } from '../../ui/tabs';

export interface AccountPanelStores {
  readonly orders: OpenOrdersStore;
  readonly history: OrderHistoryStore;
  readonly fills: FillHistoryStore;
  readonly balances: BalancesStore;
  readonly tickers: TickersStore;
}

const panels = ['orders', 'history', 'fills', 'balances'] as const;
type Panel = (typeof panels)[number];

/** The account's own orders, fills and balances. */
export const AccountPanel = observer(function AccountPanel({ stores, symbol }: { readonly stores: AccountPanelStores; readonly symbol: string }) {
  const { t } = useTranslation('trade');
  const format = useFormat();
  const { session } = useShell();
  const [panel, setPanel] = useState<Panel>('orders');
  const [onlyThis, setOnlyThis] = useState(false);
  const { orders } = stores;
  const stale = orders.state.status === 'ready' && orders.state.stale;

  return (
    <section className={styles.panel} aria-label={t('account.title')}>
      <div className={styles.head}>
        <Tabs
          name="account"
          label={t('account.title')}
          tabs={panels.map((id) => ({
            id,
            label: id === 'orders' && orders.state.status === 'ready' ? t('tabs.ordersCount', { shown: format.integer(orders.orders.length) }) : t(`tabs.${id}`),
          }))}
          selected={panel}
          onSelect={setPanel}
        />
        {stale ? <StaleBadge since={undefined} /> : null}
        {panel === 'orders' && session.status === 'loggedIn' ? (
          <label className={styles.only}>
            <input type="checkbox" checked={onlyThis} onChange={(event) => setOnlyThis(event.target.checked)} />
            <span>{t('orders.onlyThis')}</span>
          </label>
        ) : null}
      </div>
      <div {...tabPanel('account', panel)} className={styles.body} tabIndex={0}>
        {session.status === 'loggedOut' ? (
          <SignInPanel title={t('account.signIn.title')} text={t('account.signIn.text')} />
        ) : session.status === 'unknown' ? (
          <RowsSkeleton />
        ) : (
          <Body panel={panel} stores={stores} only={onlyThis ? symbol : undefined} />
        )}
      </div>
    </section>
  );
});

function Body({ panel, stores, only }: { readonly panel: Panel; readonly stores: AccountPanelStores; readonly only: string | undefined }) {
  switch (panel) {
    case 'orders':
      return <OpenOrdersView orders={stores.orders} only={only} />;
    case 'history':
      return <OrderHistoryView history={stores.history} />;
    case 'fills':
      return <FillHistoryView fills={stores.fills} />;
    case 'balances':
      return <BalancesView balances={stores.balances} tickers={stores.tickers} />;
  }
}
