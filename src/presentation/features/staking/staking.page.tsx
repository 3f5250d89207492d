import { observer } from 'mobx-react-lite';
import { useEffect, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { ProductAccessQueries } from '../../../application/account/product-access.queries';
import { TradingAccount } from '../../../application/trading/trading-account';
import { ButtonLink } from '../../kit/controls/button-link';
import { Skeleton } from '../../kit/controls/skeleton';
import { DataBlock } from '../../kit/data/data-block';
import { useResource } from '../../kit/data/use-resource';
import { useApp } from '../../runtime/app-context';
import { view } from '../../runtime/feature';
import { HideAmounts } from '../money-kit/hide-amounts.view';
import { MoneyFrame } from '../money-kit/money-frame.view';
import { ProductNotice } from '../money-kit/product-notice.view';
import { OwnStake } from './own-stake.view';
import { StakeExits } from './stake-exits.view';
import { StakeForms } from './stake-forms.view';
import { StakeLots } from './stake-lots.view';
import { StakingRewards } from './staking-rewards.view';
import { StakingStore } from './staking.store';
import { StakingTermsSection } from './staking-terms.view';
import styles from './staking.module.css';

interface StakingStores {
  readonly staking: StakingStore;
  readonly access: ProductAccessQueries;
}

/** /staking: the product's token staked for daily rewards, and its way out. */
const StakingPage = observer(function StakingPage({ stores }: { readonly stores: StakingStores }) {
  const { staking, access } = stores;
  const { t } = useTranslation(['staking', 'common']);
  const { session, paths } = useApp();
  const termsResource = useMemo(() => staking.queries.terms(), [staking]);
  const terms = useResource(termsResource);
  const calculates = session.status === 'loggedOut';
  return (
    <MoneyFrame
      title={t('title')}
      text={t('text')}
      actions={
        <>
          <ButtonLink size="small" variant="ghost" to={paths.myWoo}>
            {t('common:nav.myWoo')}
          </ButtonLink>
          <ButtonLink size="small" variant="ghost" to={paths.earn}>
            {t('action.earn')}
          </ButtonLink>
          {session.account === undefined ? null : <HideAmounts />}
        </>
      }
      invitation={{ title: t('invitation.title'), text: t('invitation.text') }}
      open={
        <DataBlock
          state={terms}
          onRetry={() => void termsResource.refresh()}
          skeleton={
            <div className={styles.termsPlace} data-calculates={calculates || undefined}>
              <Skeleton height="100%" />
            </div>
          }
        >
          {(known) => <StakingTermsSection terms={known} calculates={calculates} />}
        </DataBlock>
      }
    >
      <StakingOfAccount staking={staking} access={access} />
    </MoneyFrame>
  );
});

function StakingOfAccount({ staking, access }: StakingStores) {
  const account = useMemo(() => staking.queries.account(), [staking]);
  useEffect(() => staking.start(), [staking]);
  const terms = useResource(useMemo(() => staking.queries.terms(), [staking]));
  const state = useResource(account);
  // Why the terms are not there is said where they stand.
  if (terms.status === 'failed' && terms.previous === undefined) return null;
  const known = terms.status === 'loading' ? undefined : terms.status === 'ready' ? terms.value : terms.previous;
  return (
    <DataBlock
      state={known === undefined ? { status: 'loading' } : state}
      onRetry={() => void account.refresh()}
      skeleton={<Skeleton height={640} />}
    >
      {(own, stale) =>
        known === undefined ? null : (
          <ProductNotice queries={access} product="STAKING">
            <div className={styles.columns}>
              <StakeForms staking={staking} access={access} terms={known} account={own} />
              <OwnStake terms={known} account={own} stale={stale} />
            </div>
            <StakeLots terms={known} account={own} stale={stale} />
            <StakeExits terms={known} account={own} stale={stale} />
            <StakingRewards staking={staking} asset={known.asset} />
          </ProductNotice>
        )
      }
    </DataBlock>
  );
}

export default view(StakingPage, { staking: StakingStore, access: ProductAccessQueries }, [TradingAccount]);
