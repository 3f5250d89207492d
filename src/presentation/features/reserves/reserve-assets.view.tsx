import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { tokensOf } from '../../../domain/reserves/reserve-figures';
import type { ReserveSheet, ReserveVenue } from '../../../domain/reserves/reserve-sheet';
import { divide } from '../../../domain/shared/decimal';
import { RecordTable } from '../../kit/controls/record-table';
import { useFormat } from '../../kit/formats/use-format';
import { Section } from '../account-kit/section';
import { AssetName } from '../money-kit/asset-name.view';
import styles from './reserves.module.css';
import { ReserveAddresses } from './reserve-addresses.view';
import type { ReservesStore } from './reserves.store';
import { ShareBar } from './share-bar.view';
import { useReserveValue } from './use-reserve-value';

interface ReserveAssetsProps {
  readonly reserves: ReservesStore;
  readonly sheet: ReserveSheet;
  readonly stale: boolean;
}

/** What the exchange holds, by place and by asset. */
export const ReserveAssets = observer(function ReserveAssets({ reserves, sheet, stale }: ReserveAssetsProps) {
  const { t } = useTranslation('reserves');
  const format = useFormat();
  const value = useReserveValue(reserves);
  const { total, venues } = sheet.assets;
  const part = (worth: ReserveVenue['value']) => (total.gt(0) ? divide(worth, total) : undefined);
  return (
    <Section title={t('assets.title')} text={t('assets.text', { total: value(total) })}>
      <ShareBar
        label={t('assets.places')}
        parts={venues.map((venue) => ({ name: venue.name, share: part(venue.value)?.toNumber() ?? 0 }))}
      />
      <RecordTable
        roomy
        caption={t('assets.places')}
        stale={stale}
        rows={venues}
        rowKey={({ name }) => name}
        columns={[
          { id: 'place', title: t('column.place'), cell: ({ name }) => name },
          { id: 'kind', title: t('column.kind'), cell: ({ type }) => t(`place.${type}`) },
          { id: 'share', title: t('column.share'), numeric: true, cell: (venue) => format.share(part(venue.value)) },
          { id: 'value', title: t('column.value'), numeric: true, cell: (venue) => value(venue.value) },
        ]}
      />
      <ReserveAddresses venues={[...venues, ...sheet.earnAssets.venues]} />
      <details className={styles.details}>
        <summary>{t('assets.byAsset')}</summary>
        <RecordTable
          roomy
          caption={t('assets.byAsset')}
          stale={stale}
          rows={tokensOf(venues)}
          rowKey={({ asset }) => asset}
          columns={[
            { id: 'asset', title: t('column.asset'), cell: ({ asset }) => <AssetName asset={asset} /> },
            {
              id: 'amount',
              title: t('column.amount'),
              numeric: true,
              lead: true,
              cell: ({ amount }) => format.quantity(amount, 4),
            },
            { id: 'share', title: t('column.share'), numeric: true, cell: (token) => format.share(part(token.value)) },
            { id: 'value', title: t('column.value'), numeric: true, cell: (token) => value(token.value) },
          ]}
        />
      </details>
    </Section>
  );
});
