import { observer } from 'mobx-react-lite';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Collateral } from '../../../domain/trading/collateral';
import { countedValue } from '../../../domain/trading/margin-risk';
import { Section } from '../account-kit/section';
import { shownDecimals } from '../../kit/formats/shown-decimals';
import { useFormat } from '../../kit/formats/use-format';
import { useResource } from '../../kit/data/use-resource';
import { DataBlock } from '../../kit/data/data-block';
import { EmptyState } from '../../kit/controls/empty-state';
import { type Column, RecordTable } from '../../kit/controls/record-table';
import { RowsSkeleton } from '../../kit/controls/rows-skeleton';
import { Switch } from '../../kit/antd/switch';
import { SettingProblem } from './setting-problem.view';
import styles from './spot-margin.module.css';
import type { SpotMarginStore } from './spot-margin.store';

/** The asset that contracts are settled in stands for itself. */
const settlementAsset = 'USDT';

/** What is held, what of it counts as margin, and a switch for each. */
export const CollateralSection = observer(function CollateralSection({ store }: { readonly store: SpotMarginStore }) {
  const { t } = useTranslation('spotMargin');
  const state = useResource(useMemo(() => store.queries.collateral(), [store]));
  const columns = useColumns(store);
  return (
    <Section title={t('collateral.title')} text={t('collateral.text')}>
      <DataBlock
        state={state}
        onRetry={() => void store.refresh()}
        skeleton={<RowsSkeleton roomy rows={4} />}
        isEmpty={(rows) => rows.length === 0}
        empty={<EmptyState title={t('collateral.empty.title')} text={t('collateral.empty.text')} />}
      >
        {(rows, stale) => (
          <RecordTable
            caption={t('collateral.title')}
            columns={columns}
            rows={rows}
            rowKey={({ asset }) => asset}
            stale={stale}
            roomy
          />
        )}
      </DataBlock>
    </Section>
  );
});

function useColumns(store: SpotMarginStore): readonly Column<Collateral>[] {
  const { t } = useTranslation('spotMargin');
  const format = useFormat();
  return [
    { id: 'asset', title: t('collateral.asset'), cell: ({ asset }) => <span className={styles.asset}>{asset}</span> },
    {
      id: 'balance',
      title: t('collateral.balance'),
      numeric: true,
      lead: true,
      cell: ({ balance }) => format.decimal(balance, shownDecimals(balance), 'down'),
    },
    { id: 'value', title: t('collateral.value'), numeric: true, cell: ({ value }) => format.decimal(value, 2, 'down') },
    {
      id: 'ratio',
      title: t('collateral.ratio'),
      numeric: true,
      cell: ({ ratio }) => format.part(ratio),
    },
    {
      id: 'counted',
      title: t('collateral.counted'),
      numeric: true,
      cell: (row) => format.decimal(countedValue(row), 2, 'down'),
    },
    { id: 'use', title: t('collateral.use'), numeric: true, cell: (row) => <UseSwitch store={store} row={row} /> },
  ];
}

const UseSwitch = observer(function UseSwitch({
  store,
  row: { asset, usable, enabled },
}: {
  readonly store: SpotMarginStore;
  readonly row: Collateral;
}) {
  const { t } = useTranslation('spotMargin');
  const setting = `collateral ${asset}` as const;
  if (asset === settlementAsset) return <span className={styles.fixed}>{t('collateral.always')}</span>;
  if (!usable) return <span className={styles.fixed}>{t('collateral.never')}</span>;
  return (
    <span className={styles.use}>
      <Switch
        aria-label={t('collateral.useOf', { asset })}
        checked={enabled}
        loading={store.busy === setting}
        disabled={store.busy !== undefined}
        onChange={(use) => void store.useAsCollateral(asset, use)}
      />
      <SettingProblem store={store} setting={setting} />
    </span>
  );
});
