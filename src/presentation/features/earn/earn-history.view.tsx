import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { shownDecimals } from '../../kit/formats/shown-decimals';
import { useFormat } from '../../kit/formats/use-format';
import { PagedRecords } from '../../kit/data/paged-records';
import { Section } from '../account-kit/section';
import { OwnAmount } from '../money-kit/own-amount.view';
import { type EarnStore, historySize } from './earn.store';

/** Everything that happened to the account's positions. */
export function EarnHistory({ earn }: { readonly earn: EarnStore }) {
  const { t } = useTranslation('earn');
  const format = useFormat();
  const [page, setPage] = useState(1);
  const history = useMemo(() => earn.queries.history(page, historySize), [earn, page]);
  return (
    <Section title={t('history.title')}>
      <PagedRecords
        caption={t('history.title')}
        resource={history}
        page={page}
        size={historySize}
        onPage={setPage}
        rowKey={({ id }) => id}
        empty={{ title: t('history.none'), text: t('history.noneText') }}
        columns={[
          { id: 'time', title: t('column.time'), cell: ({ at }) => format.dateTime(at) },
          { id: 'kind', title: t('column.kind'), cell: ({ kind }) => t(`kind.${kind}`) },
          { id: 'asset', title: t('column.asset'), cell: ({ asset }) => asset },
          {
            id: 'amount',
            title: t('amount'),
            numeric: true,
            cell: ({ amount, asset }) => (
              <OwnAmount>
                {format.decimal(amount, shownDecimals(amount), 'down')} {asset}
              </OwnAmount>
            ),
          },
        ]}
      />
    </Section>
  );
}
