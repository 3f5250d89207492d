import { useTranslation } from 'react-i18next';
import { countsFrom, type StakeLot } from '../../../domain/earn/staking';
import { EmptyState } from '../../kit/controls/empty-state';
import { RecordTable } from '../../kit/controls/record-table';
import { useFormat } from '../../kit/formats/use-format';
import { Section } from '../account-kit/section';
import { OwnAmount } from '../money-kit/own-amount.view';
import type { OwnStakeProps } from './own-stake.view';
import { useStakeText } from './use-stake-text';

/** What was staked when, and since when it counts. */
export function StakeLots({ terms, account: { lots }, stale }: OwnStakeProps) {
  const { t } = useTranslation('staking');
  const format = useFormat();
  const text = useStakeText(terms.asset);
  return (
    <Section title={t('lots.title')} text={t('lots.text')}>
      {lots.length === 0 ? (
        <EmptyState title={t('lots.none')} text={t('lots.noneText')} />
      ) : (
        <RecordTable
          roomy
          stale={stale}
          caption={t('lots.title')}
          rows={lots}
          rowKey={({ id }: StakeLot) => id}
          columns={[
            { id: 'since', title: t('lots.since'), cell: ({ stakedAt }) => format.dateTime(stakedAt) },
            { id: 'counts', title: t('preview.counts'), cell: ({ stakedAt }) => format.dateTime(countsFrom(stakedAt)) },
            {
              id: 'amount',
              title: t('amount'),
              numeric: true,
              cell: ({ amount }) => <OwnAmount>{text(amount)}</OwnAmount>,
            },
          ]}
        />
      )}
    </Section>
  );
}
