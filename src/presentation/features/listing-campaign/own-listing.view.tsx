import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { known } from '../../../application/kernel/resource';
import { RecordTable } from '../../kit/controls/record-table';
import { useResource } from '../../kit/data/use-resource';
import { shownDecimals } from '../../kit/formats/shown-decimals';
import { useFormat } from '../../kit/formats/use-format';
import { usePrize } from '../campaigns/use-prize';
import type { ListingStore } from './listing.store';
import styles from './listing-campaign.module.css';

/** What the account has foretold and what it has won, of all rounds; nothing before there is something. */
export function OwnListing({ store }: { readonly store: ListingStore }) {
  const { t } = useTranslation('listingCampaign');
  const format = useFormat();
  const prize = usePrize();
  const account = known(useResource(useMemo(() => store.queries.account(), [store])));
  if (!account) return null;
  const { predictions, rewards } = account;
  return (
    <>
      {predictions.length === 0 ? null : (
        <section className={styles.panel} aria-labelledby="listing-predictions">
          <h2 id="listing-predictions" className={styles.heading}>
            {t('own.predictions')}
          </h2>
          <RecordTable
            caption={t('own.predictions')}
            rows={predictions}
            rowKey={({ id }) => id}
            columns={[
              { id: 'token', title: t('column.token'), cell: ({ token }) => token },
              {
                id: 'price',
                title: t('column.prediction'),
                numeric: true,
                cell: ({ price }) => format.decimal(price, shownDecimals(price), 'half-even'),
              },
              { id: 'votes', title: t('column.votes'), numeric: true, cell: ({ votes }) => format.integer(votes) },
            ]}
          />
        </section>
      )}
      {rewards.length === 0 ? null : (
        <section className={styles.panel} aria-labelledby="listing-rewards">
          <h2 id="listing-rewards" className={styles.heading}>
            {t('own.rewards')}
          </h2>
          <RecordTable
            caption={t('own.rewards')}
            rows={rewards}
            rowKey={({ round, reason }) => `${round} ${reason}`}
            columns={[
              { id: 'round', title: t('column.round'), cell: ({ round }) => format.integer(round) },
              { id: 'reason', title: t('column.reason'), cell: ({ reason }) => t(`reason.${reason}`) },
              { id: 'prize', title: t('column.reward'), numeric: true, cell: (row) => prize(row.prize) },
            ]}
          />
        </section>
      )}
    </>
  );
}
