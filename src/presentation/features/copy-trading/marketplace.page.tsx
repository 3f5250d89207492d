import { observer } from 'mobx-react-lite';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { known as value } from '../../../application/kernel/resource';
import { FeaturesQueries } from '../../../application/social/features.queries';
import { StrategiesQueries } from '../../../application/social/strategies.queries';
import type { CopyStrategy } from '../../../domain/social/copy-strategy';
import { coinsOf, strategiesBy, strategiesWithin } from '../../../domain/social/strategy-choice';
import { Button } from '../../kit/controls/button';
import { ButtonLink } from '../../kit/controls/button-link';
import { EmptyState } from '../../kit/controls/empty-state';
import { Paged } from '../../kit/controls/pager';
import { Skeleton } from '../../kit/controls/skeleton';
import { DataBlock } from '../../kit/data/data-block';
import { useResource } from '../../kit/data/use-resource';
import { useFormat } from '../../kit/formats/use-format';
import { useApp } from '../../runtime/app-context';
import { view } from '../../runtime/feature';
import { usePageTitle } from '../../runtime/use-page-title';
import { PeopleFrame } from '../people/people-frame.view';
import { switchedPage } from '../switches/switched-page';
import { useVariant } from '../switches/use-switch';
import {
  marketplaceChoice,
  type MarketplaceChoice,
  marketplaceQuery,
  marketplaceViews,
  usualChoice,
} from './marketplace-address';
import { MarketplaceToolbar } from './marketplace-toolbar.view';
import { StrategyCard } from './strategy-card.view';
import { StrategiesTable } from './strategies-table.view';
import styles from './copy-trading.module.css';

interface MarketplaceStores {
  readonly strategies: StrategiesQueries;
  readonly features: FeaturesQueries;
}

/** /social-trading/marketplace: every strategy that can be copied. */
export const MarketplacePage = observer(function MarketplacePage({
  stores: { strategies, features },
}: {
  readonly stores: MarketplaceStores;
}) {
  const { t } = useTranslation('copyTrading');
  const { paths } = useApp();
  const [address, setAddress] = useSearchParams();
  const usual = { ...usualChoice, view: useVariant(features, 'marketplace-view', marketplaceViews) };
  const choice = marketplaceChoice(address, usual);
  const choose = (more: Partial<MarketplaceChoice>): void =>
    setAddress(marketplaceQuery({ ...choice, ...more }, usual), { replace: true });
  usePageTitle(t('marketplace.title'), t('marketplace.text'));
  const all = useMemo(() => strategies.all(), [strategies]);
  const state = useResource(all);
  const coins = [...new Set(value(state)?.flatMap(coinsOf))].sort();
  return (
    <PeopleFrame
      title={t('marketplace.title')}
      text={t('marketplace.text')}
      actions={
        <ButtonLink size="small" to={paths.socialTrading}>
          {t('action.myCopies')}
        </ButtonLink>
      }
    >
      <MarketplaceToolbar choice={choice} choose={choose} coins={coins} />
      <DataBlock state={state} onRetry={() => void all.refresh()} skeleton={<CardsSkeleton />}>
        {(known, stale) => <Found all={known} choice={choice} stale={stale} onReset={() => choose(usual)} />}
      </DataBlock>
    </PeopleFrame>
  );
});

interface FoundProps {
  readonly all: readonly CopyStrategy[];
  readonly choice: MarketplaceChoice;
  readonly stale: boolean;
  readonly onReset: () => void;
}

function Found({ all, choice, stale, onReset }: FoundProps) {
  const { t } = useTranslation(['copyTrading', 'people']);
  const format = useFormat();
  const { kind, roi, drawdown, assets, age, coin, words, by } = choice;
  const within = strategiesWithin(all, {
    kind: kind === '' ? undefined : kind,
    leastReturn: roi,
    deepestDrawdown: drawdown,
    leastAssets: assets,
    leastDays: age,
    coin,
    words,
  });
  const rows = strategiesBy(within, by);
  if (rows.length === 0)
    return (
      <EmptyState
        title={t('none.title')}
        text={t('none.text')}
        action={
          <Button size="small" onClick={onReset}>
            {t('none.action')}
          </Button>
        }
      />
    );
  return (
    <>
      <p className={styles.count} role="status">
        {t('found', { count: rows.length, shown: format.integer(rows.length) })}
      </p>
      {/* Another choice begins at its first page. */}
      <Paged
        key={JSON.stringify(choice)}
        rows={rows}
        words={{ back: t('people:pager.back'), on: t('people:pager.on') }}
      >
        {(shown) =>
          choice.view === 'table' ? (
            <StrategiesTable rows={shown} stale={stale} />
          ) : (
            <ul className={styles.cards}>
              {shown.map((strategy) => (
                <li key={strategy.strategyId}>
                  <StrategyCard strategy={strategy} />
                </li>
              ))}
            </ul>
          )
        }
      </Paged>
    </>
  );
}

export function CardsSkeleton() {
  return (
    <div className={styles.cards}>
      {[1, 2, 3].map((place) => (
        <Skeleton key={place} height={374} />
      ))}
    </div>
  );
}

export default view(switchedPage(MarketplacePage), {
  strategies: StrategiesQueries,
  features: FeaturesQueries,
});
