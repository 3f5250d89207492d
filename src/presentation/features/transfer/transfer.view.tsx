import { observer } from 'mobx-react-lite';
import { useEffect, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { TradingAccount } from '../../../application/trading/trading-account';
import { TransferableBalances } from '../../../application/wallet/transferable-balances';
import type { SubAccount } from '../../../domain/account/sub-account';
import { EmptyState } from '../../kit/controls/empty-state';
import { ButtonLink } from '../../kit/controls/button-link';
import { Skeleton } from '../../kit/controls/skeleton';
import { DataBlock } from '../../kit/data/data-block';
import { useResource } from '../../kit/data/use-resource';
import { useApp } from '../../runtime/app-context';
import { view } from '../../runtime/feature';
import { MainOnlyPanel } from '../account-kit/main-only-panel.view';
import { useWalletPlace } from '../money-kit/wallet-address';
import { TransferForm } from './transfer-form.view';
import { TransferStore } from './transfer.store';

interface TransferStores {
  readonly transfer: TransferStore;
}

/** Between the main account and its sub-accounts; only the main account knows all of them. */
export const Transfer = observer(function Transfer({ stores: { transfer } }: { readonly stores: TransferStores }) {
  const { session } = useApp();
  const { t } = useTranslation('transfer');
  useEffect(() => transfer.begin(), [transfer]);
  const { account } = session;
  if (account?.applicationId === undefined) return <Skeleton height={320} />;
  return (
    <>
      <p>{t('text')}</p>
      {account.main ? <OfMain store={transfer} accountId={account.applicationId} /> : <MainOnlyPanel />}
    </>
  );
});

function OfMain({ store, accountId }: { readonly store: TransferStore; readonly accountId: string }) {
  const { paths } = useApp();
  const { t } = useTranslation('transfer');
  const { asset } = useWalletPlace();
  const accounts = useMemo(() => store.accounts.list(), [store]);
  return (
    <DataBlock<readonly SubAccount[]>
      state={useResource(accounts)}
      onRetry={() => void accounts.refresh()}
      skeleton={<Skeleton height={320} />}
      isEmpty={(all) => all.length === 0}
      empty={
        <EmptyState
          title={t('none.title')}
          text={t('none.text')}
          action={
            <ButtonLink size="small" variant="primary" to={paths.account}>
              {t('none.action')}
            </ButtonLink>
          }
        />
      }
    >
      {(all) => <TransferForm store={store} mainId={accountId} accounts={all} first={asset} />}
    </DataBlock>
  );
}

export default view(Transfer, { transfer: TransferStore }, [TradingAccount, TransferableBalances]);
