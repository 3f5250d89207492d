import { observer } from 'mobx-react-lite';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Part } from '../../../../runtime/part';
import type { Feature } from '../../../../runtime/feature';
import { useApp } from '../../../../runtime/app-context';
import { useFormat } from '../../../../kit/formats/use-format';
import type { TickersStore } from '../../../markets/tickers.store';
import { Checkbox } from '../../../../kit/controls/checkbox';
import { RowsSkeleton } from '../../../../kit/controls/rows-skeleton';
import { SignInPanel } from '../../../../runtime/sign-in-panel';
import { StaleBadge } from '../../../../kit/controls/stale-badge';
import { Tabs, tabPanel } from '../../../../kit/controls/tabs';
import { UnexpectedError } from '../../../../kit/controls/unexpected-error';
import { accountParts } from './account-parts';
import styles from './account-panel.module.css';
import { accountTabs, type AccountPanelStore, type AccountTab } from '../account-panel.store';
import { AccountScopeContext } from '../account-scope';
import type { Balances } from '../../../../../application/trading/balances';
import type { OpenOrdersStore } from '../../account/open-orders.store';
import { accountLiveFeature } from './account-live.feature';

export interface AccountPanelStores {
  readonly panel: AccountPanelStore;
  readonly orders: OpenOrdersStore;
  readonly balances: Balances;
  readonly tickers: TickersStore;
}

/** Tabs whose rows belong to markets. */
const ofMarkets: ReadonlySet<AccountTab> = new Set([
  'positions',
  'orders',
  'history',
  'fills',
  'closed',
  'funding',
  'liquidations',
]);

/** The account's own positions, orders, histories and assets; each tab comes once it is shown. */
export const AccountPanel = observer(function AccountPanel({
  stores,
  symbol,
}: {
  readonly stores: AccountPanelStores;
  readonly symbol: string;
}) {
  const { t } = useTranslation('trade');
  const { session } = useApp();
  const { panel } = stores;
  const tab = panel.tabIn(symbol);
  const only = panel.onlyThisMarket ? symbol : undefined;
  const scope = useMemo(() => ({ tab, only, panel }), [tab, only, panel]);
  const loggedIn = session.status === 'loggedIn';

  return (
    <section className={styles.panel} aria-label={t('account.title')}>
      <div className={styles.head}>
        <AccountTabs stores={stores} tab={tab} loggedIn={loggedIn} />
        {loggedIn ? (
          <AccountScopeContext value={scope}>
            <Part feature={accountLiveFeature} />
          </AccountScopeContext>
        ) : null}
        {loggedIn ? <StaleMark orders={stores.orders} /> : null}
        {loggedIn && ofMarkets.has(tab) ? (
          <Checkbox
            className={styles.only}
            checked={panel.onlyThisMarket}
            onChange={(checked) => panel.set({ onlyThisMarket: checked })}
          >
            {t('orders.onlyThis')}
          </Checkbox>
        ) : null}
      </div>
      <div {...tabPanel('account', tab)} className={styles.body} tabIndex={0}>
        {session.status === 'loggedOut' ? (
          <SignInPanel title={t('account.signIn.title')} text={t('account.signIn.text')} />
        ) : loggedIn ? (
          <AccountScopeContext value={scope}>
            <TabPart key={accountParts[tab].path} route={accountParts[tab]} />
          </AccountScopeContext>
        ) : (
          <RowsSkeleton />
        )}
      </div>
    </section>
  );
});

function TabPart({ route }: { readonly route: Feature }) {
  const [attempt, setAttempt] = useState(0);
  return (
    <Part
      key={attempt}
      feature={route}
      waiting={<RowsSkeleton />}
      failed={<UnexpectedError errorId="" onRetry={() => setAttempt(attempt + 1)} />}
    />
  );
}

/** By itself, so that an order that changes draws nothing of the panel but its row and the counts. */
const StaleMark = observer(function StaleMark({ orders: { state } }: { readonly orders: OpenOrdersStore }) {
  return state.status === 'ready' && state.stale ? <StaleBadge since={undefined} /> : null;
});

const AccountTabs = observer(function AccountTabs({
  stores,
  tab,
  loggedIn,
}: {
  readonly stores: AccountPanelStores;
  readonly tab: AccountTab;
  readonly loggedIn: boolean;
}) {
  const { t } = useTranslation('trade');
  const format = useFormat();
  const { panel } = stores;
  const counts: Partial<Record<AccountTab, number | undefined>> = loggedIn ? panel : {};
  const label = (id: AccountTab): string => {
    const count = counts[id];
    const counted = id === 'positions' || id === 'orders' ? id : undefined;
    return counted && count !== undefined
      ? t(`tabs.${counted}Count`, { shown: format.integer(count) })
      : t(`tabs.${id}`);
  };
  return (
    <Tabs
      name="account"
      label={t('account.title')}
      tabs={accountTabs.map((id) => ({ id, label: label(id) }))}
      selected={tab}
      onSelect={(chosen) => panel.set({ chosen })}
    />
  );
});
