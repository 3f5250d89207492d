import { useTranslation } from 'react-i18next';
import type { ProgrammeMember } from '../../../domain/earn/programme';
import { decimal, type Decimal } from '../../../domain/shared/decimal';
import { day } from '../../../domain/shared/instant';
import { BarChart } from '../../kit/charts/bar-chart';
import { EmptyState } from '../../kit/controls/empty-state';
import { Paged } from '../../kit/controls/pager';
import { RecordTable } from '../../kit/controls/record-table';
import { useFormat } from '../../kit/formats/use-format';
import { Section } from '../account-kit/section';
import { OwnAmount } from '../money-kit/own-amount.view';
import { useExact } from '../money-kit/use-exact';

interface ProgrammeHistoryProps {
  readonly asset: string;
  readonly member: ProgrammeMember;
  readonly stale: boolean;
}

/** What was counted: each day with the tier it led to, and the samples of the hours. */
export function ProgrammeHistory({ asset, member: { days, samples }, stale }: ProgrammeHistoryProps) {
  const { t } = useTranslation('programme');
  const format = useFormat();
  const exact = useExact();
  const amount = (value: Decimal) => <OwnAmount>{`${exact(value)} ${asset}`}</OwnAmount>;
  return (
    <>
      <Section title={t('history.title')}>
        {days.length > 1 ? (
          <BarChart
            height={128}
            bars={days.map(({ dayAt, average }) => ({ name: format.date(dayAt), value: average.toNumber() })).reverse()}
            format={(average) => amount(decimal(average))}
          />
        ) : null}
        {days.length === 0 ? (
          <EmptyState title={t('history.none')} text={t('history.noneText')} />
        ) : (
          <Paged rows={days}>
            {(rows) => (
              <RecordTable
                caption={t('history.title')}
                roomy
                stale={stale}
                rows={rows}
                rowKey={({ dayAt }) => String(dayAt)}
                columns={[
                  { id: 'day', title: t('history.day'), cell: ({ dayAt }) => format.dateTime(dayAt) },
                  {
                    id: 'average',
                    title: t('history.average'),
                    numeric: true,
                    cell: ({ average }) => amount(average),
                  },
                  {
                    id: 'volume',
                    title: t('own.volume'),
                    numeric: true,
                    cell: ({ volume }) => <OwnAmount>{`${format.decimal(volume, 2, 'down')} USDT`}</OwnAmount>,
                  },
                  {
                    id: 'tier',
                    title: t('history.tier'),
                    numeric: true,
                    cell: ({ tier, dayAt }) =>
                      t('history.tierFrom', { tier: format.integer(tier), from: format.dateTime(dayAt + day) }),
                  },
                ]}
              />
            )}
          </Paged>
        )}
      </Section>
      <Section title={t('samples.title')} text={t('samples.text')}>
        {samples.length === 0 ? (
          <EmptyState title={t('samples.none')} text={t('samples.noneText')} />
        ) : (
          <Paged rows={samples}>
            {(rows) => (
              <RecordTable
                caption={t('samples.title')}
                roomy
                stale={stale}
                rows={rows}
                rowKey={({ hourAt }) => String(hourAt)}
                columns={[
                  { id: 'hour', title: t('samples.hour'), cell: ({ hourAt }) => format.dateTime(hourAt) },
                  { id: 'stake', title: t('own.staked'), numeric: true, cell: ({ staked }) => amount(staked) },
                ]}
              />
            )}
          </Paged>
        )}
      </Section>
    </>
  );
}
