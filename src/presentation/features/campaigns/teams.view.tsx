import { useTranslation } from 'react-i18next';
import type { CampaignTeam } from '../../../domain/campaigns/campaign';
import { RecordTable } from '../../kit/controls/record-table';
import { useFormat } from '../../kit/formats/use-format';
import styles from './campaigns.module.css';

export function Teams({ teams, stale }: { readonly teams: readonly CampaignTeam[]; readonly stale: boolean }) {
  const { t } = useTranslation('campaigns');
  const format = useFormat();
  return (
    <section className={styles.panel} aria-labelledby="campaign-teams">
      <h2 id="campaign-teams" className={styles.heading}>
        {t('teams.title')}
      </h2>
      <RecordTable
        caption={t('teams.title')}
        roomy
        stale={stale}
        rows={teams}
        rowKey={({ name }) => name}
        columns={[
          { id: 'rank', title: t('board.rank'), cell: ({ rank }) => format.integer(rank) },
          { id: 'name', title: t('board.team'), cell: ({ name }) => name },
          { id: 'members', title: t('teams.members'), numeric: true, cell: ({ members }) => format.integer(members) },
          {
            id: 'volume',
            title: t('board.volume'),
            numeric: true,
            cell: ({ volume }) => format.decimal(volume, 2, 'down'),
          },
        ]}
      />
    </section>
  );
}
