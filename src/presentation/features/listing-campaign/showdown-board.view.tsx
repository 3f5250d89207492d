import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { ShowdownStanding } from '../../../domain/campaigns/listing-round';
import { Mark } from '../../kit/controls/mark';
import { RecordTable } from '../../kit/controls/record-table';
import { useFormat } from '../../kit/formats/use-format';
import { useApp } from '../../runtime/app-context';
import { AssetName } from '../money-kit/asset-name.view';
import { Board } from './board.view';
import type { BoardsProps } from './listing-campaign.page';
import { Share } from './share.view';
import styles from './listing-campaign.module.css';

/** The two candidates with most votes, by what everybody trades in their markets. */
export function ShowdownBoard({ round, store, own }: BoardsProps) {
  const { t } = useTranslation('listingCampaign');
  const format = useFormat();
  const { paths } = useApp();
  const board = useMemo(() => store.queries.showdown(own), [store, own]);
  return (
    <Board round={round} phase="SHOWDOWN" board={board} rows={2}>
      {({ rows, me }, stale) => (
        <RecordTable<ShowdownStanding>
          caption={t('board.SHOWDOWN')}
          roomy
          stale={stale}
          rows={rows}
          rowKey={({ token }) => token}
          columns={[
            { id: 'rank', title: t('column.rank'), cell: ({ rank }) => format.integer(rank) },
            {
              id: 'token',
              title: t('column.token'),
              cell: ({ token }) => (
                <span className={styles.token}>
                  <AssetName asset={token} size={20} />
                  {me?.token === token ? <Mark tone="good">{t('yourPick')}</Mark> : null}
                </span>
              ),
            },
            {
              id: 'volume',
              title: t('column.volume'),
              numeric: true,
              cell: ({ volume }) => format.decimal(volume, 2, 'down'),
            },
            { id: 'share', title: t('column.share'), numeric: true, cell: ({ share }) => <Share value={share} /> },
            {
              id: 'trade',
              title: t('trade'),
              actions: true,
              cell: ({ token }) => <Link to={paths.market(`SPOT_${token}_USDT`)}>{t('trade')}</Link>,
            },
          ]}
        />
      )}
    </Board>
  );
}
