import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ReferralQueries } from '../../../application/account/referral.queries';
import type { Referee } from '../../../domain/account/referral';
import { Section } from '../account-kit/section';
import { useFormat } from '../../kit/formats/use-format';
import type { Column } from '../../kit/controls/record-table';
import { Amounts } from './amounts.view';
import { PagedRecords } from '../../kit/data/paged-records';

/** Who came by the account's codes, and how far they have come. */
export function Referees({ queries }: { readonly queries: ReferralQueries }) {
  const { t } = useTranslation('referral');
  const format = useFormat();
  const [page, setPage] = useState(1);
  const resource = useMemo(() => queries.referees(page), [queries, page]);
  const columns: readonly Column<Referee>[] = [
    { id: 'who', title: t('referees.who'), cell: ({ email }) => email },
    { id: 'code', title: t('codes.code'), cell: ({ code }) => code },
    { id: 'joined', title: t('referees.joined'), cell: ({ registeredAt }) => format.date(registeredAt) },
    { id: 'state', title: t('referees.state'), cell: ({ state }) => t(`referees.states.${state}`) },
    { id: 'earned', title: t('referees.earned'), numeric: true, cell: ({ earned }) => <Amounts amounts={earned} /> },
  ];
  return (
    <Section title={t('referees.title')}>
      <PagedRecords
        caption={t('referees.title')}
        columns={columns}
        rowKey={({ id }: Referee) => id}
        resource={resource}
        page={page}
        size={queries.pageSize}
        onPage={setPage}
        empty={{ title: t('referees.empty.title'), text: t('referees.empty.text') }}
      />
    </Section>
  );
}
