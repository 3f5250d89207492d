import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { rewardsPage, type WalletQueries } from '../../../application/wallet/wallet.queries';
import { EmptyState } from '../../kit/controls/empty-state';
import { Pager } from '../../kit/controls/pager';
import { RecordTable } from '../../kit/controls/record-table';
import { RowsSkeleton } from '../../kit/controls/rows-skeleton';
import { DataBlock } from '../../kit/data/data-block';
import { useResource } from '../../kit/data/use-resource';
import { shownDecimals } from '../../kit/formats/shown-decimals';
import { useFormat } from '../../kit/formats/use-format';
import { Section } from '../account-kit/section';
import { OwnAmount } from '../money-kit/own-amount.view';

/** What the exchange has paid out, as the ledger has it. */
export function RewardHistory({ queries }: { readonly queries: WalletQueries }) {
  const { t } = useTranslation('rewardCenter');
  const format = useFormat();
  const [page, setPage] = useState(1);
  const rewards = useMemo(() => queries.rewards(page), [queries, page]);
  return (
    <Section title={t('history.title')} text={t('history.text')}>
      <DataBlock
        state={useResource(rewards)}
        onRetry={() => void rewards.refresh()}
        skeleton={<RowsSkeleton roomy headed rows={2} />}
        isEmpty={({ total }) => total === 0}
        empty={<EmptyState title={t('history.none.title')} text={t('history.none.text')} />}
      >
        {({ rows, total }, stale) => (
          <>
            <RecordTable
              caption={t('history.title')}
              roomy
              stale={stale}
              rows={rows}
              rowKey={({ id }) => id}
              columns={[
                { id: 'time', title: t('history.time'), cell: ({ at }) => format.dateTime(at) },
                {
                  id: 'reason',
                  title: t('history.reason'),
                  cell: ({ reason, campaign }) =>
                    campaign === undefined
                      ? t(`history.reasons.${reason ?? 'other'}`)
                      : t('history.prizeOf', { campaign }),
                },
                {
                  id: 'amount',
                  title: t('history.amount'),
                  numeric: true,
                  cell: ({ amount, asset }) => (
                    <OwnAmount>{`${format.decimal(amount, shownDecimals(amount), 'down')} ${asset}`}</OwnAmount>
                  ),
                },
              ]}
            />
            <Pager page={page} pages={Math.ceil(total / rewardsPage)} onPage={setPage} />
          </>
        )}
      </DataBlock>
    </Section>
  );
}
