import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ReferralQueries } from '../../../application/account/referral.queries';
import type { ReferralReward } from '../../../domain/account/referral';
import { Section } from '../account-kit/section';
import { useFormat } from '../../kit/formats/use-format';
import type { Column } from '../../kit/controls/record-table';
import { Amounts } from './amounts.view';
import { PagedRecords } from '../../kit/data/paged-records';

/** What was paid for each day's fees of each invited person. */
export function ReferralRewards({ queries }: { readonly queries: ReferralQueries }) {
  const { t } = useTranslation('referral');
  const format = useFormat();
  const [page, setPage] = useState(1);
  const resource = useMemo(() => queries.rewards(page), [queries, page]);
  const columns: readonly Column<ReferralReward>[] = [
    { id: 'day', title: t('rewards.day'), cell: ({ day }) => day },
    { id: 'who', title: t('rewards.who'), cell: ({ refereeId }) => refereeId },
    { id: 'rate', title: t('rewards.rate'), numeric: true, cell: ({ rate }) => format.part(rate) },
    {
      id: 'amount',
      title: t('rewards.amount'),
      numeric: true,
      cell: ({ asset, amount }) => <Amounts amounts={[{ asset, amount }]} />,
    },
  ];
  return (
    <Section title={t('rewards.title')} text={t('rewards.text')}>
      <PagedRecords
        caption={t('rewards.title')}
        columns={columns}
        rowKey={({ refereeId, day, asset }: ReferralReward) => `${refereeId} ${day} ${asset}`}
        resource={resource}
        page={page}
        size={queries.pageSize}
        onPage={setPage}
        empty={{ title: t('rewards.empty.title'), text: t('rewards.empty.text') }}
      />
    </Section>
  );
}
