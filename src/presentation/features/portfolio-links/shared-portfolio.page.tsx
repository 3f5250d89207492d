import { useEffect, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { PortfolioLinksQueries } from '../../../application/account/portfolio-links.queries';
import { portfolioLinkToken, type SharedPortfolio } from '../../../domain/account/portfolio-link';
import { decimal } from '../../../domain/shared/decimal';
import { marketDisplayName } from '../../../domain/markets/market-symbol';
import { EmptyState } from '../../kit/controls/empty-state';
import { type Column, RecordTable } from '../../kit/controls/record-table';
import { Skeleton } from '../../kit/controls/skeleton';
import { DataBlock } from '../../kit/data/data-block';
import { useResource } from '../../kit/data/use-resource';
import { useFormat } from '../../kit/formats/use-format';
import { useRatioFormat } from '../../kit/formats/use-ratio-format';
import { view } from '../../runtime/feature';
import { usePageTitle } from '../../runtime/use-page-title';
import styles from './portfolio-links.module.css';

interface SharedPortfolioStores {
  readonly queries: PortfolioLinksQueries;
}

/** What somebody's link shows: shares and positions, no amounts, nobody's name. */
function SharedPortfolioPage({ stores: { queries } }: { readonly stores: SharedPortfolioStores }) {
  const { t } = useTranslation('portfolioLinks');
  usePageTitle(t('shared.title'));
  useHiddenFromSearch();
  const token = portfolioLinkToken(location.hash);
  return (
    <div className={styles.page}>{token === undefined ? <Gone /> : <Shared queries={queries} token={token} />}</div>
  );
}

function Shared({ queries, token }: { readonly queries: PortfolioLinksQueries; readonly token: string }) {
  const resource = useMemo(() => queries.shared(token), [queries, token]);
  const state = useResource(resource);
  if (state.status === 'failed' && state.failure.kind === 'notFound') return <Gone />;
  return (
    <DataBlock state={state} onRetry={() => void resource.refresh()} skeleton={<Skeleton height={480} />}>
      {(portfolio) => <Portfolio portfolio={portfolio} />}
    </DataBlock>
  );
}

function Portfolio({ portfolio }: { readonly portfolio: SharedPortfolio }) {
  const { t } = useTranslation('portfolioLinks');
  const format = useFormat();
  const shareText = useRatioFormat();
  const { name, at, expiresAt, assets, positions } = portfolio;
  const assetColumns: readonly Column<SharedPortfolio['assets'][number]>[] = [
    { id: 'asset', title: t('shared.asset'), cell: ({ asset }) => asset },
    {
      id: 'share',
      title: t('shared.share'),
      numeric: true,
      cell: ({ percent }) => shareText(decimal(percent).div(100)),
    },
  ];
  const positionColumns: readonly Column<SharedPortfolio['positions'][number]>[] = [
    { id: 'market', title: t('shared.market'), cell: ({ symbol }) => marketDisplayName(symbol) },
    { id: 'side', title: t('shared.side'), cell: ({ side }) => t(`shared.${side}`) },
    { id: 'leverage', title: t('shared.leverage'), numeric: true, cell: ({ leverage }) => `${leverage}×` },
    { id: 'change', title: t('shared.change'), numeric: true, cell: ({ change }) => format.percent(change) },
  ];
  return (
    <>
      <div>
        <h1>{name}</h1>
        <p className={styles.note}>
          {t('shared.asOf', { date: format.dateTime(at) })} {t('ends', { date: format.dateTime(expiresAt) })}
        </p>
      </div>
      <section className={styles.part}>
        <h2>{t('shared.allocation')}</h2>
        {assets.length === 0 ? (
          <p className={styles.note}>{t('shared.noAssets')}</p>
        ) : (
          <RecordTable
            roomy
            caption={t('shared.allocation')}
            columns={assetColumns}
            rows={assets}
            rowKey={({ asset }) => asset}
          />
        )}
      </section>
      <section className={styles.part}>
        <h2>{t('shared.positions')}</h2>
        {positions.length === 0 ? (
          <p className={styles.note}>{t('shared.noPositions')}</p>
        ) : (
          <RecordTable
            roomy
            caption={t('shared.positions')}
            columns={positionColumns}
            rows={positions}
            rowKey={({ symbol, side }) => `${symbol} ${side}`}
          />
        )}
      </section>
    </>
  );
}

function Gone() {
  const { t } = useTranslation('portfolioLinks');
  return (
    <>
      <h1 className="unseen">{t('shared.title')}</h1>
      <EmptyState title={t('shared.gone')} text={t('shared.goneText')} />
    </>
  );
}

/** No search engine lists somebody's link. */
function useHiddenFromSearch(): void {
  useEffect(() => {
    const robots = document.createElement('meta');
    robots.name = 'robots';
    robots.content = 'noindex, nofollow';
    document.head.append(robots);
    return () => robots.remove();
  }, []);
}

export default view(SharedPortfolioPage, { queries: PortfolioLinksQueries });
