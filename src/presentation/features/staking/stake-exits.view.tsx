import { useTranslation } from 'react-i18next';
import type { Unbonding } from '../../../domain/earn/staking';
import { RecordTable } from '../../kit/controls/record-table';
import { useFormat } from '../../kit/formats/use-format';
import { useExchangeNow } from '../../runtime/use-exchange-now';
import { Section } from '../account-kit/section';
import { OwnAmount } from '../money-kit/own-amount.view';
import type { OwnStakeProps } from './own-stake.view';
import { useStakeText } from './use-stake-text';

/** What is on its way out, with the time that is left, and what has lately arrived. */
export function StakeExits({ terms, account: { unbonding, returned }, stale }: OwnStakeProps) {
  const { t } = useTranslation('staking');
  const format = useFormat();
  const text = useStakeText(terms.asset);
  const now = useExchangeNow(unbonding.length > 0);
  const waiting = new Set(unbonding.map(({ id }) => id));
  const rows = [...unbonding, ...returned];
  if (rows.length === 0) return null;
  return (
    <Section title={t('exits.title')}>
      <RecordTable
        roomy
        stale={stale}
        caption={t('exits.title')}
        rows={rows}
        rowKey={({ id }: Unbonding) => id}
        columns={[
          { id: 'at', title: t('preview.available'), cell: ({ availableAt }) => format.dateTime(availableAt) },
          {
            id: 'state',
            title: t('exits.state'),
            cell: ({ id, availableAt }) =>
              waiting.has(id)
                ? t('exits.unbonding', { left: format.relative(Math.max(availableAt, now), now) })
                : t('exits.returned'),
          },
          { id: 'fee', title: t('preview.fee'), numeric: true, cell: ({ fee }) => <OwnAmount>{text(fee)}</OwnAmount> },
          {
            id: 'amount',
            title: t('preview.receive'),
            numeric: true,
            cell: ({ amount }) => <OwnAmount>{text(amount)}</OwnAmount>,
          },
        ]}
      />
    </Section>
  );
}
