import { useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { copiesStaleAfter } from '../../../application/social/copies.queries';
import { zero } from '../../../domain/shared/decimal';
import { copyProfit, leastCopied, netInvested, type OwnCopy, returnOnInvested } from '../../../domain/social/own-copy';
import { Button } from '../../kit/controls/button';
import { ButtonLink } from '../../kit/controls/button-link';
import { ChangeText } from '../../kit/controls/change-text';
import { EmptyState } from '../../kit/controls/empty-state';
import { Fact, Facts } from '../../kit/controls/facts';
import { PageLink } from '../../kit/controls/page-link';
import { Paged } from '../../kit/controls/pager';
import { type Column, RecordTable } from '../../kit/controls/record-table';
import { RowsSkeleton } from '../../kit/controls/rows-skeleton';
import { DataBlock } from '../../kit/data/data-block';
import { useResource } from '../../kit/data/use-resource';
import { useFormat } from '../../kit/formats/use-format';
import { useApp } from '../../runtime/app-context';
import { Section } from '../account-kit/section';
import { CopyStatusMark } from './copy-status-mark.view';
import { CopyWorth } from './copy-worth.view';
import type { ManageCopyStore } from './manage-copy.store';
import { OwnCopyDetail } from './own-copy.view';
import type { SocialTradingStores } from './social-trading.page';
import { StopCopyDialog } from './stop-copy.view';
import { Profit } from './profit.view';
import { useUsdt } from './use-usdt';
import styles from './copy-trading.module.css';

interface OwnCopiesProps {
  readonly stores: SocialTradingStores;
  /** In detail. */
  readonly copyId: string | undefined;
}

/** What the account copies and has copied. */
export function OwnCopies({ stores, copyId }: OwnCopiesProps) {
  const { t } = useTranslation('copyTrading');
  const { paths } = useApp();
  const format = useFormat();
  const copies = useMemo(() => stores.copies.copies(), [stores]);
  useEffect(() => stores.refresh.follow(copies, copiesStaleAfter), [stores, copies]);
  return (
    <Section title={t('own.title')}>
      <DataBlock
        state={useResource(copies)}
        onRetry={() => void copies.refresh()}
        skeleton={<RowsSkeleton roomy rows={4} />}
        isEmpty={(all) => all.length === 0}
        empty={
          <EmptyState
            title={t('own.none')}
            text={t('own.noneText', { least: format.integer(leastCopied) })}
            action={
              <ButtonLink size="small" to={paths.copyMarketplace}>
                {t('action.explore')}
              </ButtonLink>
            }
          />
        }
      >
        {(all, stale) => {
          const chosen = all.find((copy) => copy.copyId === copyId);
          return (
            <>
              <div className={styles.totals}>
                <Sums copies={all} />
              </div>
              <CopiesTable copies={all} stale={stale} manage={stores.manage} />
              {chosen === undefined ? null : <OwnCopyDetail key={chosen.copyId} copy={chosen} stores={stores} />}
            </>
          );
        }}
      </DataBlock>
    </Section>
  );
}

function Sums({ copies }: { readonly copies: readonly OwnCopy[] }) {
  const { t } = useTranslation('copyTrading');
  const usdt = useUsdt();
  const sum = (of: (copy: OwnCopy) => OwnCopy['amount']) => copies.reduce((total, copy) => total.plus(of(copy)), zero);
  return (
    <Facts figures>
      <Fact name={t('own.worth')}>{usdt(sum(({ worth }) => worth))}</Fact>
      <Fact name={t('own.profit')}>
        <Profit value={sum(copyProfit)} />
      </Fact>
      <Fact name={t('own.fees')}>{usdt(sum(({ fees }) => fees))}</Fact>
      <Fact name={t('own.slippage')}>{usdt(sum(({ slippageCost }) => slippageCost))}</Fact>
      <Fact name={t('own.shared')}>{usdt(sum(({ sharedProfit }) => sharedProfit))}</Fact>
    </Facts>
  );
}

interface CopiesTableProps {
  readonly copies: readonly OwnCopy[];
  readonly stale: boolean;
  readonly manage: ManageCopyStore;
}

function CopiesTable({ copies, stale, manage }: CopiesTableProps) {
  const { t } = useTranslation('copyTrading');
  const { paths } = useApp();
  const format = useFormat();
  const usdt = useUsdt();
  const [stopping, setStopping] = useState<string>();
  const stopped = copies.find(({ copyId }) => copyId === stopping);
  const columns: readonly Column<OwnCopy>[] = [
    {
      id: 'strategy',
      title: t('column.strategy'),
      cell: ({ copyId, strategyName, leadTrader }) => (
        <span className={styles.stack}>
          <PageLink to={paths.ownCopy(copyId)}>{strategyName}</PageLink>
          <small className={styles.lead}>{leadTrader}</small>
        </span>
      ),
    },
    { id: 'status', title: t('column.status'), cell: (copy) => <CopyStatusMark copy={copy} /> },
    {
      id: 'way',
      title: t('panel.direction'),
      cell: ({ counter }) => t(counter ? 'direction.counter' : 'direction.copy'),
    },
    {
      id: 'amount',
      title: t('lead.invested'),
      numeric: true,
      cell: (copy) => (
        <span className={styles.stack}>
          {usdt(netInvested(copy))}
          {copy.taken.gt(0) ? (
            <small className={styles.lead}>
              {t('column.amount')} {usdt(copy.amount)}
            </small>
          ) : null}
        </span>
      ),
    },
    {
      id: 'worth',
      title: t('column.worth'),
      numeric: true,
      cell: (copy) => <CopyWorth copy={copy} />,
    },
    {
      id: 'profit',
      title: `${t('column.profit')}, ${t('column.roi')}`,
      head: (
        <span className={styles.stack}>
          {t('column.profit')}
          <small className={styles.lead}>{t('column.roi')}</small>
        </span>
      ),
      numeric: true,
      cell: (copy) => (
        <span className={styles.stack}>
          <Profit value={copyProfit(copy)} />
          <ChangeText value={returnOnInvested(copy).times(100).toNumber()} />
        </span>
      ),
    },
    { id: 'since', title: t('column.since'), cell: ({ startedAt }) => format.date(startedAt) },
    {
      id: 'manage',
      title: t('column.manage'),
      actions: true,
      cell: ({ copyId, strategyName, status }) => (
        <span className={styles.acts}>
          {status === 'ACTIVE' || status === 'PAUSED' ? (
            <Button size="small" onClick={() => setStopping(copyId)}>
              {t('action.stop')}
              <span className="unseen"> {strategyName}</span>
            </Button>
          ) : null}
          <ButtonLink size="small" to={paths.ownCopy(copyId)}>
            {t('action.details')}
            <span className="unseen"> {strategyName}</span>
          </ButtonLink>
        </span>
      ),
    },
  ];
  return (
    <>
      <Paged rows={copies}>
        {(shown) => (
          <RecordTable
            caption={t('own.title')}
            wide
            roomy
            stale={stale}
            columns={columns}
            rows={shown}
            rowKey={({ copyId }) => copyId}
          />
        )}
      </Paged>
      {stopped ? (
        <StopCopyDialog key={stopped.copyId} copy={stopped} manage={manage} onClose={() => setStopping(undefined)} />
      ) : null}
    </>
  );
}
