import { useEffect, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { CopiesQueries, copiesStaleAfter } from '../../../application/social/copies.queries';
import type { CopyPosition, OwnCopy } from '../../../domain/social/own-copy';
import { PageLink } from '../../kit/controls/page-link';
import { ButtonLink } from '../../kit/controls/button-link';
import { EmptyState } from '../../kit/controls/empty-state';
import { Mark } from '../../kit/controls/mark';
import { Paged } from '../../kit/controls/pager';
import { type Column, RecordTable } from '../../kit/controls/record-table';
import { RowsSkeleton } from '../../kit/controls/rows-skeleton';
import { DataBlock } from '../../kit/data/data-block';
import { useResource } from '../../kit/data/use-resource';
import { useApp } from '../../runtime/app-context';
import { view } from '../../runtime/feature';
import { RefreshStore } from '../../runtime/stores/refresh.store';
import { usePositionColumns } from './position-columns';
import styles from './copy-trading.module.css';

interface Row extends CopyPosition {
  readonly copy: OwnCopy;
}

interface CopiedPositionsProps {
  readonly stores: { readonly copies: CopiesQueries; readonly refresh: RefreshStore };
}

/** What the account holds through copies, each position marked with whose strategy opened it. */
export function CopiedPositions({ stores: { copies, refresh } }: CopiedPositionsProps) {
  const { t } = useTranslation('copyTrading');
  const { paths } = useApp();
  const own = useMemo(() => copies.copies(), [copies]);
  useEffect(() => refresh.follow(own, copiesStaleAfter), [refresh, own]);
  return (
    <DataBlock
      state={useResource(own)}
      onRetry={() => void own.refresh()}
      skeleton={<RowsSkeleton />}
      isEmpty={(all) => rowsOf(all).length === 0}
      empty={
        <EmptyState
          title={t('held.none')}
          text={t('held.noneText')}
          action={
            <ButtonLink size="small" to={paths.socialTrading}>
              {t('own.title')}
            </ButtonLink>
          }
        />
      }
    >
      {(all, stale) => <Table rows={rowsOf(all)} stale={stale} />}
    </DataBlock>
  );
}

function rowsOf(copies: readonly OwnCopy[]): readonly Row[] {
  return copies.flatMap((copy) => copy.positions.map((position) => ({ ...position, copy })));
}

function Table({ rows, stale }: { readonly rows: readonly Row[]; readonly stale: boolean }) {
  const { t } = useTranslation('copyTrading');
  const { paths } = useApp();
  const [market, ...figures] = usePositionColumns();
  const strategy: Column<Row> = {
    id: 'copy',
    title: t('column.strategy'),
    cell: ({ copy: { copyId, strategyName, counter } }) => (
      <span className={styles.marks}>
        <Mark tone="neutral">{t(counter ? 'direction.counter' : 'direction.copy')}</Mark>
        <PageLink to={paths.ownCopy(copyId)}>{strategyName}</PageLink>
      </span>
    ),
  };
  return (
    <Paged rows={rows}>
      {(shown) => (
        <RecordTable
          caption={t('held.title')}
          stale={stale}
          columns={[market, strategy, ...figures]}
          rows={shown}
          rowKey={({ copy, symbol }) => `${copy.copyId} ${symbol}`}
        />
      )}
    </Paged>
  );
}

export default view(CopiedPositions, { copies: CopiesQueries, refresh: RefreshStore });
