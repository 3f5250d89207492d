import { observer } from 'mobx-react-lite';
import { useMemo } from 'react';
import { Skeleton } from '../../kit/controls/skeleton';
import { useResource } from '../../kit/data/use-resource';
import { FailureState } from '../../kit/data/failure-state';
import { AllocationSection } from './allocation.view';
import { AssetsSection } from './assets.view';
import { BalanceCourseSection } from './balance-course.view';
import { FirstDeposit } from './first-deposit.view';
import { WalletSummary } from './wallet-summary.view';
import styles from './wallet.module.css';
import type { WalletStores } from './wallet.page';

/** What the account has: the sum, its parts, and each asset. */
export const WalletHome = observer(function WalletHome({ wallet, movable }: WalletStores) {
  // Read here, so that what a new account is told moves nothing of what is there.
  const first = useResource(useMemo(() => wallet.queries.firstDeposit(), [wallet]));
  if (wallet.state.status === 'loading' || first.status === 'loading') return <WalletSkeleton />;
  return (
    <>
      {wallet.state.status === 'failed' ? (
        <FailureState failure={wallet.state.failure} onRetry={() => wallet.retry()} />
      ) : null}
      {wallet.holdings === undefined ? null : (
        <>
          <div className={styles.overview}>
            <WalletSummary wallet={wallet} movable={movable} />
            <AllocationSection wallet={wallet} />
          </div>
          <FirstDeposit wallet={wallet} />
          <BalanceCourseSection wallet={wallet} />
          <AssetsSection wallet={wallet} movable={movable} />
        </>
      )}
    </>
  );
});

function WalletSkeleton() {
  return (
    <div className={styles.skeleton} aria-busy="true">
      <Skeleton height={220} />
      <Skeleton height={420} />
    </div>
  );
}
