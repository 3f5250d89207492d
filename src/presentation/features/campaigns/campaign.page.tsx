import { observer } from 'mobx-react-lite';
import { type ReactNode, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { BadgesQueries } from '../../../application/campaigns/badges.queries';
import { CampaignsQueries } from '../../../application/campaigns/campaigns.queries';
import { campaignNames, isNamedCampaign } from '../../../domain/campaigns/campaign';
import { ProgrammeQueries } from '../../../application/earn/programme.queries';
import { known } from '../../../application/kernel/resource';
import { ButtonLink } from '../../kit/controls/button-link';
import { Skeleton } from '../../kit/controls/skeleton';
import { FailureState } from '../../kit/data/failure-state';
import { useResource } from '../../kit/data/use-resource';
import { PageFrame } from '../../kit/controls/page-frame';
import { useApp } from '../../runtime/app-context';
import { view } from '../../runtime/feature';
import { usePageTitle } from '../../runtime/use-page-title';
import { TickersStore } from '../markets/tickers.store';
import { MessagePage } from '../message-pages/message-page';
import { RefreshStore } from '../../runtime/stores/refresh.store';
import { CampaignHead } from './campaign-head.view';
import { CampaignView } from './campaign.view';
import { JoinStore } from './join.store';
import styles from './campaigns.module.css';

export interface CampaignStores {
  readonly queries: CampaignsQueries;
  readonly badges: BadgesQueries;
  readonly programme: ProgrammeQueries;
  readonly tickers: TickersStore;
  readonly join: JoinStore;
  readonly refresh: RefreshStore;
}

/** /campaigns/{id}: one campaign, with the account's own part in it. */
const CampaignPage = observer(function CampaignPage({ stores }: { readonly stores: CampaignStores }) {
  const { session } = useApp();
  const { id = '' } = useParams();
  const own = session.account !== undefined;
  const resource = useMemo(() => stores.queries.campaign(id, own), [stores, id, own]);
  const state = useResource(resource);
  if (state.status === 'loading' || session.status === 'unknown') return <CampaignSkeleton id={id} />;
  if (state.status === 'failed' && state.failure.kind === 'notFound') return <MissingCampaign />;
  const failed =
    state.status === 'failed' ? <FailureState failure={state.failure} onRetry={() => void resource.refresh()} /> : null;
  const campaign = known(state);
  return campaign ? (
    <>
      {failed}
      <CampaignView key={id} campaign={campaign} stores={stores} />
    </>
  ) : (
    <UnreadCampaign>{failed}</UnreadCampaign>
  );
});

/** Nobody knows its name yet. */
function UnreadCampaign({ children }: { readonly children: ReactNode }) {
  const { t } = useTranslation('campaigns');
  usePageTitle(t('title'), t('intro'));
  return (
    <PageFrame>
      <h1 className={styles.title}>{t('title')}</h1>
      {children}
    </PageFrame>
  );
}

function MissingCampaign() {
  const { paths } = useApp();
  const { t } = useTranslation('campaigns');
  return (
    <MessagePage title={t('missing.title')} text={t('missing.text')}>
      <ButtonLink to={paths.campaigns} variant="primary">
        {t('all')}
      </ButtonLink>
    </MessagePage>
  );
}

/** A named one says already what it is called. */
function CampaignSkeleton({ id }: { readonly id: string }) {
  const { t } = useTranslation('campaigns');
  usePageTitle(isNamedCampaign(id) ? campaignNames[id] : t('title'), t('intro'));
  return (
    <PageFrame busy>
      <CampaignHead id={id} />
      <div className={styles.columns}>
        <Skeleton height={640} />
        <Skeleton height={420} />
      </div>
    </PageFrame>
  );
}

export default view(CampaignPage, {
  queries: CampaignsQueries,
  badges: BadgesQueries,
  programme: ProgrammeQueries,
  tickers: TickersStore,
  join: JoinStore,
  refresh: RefreshStore,
});
