import { observer } from 'mobx-react-lite';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { ProductAccessQueries } from '../../../application/account/product-access.queries';
import { CopiesQueries } from '../../../application/social/copies.queries';
import { FeaturesQueries } from '../../../application/social/features.queries';
import { LeadingQueries } from '../../../application/social/leading.queries';
import { StrategiesQueries } from '../../../application/social/strategies.queries';
import { TradingAccount } from '../../../application/trading/trading-account';
import type { CopyStrategy } from '../../../domain/social/copy-strategy';
import AntdRoot from '../../kit/antd/antd-root';
import { ButtonLink } from '../../kit/controls/button-link';
import { EmptyState } from '../../kit/controls/empty-state';
import { PageLink } from '../../kit/controls/page-link';
import { Skeleton } from '../../kit/controls/skeleton';
import { DataBlock } from '../../kit/data/data-block';
import { useResource } from '../../kit/data/use-resource';
import { useApp } from '../../runtime/app-context';
import { view } from '../../runtime/feature';
import { usePageTitle } from '../../runtime/use-page-title';
import { PeopleFrame } from '../people/people-frame.view';
import { switchedPage } from '../switches/switched-page';
import { Alike } from './alike.view';
import { CopyPanel } from './copy-panel.view';
import { CopyXrayPanel } from './copy-xray.view';
import { NewCopyStore } from './new-copy.store';
import { StrategyHead } from './strategy-head.view';
import { StrategyOrders } from './strategy-orders.view';
import { StrategyPositions } from './strategy-positions.view';
import { StrategyRecord } from './strategy-record.view';
import styles from './copy-trading.module.css';

interface StrategyStores {
  readonly strategies: StrategiesQueries;
  readonly copies: CopiesQueries;
  readonly leading: LeadingQueries;
  readonly draft: NewCopyStore;
  readonly access: ProductAccessQueries;
  readonly features: FeaturesQueries;
}

/** /social-trading/strategy: one strategy with its record, its terms and the way to copy it (`?id=…`). */
const StrategyPage = observer(function StrategyPage({ stores }: { readonly stores: StrategyStores }) {
  const { t } = useTranslation('copyTrading');
  const { paths } = useApp();
  const id = useSearchParams()[0].get('id') ?? '';
  usePageTitle(t('strategy.title'), t('strategy.text'));
  const all = useMemo(() => stores.strategies.all(), [stores]);
  return (
    <PeopleFrame
      title={t('strategy.title')}
      text={t('strategy.text')}
      actions={<PageLink to={paths.copyMarketplace}>{t('marketplace.title')}</PageLink>}
    >
      <DataBlock state={useResource(all)} onRetry={() => void all.refresh()} skeleton={<Skeleton height={900} />}>
        {(known) => {
          const strategy = known.find(({ strategyId }) => strategyId === id);
          return strategy === undefined ? <Missing /> : <Strategy key={id} {...{ strategy, others: known, stores }} />;
        }}
      </DataBlock>
    </PeopleFrame>
  );
});

function Missing() {
  const { t } = useTranslation('copyTrading');
  const { paths } = useApp();
  return (
    <EmptyState
      title={t('missing.title')}
      text={t('missing.text')}
      action={
        <ButtonLink size="small" to={paths.copyMarketplace}>
          {t('action.explore')}
        </ButtonLink>
      }
    />
  );
}

interface StrategyProps {
  readonly strategy: CopyStrategy;
  readonly others: readonly CopyStrategy[];
  readonly stores: StrategyStores;
}

function Strategy({
  strategy,
  others,
  stores: { strategies, copies, leading, draft, access, features },
}: StrategyProps) {
  const { strategyId } = strategy;
  return (
    <AntdRoot>
      <div className={styles.strategy}>
        <div className={styles.record}>
          <StrategyHead strategy={strategy} />
          <StrategyRecord strategy={strategy} strategies={strategies} />
        </div>
        {/* On a phone it stands here: after what the lead has done, before the lists of it. */}
        <CopyPanel {...{ strategy, copies, leading, access, features }} store={draft} />
        <div className={styles.lists}>
          <Alike {...{ strategy, others, strategies, copies }} />
          <CopyXrayPanel strategy={strategy} copies={copies} />
          <StrategyPositions strategyId={strategyId} strategies={strategies} />
          <StrategyOrders strategyId={strategyId} strategies={strategies} />
        </div>
      </div>
    </AntdRoot>
  );
}

export default view(
  switchedPage(StrategyPage),
  {
    strategies: StrategiesQueries,
    copies: CopiesQueries,
    leading: LeadingQueries,
    draft: NewCopyStore,
    access: ProductAccessQueries,
    features: FeaturesQueries,
  },
  [TradingAccount],
);
