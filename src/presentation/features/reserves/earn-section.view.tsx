import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { known } from '../../../application/kernel/resource';
import type { ReserveSheet } from '../../../domain/reserves/reserve-sheet';
import { EmptyState } from '../../kit/controls/empty-state';
import { ExternalLink } from '../../kit/controls/external-link';
import { RecordTable } from '../../kit/controls/record-table';
import { useResource } from '../../kit/data/use-resource';
import { useFormat } from '../../kit/formats/use-format';
import { Section } from '../account-kit/section';
import { AssetName } from '../money-kit/asset-name.view';
import type { ReservesStore } from './reserves.store';
import styles from './reserves.module.css';
import { useReserveValue } from './use-reserve-value';

interface EarnSectionProps {
  readonly reserves: ReservesStore;
  readonly sheet: ReserveSheet;
  readonly stale: boolean;
}

/** Earn products and staking, which are no part of the totals, and the real-world assets behind some. */
export const EarnSection = observer(function EarnSection({ reserves, sheet, stale }: EarnSectionProps) {
  const { t } = useTranslation('reserves');
  const format = useFormat();
  const value = useReserveValue(reserves);
  const realWorld = known(useResource(reserves.queries.realWorldProducts())) ?? [];
  const { figures } = reserves;
  return (
    <Section
      title={t('earn.title')}
      text={t('earn.text', { assets: value(figures?.earnAssets), owed: value(figures?.earnLiabilities) })}
    >
      {sheet.earnLiabilities.length === 0 ? (
        <EmptyState title={t('earn.none')} text={t('earn.noneText')} />
      ) : (
        <RecordTable
          roomy
          caption={t('earn.title')}
          stale={stale}
          rows={sheet.earnLiabilities}
          rowKey={({ asset }) => asset}
          columns={[
            { id: 'asset', title: t('column.asset'), cell: ({ asset }) => <AssetName asset={asset} /> },
            { id: 'owed', title: t('column.owed'), numeric: true, cell: ({ amount }) => format.quantity(amount, 4) },
            { id: 'value', title: t('column.owedValue'), numeric: true, cell: (row) => value(row.value) },
            {
              id: 'holders',
              title: t('column.holders'),
              numeric: true,
              cell: ({ holders }) => format.integer(holders),
            },
          ]}
        />
      )}
      {realWorld.length === 0 ? null : (
        <>
          <p className={styles.note}>{t('earn.realWorld')}</p>
          <RecordTable
            roomy
            wide
            caption={t('earn.realWorld')}
            rows={realWorld}
            rowKey={({ name }) => name}
            columns={[
              { id: 'name', title: t('column.product'), cell: ({ name }) => name },
              {
                id: 'provider',
                title: t('column.provider'),
                cell: ({ provider, attestation }) =>
                  attestation === undefined ? provider : <ExternalLink href={attestation}>{provider}</ExternalLink>,
              },
              { id: 'underlying', title: t('column.underlying'), cell: ({ underlying }) => underlying },
              {
                id: 'inside',
                title: t('column.amount'),
                numeric: true,
                cell: ({ inside, asset }) => `${format.quantity(inside, 2)} ${asset}`,
              },
            ]}
          />
        </>
      )}
    </Section>
  );
});
