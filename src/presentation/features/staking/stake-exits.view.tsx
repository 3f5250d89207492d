import { useTranslation } from 'react-i18next';
import type { Unbonding } from '../../../domain/earn/staking';
import { minute } from '../../../domain/shared/instant';
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
  // Upwards, so that it is never there later than it was said; whole days alone would hide most of the first.
  const left = (availableAt: number): string => {
    const minutes = Math.max(0, Math.ceil((availableAt - now) / minute));
    const hours = Math.floor(minutes / 60);
    return hours < 24
      ? t('exits.hours', { hours, minutes: minutes % 60 })
      : t('exits.days', { days: format.integer(Math.floor(hours / 24)), hours: hours % 24 });
  };
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
              waiting.has(id) ? t('exits.unbonding', { left: left(availableAt) }) : t('exits.returned'),
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
