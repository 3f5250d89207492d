import { observer } from 'mobx-react-lite';
import { useEffect, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { known } from '../../../application/kernel/resource';
import type { Campaign } from '../../../domain/campaigns/campaign';
import { minute } from '../../../domain/shared/instant';
import { Fact, Facts } from '../../kit/controls/facts';
import { Mark } from '../../kit/controls/mark';
import { Skeleton } from '../../kit/controls/skeleton';
import { DataBlock } from '../../kit/data/data-block';
import { useResource } from '../../kit/data/use-resource';
import { useFormat } from '../../kit/formats/use-format';
import { PageFrame } from '../../kit/controls/page-frame';
import { useApp } from '../../runtime/app-context';
import { usePageTitle } from '../../runtime/use-page-title';
import { useMinutes } from '../../runtime/use-minutes';
import { CampaignBadges } from './campaign-badges.view';
import { CampaignHead } from './campaign-head.view';
import type { CampaignStores } from './campaign.page';
import { CampaignRules } from './campaign-rules.view';
import { CampaignTasks } from './campaign-tasks.view';
import { Chases } from './chases.view';
import { Eligibility } from './eligibility.view';
import { OwnProgress } from './own-progress.view';
import { Standings } from './standings.view';
import { Teams } from './teams.view';
import styles from './campaigns.module.css';

interface CampaignViewProps {
  readonly campaign: Campaign;
  readonly stores: CampaignStores;
}

export const CampaignView = observer(function CampaignView({ campaign, stores }: CampaignViewProps) {
  const { t } = useTranslation('campaigns');
  const { session } = useApp();
  const format = useFormat();
  const minutes = useMinutes();
  const { queries, join } = stores;
  const { id, name, type, status, participants, startsAt, endsAt } = campaign;
  const own = session.account !== undefined;
  const competition = useMemo(() => queries.competition(id, own), [queries, id, own]);
  const state = useResource(competition);
  usePageTitle(name, t('intro'));
  useEffect(() => join.once.again(), [join]);
  const runs = status === 'LIVE';
  useEffect(() => (runs ? stores.refresh.follow(competition, minute / 2) : undefined), [runs, stores, competition]);
  return (
    <PageFrame>
      <CampaignHead id={id} campaign={campaign} />
      <div className={styles.columns}>
        <div className={styles.main}>
          <DataBlock state={state} onRetry={() => void competition.refresh()} skeleton={<Skeleton height={640} />}>
            {(value, stale) => (
              <>
                {own ? <OwnProgress competition={value} stale={stale} /> : null}
                {own ? <Chases competition={value} stores={stores} stale={stale} /> : null}
                {value.teams.length > 0 ? <Teams teams={value.teams} stale={stale} /> : null}
              </>
            )}
          </DataBlock>
          {own && type === 'QUEST' && status === 'LIVE' ? <CampaignTasks queries={queries} /> : null}
          {/* Whether there are teams above it is known then. */}
          {state.status === 'loading' ? null : <Standings campaign={campaign} stores={stores} me={known(state)?.me} />}
        </div>
        <aside className={styles.side}>
          <div className={styles.panel}>
            <Facts figures>
              <Fact name={t('statusName')}>
                <Mark tone={status === 'LIVE' ? 'good' : 'neutral'}>{t(`state.${status}`)}</Mark>
              </Fact>
              <Fact name={t('participants')}>{format.integer(participants)}</Fact>
              <Fact name={t('starts')}>{minutes.at(startsAt)}</Fact>
              <Fact name={t('ends')}>{minutes.at(endsAt)}</Fact>
            </Facts>
            <p className={styles.zone}>{t('zone', { zone: minutes.zone(endsAt) })}</p>
          </div>
          <Eligibility campaign={campaign} join={join} />
          <CampaignRules campaign={campaign} />
          <CampaignBadges queries={stores.badges} id={id} />
        </aside>
      </div>
    </PageFrame>
  );
});
