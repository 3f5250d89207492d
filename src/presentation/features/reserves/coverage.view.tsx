import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import type { Coverage } from '../../../domain/reserves/reserve-figures';
import { Button } from '../../kit/controls/button';
import { classNames } from '../../kit/controls/class-names';
import { RecordTable } from '../../kit/controls/record-table';
import { Select } from '../../kit/controls/select';
import { useFormat } from '../../kit/formats/use-format';
import { saveFile } from '../../kit/hooks/save-file';
import { Section } from '../account-kit/section';
import { AssetName } from '../money-kit/asset-name.view';
import { coverageCsv, coverageJson } from './coverage-file';
import { useRatioFormat } from '../../kit/formats/use-ratio-format';
import styles from './reserves.module.css';
import { coverageOrders, type ReservesStore } from './reserves.store';
import { useReserveValue } from './use-reserve-value';

interface CoverageSectionProps {
  readonly reserves: ReservesStore;
  readonly stale: boolean;
}

/** What is owed of each asset, to whom, and what it is covered by. */
export const CoverageSection = observer(function CoverageSection({ reserves, stale }: CoverageSectionProps) {
  const { t } = useTranslation('reserves');
  const format = useFormat();
  const value = useReserveValue(reserves);
  const { figures, coverage } = reserves;
  const amount = (figure: Coverage['assets'] | undefined) => format.quantity(figure, 4);
  return (
    <Section
      title={t('coverage.title')}
      text={t('coverage.text', { total: value(figures?.liabilities) })}
      actions={
        <>
          <Select
            size="small"
            aria-label={t('coverage.sort')}
            value={reserves.order}
            options={coverageOrders.map((order) => ({ value: order, label: t(`order.${order}`) }))}
            onChange={(order) => reserves.sortBy(order)}
          />
          <Button size="small" onClick={() => saveFile('reserves.csv', 'text/csv', coverageCsv(coverage))}>
            CSV
          </Button>
          <Button
            size="small"
            disabled={!figures}
            onClick={() => figures && saveFile('reserves.json', 'application/json', coverageJson(figures))}
          >
            JSON
          </Button>
        </>
      }
    >
      <RecordTable
        roomy
        wide
        caption={t('coverage.title')}
        stale={stale}
        rows={coverage}
        rowKey={({ asset }) => asset}
        columns={[
          { id: 'asset', title: t('column.asset'), cell: ({ asset }) => <AssetName asset={asset} /> },
          { id: 'assets', title: t('column.assets'), numeric: true, cell: ({ assets }) => amount(assets) },
          {
            id: 'user',
            title: t('column.userBalance'),
            numeric: true,
            cell: ({ liabilities, margin }) => amount(margin && liabilities.minus(margin)),
          },
          { id: 'margin', title: t('column.margin'), numeric: true, cell: ({ margin }) => amount(margin) },
          { id: 'owed', title: t('column.owed'), numeric: true, cell: ({ liabilities }) => amount(liabilities) },
          {
            id: 'value',
            title: t('column.owedValue'),
            numeric: true,
            cell: ({ liabilities, price }) => value(liabilities.times(price)),
          },
          { id: 'holders', title: t('column.holders'), numeric: true, cell: ({ holders }) => format.integer(holders) },
          {
            id: 'ratio',
            title: t('column.ratio'),
            numeric: true,
            cell: ({ ratio }) => <CoverageFigure ratio={ratio} />,
          },
        ]}
      />
    </Section>
  );
});

function CoverageFigure({ ratio }: { readonly ratio: Coverage['ratio'] }) {
  const percent = useRatioFormat()(ratio);
  return (
    <span className={classNames(styles.cover, ratio?.lt(1) && styles.short)}>
      {percent}
      <span className={styles.coverBar} aria-hidden="true">
        <span style={{ width: `${Math.min(100, (ratio?.toNumber() ?? 0) * 100)}%` }} />
      </span>
    </span>
  );
}
