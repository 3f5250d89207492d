import { useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { type LeadingQueries, leadingStaleAfter } from '../../../application/social/leading.queries';
import type { LeadPayment, OwnCopier, OwnStrategy } from '../../../domain/social/leading';
import { ConfirmModal } from '../../kit/antd/confirm-modal';
import { Button } from '../../kit/controls/button';
import { EmptyState } from '../../kit/controls/empty-state';
import { Fact, Facts } from '../../kit/controls/facts';
import { PageLink } from '../../kit/controls/page-link';
import { Paged } from '../../kit/controls/pager';
import { type Column, RecordTable } from '../../kit/controls/record-table';
import { RowsSkeleton } from '../../kit/controls/rows-skeleton';
import { DataBlock } from '../../kit/data/data-block';
import { PagedRecords } from '../../kit/data/paged-records';
import { useResource } from '../../kit/data/use-resource';
import { useFormat } from '../../kit/formats/use-format';
import { useApp } from '../../runtime/app-context';
import type { RefreshStore } from '../../runtime/stores/refresh.store';
import { CopyStatusMark } from './copy-status-mark.view';
import { CopyWorth } from './copy-worth.view';
import type { LeadingStores } from './leading-stores';
import { StrategyIntro } from './strategy-intro.view';
import { StrategyStatus } from './strategy-status.view';
import { useReadAgain } from './use-read-again';
import { Profit } from './profit.view';
import { useUsdt } from './use-usdt';
import styles from './copy-trading.module.css';

const size = 10;

/** One own strategy: who copies it, what it has brought, and closing it. */
export function OwnStrategyDetail({
  strategy,
  stores: { leading, newStrategy, refresh },
}: {
  readonly strategy: OwnStrategy;
  readonly stores: LeadingStores;
}) {
  const { t } = useTranslation('copyTrading');
  const { paths } = useApp();
  const format = useFormat();
  const usdt = useUsdt();
  const [closing, setClosing] = useState(false);
  const { strategyId, name, closedAt, listed, copiers } = strategy;
  return (
    <section className={styles.detail} aria-label={name}>
      <div className={styles.detailHead}>
        <h3 className={styles.name}>{listed ? <PageLink to={paths.strategy(strategyId)}>{name}</PageLink> : name}</h3>
        <StrategyStatus strategy={strategy} />
        {closedAt === undefined ? (
          <span className={styles.acts}>
            <Button size="small" onClick={() => setClosing(true)}>
              {t('lead.close')}
            </Button>
          </span>
        ) : null}
      </div>
      {closedAt === undefined && !listed ? (
        <p className={styles.words}>
          {t('lead.unlistedText')} <Link to={`${paths.traderProfile()}#privacy`}>{t('lead.toProfile')}</Link>
        </p>
      ) : null}
      <StrategyIntro strategy={strategy} store={newStrategy} />
      <Facts figures>
        <Fact name={t('figure.copiers')}>{format.integer(copiers)}</Fact>
        <Fact name={t('by.ASSETS')}>{usdt(strategy.assetsUnderCopy)}</Fact>
        <Fact name={t('terms.share')}>{format.part(strategy.profitShare)}</Fact>
        <Fact name={t('lead.earned')}>{usdt(strategy.earned)}</Fact>
        <Fact name={t('lead.due')}>{usdt(strategy.due)}</Fact>
      </Facts>
      <h4 className={styles.subtitle}>{t('lead.copiers')}</h4>
      <Copiers strategy={strategy} leading={leading} refresh={refresh} />
      <h4 className={styles.subtitle}>{t('lead.payments')}</h4>
      <Payments strategy={strategy} leading={leading} refresh={refresh} />
      {closing ? (
        <ConfirmModal
          title={t('lead.close')}
          text={t('lead.closeText', { count: copiers, copiers: format.integer(copiers) })}
          action={t('lead.close')}
          onConfirm={() => newStrategy.close(strategyId).then((closed) => closed && setClosing(false))}
          onClose={() => setClosing(false)}
        />
      ) : null}
    </section>
  );
}

interface PartProps {
  readonly strategy: OwnStrategy;
  readonly leading: LeadingQueries;
  readonly refresh: RefreshStore;
}

function Copiers({ strategy: { strategyId }, leading, refresh }: PartProps) {
  const { t } = useTranslation('copyTrading');
  const { paths } = useApp();
  const format = useFormat();
  const usdt = useUsdt();
  const copiers = useMemo(() => leading.copiers(strategyId), [leading, strategyId]);
  useEffect(() => refresh.follow(copiers, leadingStaleAfter), [refresh, copiers]);
  const columns: readonly Column<OwnCopier>[] = [
    {
      id: 'copier',
      title: t('lead.copier'),
      cell: ({ uuid, coolName }) =>
        uuid === undefined ? coolName : <Link to={paths.traderProfile(uuid)}>{coolName}</Link>,
    },
    {
      id: 'status',
      title: t('column.status'),
      cell: (copier) => <CopyStatusMark copy={copier} others />,
    },
    {
      id: 'way',
      title: t('panel.direction'),
      cell: ({ counter }) => t(counter ? 'direction.counter' : 'direction.copy'),
    },
    { id: 'amount', title: t('lead.invested'), numeric: true, cell: ({ amount }) => usdt(amount) },
    { id: 'worth', title: t('column.worth'), numeric: true, cell: (copier) => <CopyWorth copy={copier} /> },
    { id: 'profit', title: t('column.profit'), numeric: true, cell: ({ profit }) => <Profit value={profit} /> },
    { id: 'shared', title: t('lead.paid'), numeric: true, cell: ({ sharedProfit }) => usdt(sharedProfit) },
    { id: 'since', title: t('column.since'), cell: ({ startedAt }) => format.date(startedAt) },
  ];
  return (
    <DataBlock
      state={useResource(copiers)}
      onRetry={() => void copiers.refresh()}
      skeleton={<RowsSkeleton rows={3} />}
      isEmpty={(rows) => rows.length === 0}
      empty={<EmptyState title={t('lead.noCopiers')} text={t('lead.noCopiersText')} />}
    >
      {(rows, stale) => (
        <Paged rows={rows}>
          {(shown) => (
            <RecordTable
              caption={t('lead.copiers')}
              roomy
              wide
              stale={stale}
              columns={columns}
              rows={shown}
              rowKey={({ copyId }) => copyId}
            />
          )}
        </Paged>
      )}
    </DataBlock>
  );
}

function Payments({ strategy: { strategyId, earned }, leading, refresh }: PartProps) {
  const { t } = useTranslation('copyTrading');
  const format = useFormat();
  const usdt = useUsdt();
  const [page, setPage] = useState(1);
  const payments = useMemo(() => leading.payments(strategyId, page, size), [leading, strategyId, page]);
  useEffect(() => refresh.follow(payments, leadingStaleAfter), [refresh, payments]);
  useReadAgain(payments, earned.toFixed());
  const columns: readonly Column<LeadPayment>[] = [
    { id: 'at', title: t('column.time'), cell: ({ at }) => format.dateTime(at) },
    { id: 'copier', title: t('lead.copier'), cell: ({ coolName }) => coolName },
    { id: 'profit', title: t('shares.profit'), numeric: true, cell: ({ profit }) => <Profit value={profit} /> },
    { id: 'amount', title: t('lead.share'), numeric: true, cell: ({ amount }) => usdt(amount) },
  ];
  return (
    <PagedRecords
      caption={t('lead.payments')}
      columns={columns}
      rowKey={({ at, coolName, amount }) => `${at} ${coolName} ${amount.toFixed()}`}
      resource={payments}
      page={page}
      size={size}
      onPage={setPage}
      empty={{ title: t('lead.noPayments'), text: t('shares.noneText') }}
    />
  );
}
