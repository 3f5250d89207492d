import { observer } from 'mobx-react-lite';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { decimal } from '../../../domain/shared/decimal';
import { day, hour } from '../../../domain/shared/instant';
import { balanceCourse, type BalanceCourse, type BalancePoint } from '../../../domain/wallet/balance-course';
import { CourseChart } from '../../kit/charts/course-chart';
import { EmptyState } from '../../kit/controls/empty-state';
import { RecordTable } from '../../kit/controls/record-table';
import { Segmented } from '../../kit/controls/segmented';
import { Skeleton } from '../../kit/controls/skeleton';
import { DataBlock } from '../../kit/data/data-block';
import { useResource } from '../../kit/data/use-resource';
import { useFormat } from '../../kit/formats/use-format';
import { useExchangeNow } from '../../runtime/use-exchange-now';
import { OwnAmount } from '../money-kit/own-amount.view';
import styles from './balance-course.module.css';
import type { WalletStore } from './wallet.store';

const ranges = [1, 7, 30, 365] as const;

/** What the account was worth: recorded on the hour, and as it is now; as a line, in words and as a table. */
export const BalanceCourseSection = observer(function BalanceCourseSection({
  wallet,
}: {
  readonly wallet: WalletStore;
}) {
  const { t } = useTranslation('wallet');
  const [days, setDays] = useState<(typeof ranges)[number]>(7);
  const now = useExchangeNow(false);
  const from = now - (now % hour) - days * day;
  const history = useMemo(() => wallet.queries.balanceHistory(from), [wallet, from]);
  const { worth } = wallet;
  const present = worth && { at: now, value: worth };
  return (
    <section className={styles.course} aria-labelledby="balance-course">
      <div className={styles.head}>
        <h2 id="balance-course" className={styles.title}>
          {t('course.title')}
        </h2>
        <Segmented
          label={t('course.range')}
          size="small"
          value={days}
          options={ranges.map((value) => ({ value, label: t(`course.days.${value}`) }))}
          onChange={setDays}
        />
      </div>
      <DataBlock
        state={useResource(history)}
        onRetry={() => void history.refresh()}
        skeleton={<Skeleton height={200} />}
        isEmpty={(points) => balanceCourse(points, present) === undefined}
        empty={<EmptyState title={t('course.none')} text={t('course.noneText')} />}
      >
        {(points, stale) => <Course course={balanceCourse(points, present)!} stale={stale} />}
      </DataBlock>
    </section>
  );
});

function Course({ course, stale }: { readonly course: BalanceCourse; readonly stale: boolean }) {
  const { t } = useTranslation('wallet');
  const format = useFormat();
  const { points, lowest, highest, change } = course;
  const money = (value: BalancePoint['value']) => format.decimal(value, 2, 'down');
  return (
    <>
      <CourseChart
        height={160}
        points={points.map(({ at, value }) => ({ at, value: value.toNumber() }))}
        tone={change.lt(0) ? 'down' : 'up'}
        format={(value) => <OwnAmount>{money(decimal(value))}</OwnAmount>}
        formatTime={format.dateTime}
      />
      <p className={styles.words}>
        <OwnAmount>
          {t('course.words', {
            from: format.dateTime(points[0]!.at),
            to: format.dateTime(points.at(-1)!.at),
            lowest: money(lowest),
            highest: money(highest),
          })}
        </OwnAmount>{' '}
        {t('course.note')}
      </p>
      <details>
        <summary>{t('course.values')}</summary>
        <div className={styles.values}>
          <RecordTable
            caption={t('course.title')}
            stale={stale}
            rows={[...points].reverse()}
            rowKey={({ at }) => String(at)}
            columns={[
              { id: 'time', title: t('course.time'), cell: ({ at }) => format.dateTime(at) },
              {
                id: 'value',
                title: t('column.value'),
                numeric: true,
                cell: ({ value }) => <OwnAmount>{`${money(value)} USDT`}</OwnAmount>,
              },
            ]}
          />
        </div>
      </details>
    </>
  );
}
