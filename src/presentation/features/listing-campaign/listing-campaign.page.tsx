import { observer } from 'mobx-react-lite';
import { useEffect, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { FeaturesQueries } from '../../../application/social/features.queries';
import { known } from '../../../application/kernel/resource';
import type { ListingRound } from '../../../domain/campaigns/listing-round';
import { Skeleton } from '../../kit/controls/skeleton';
import { DataBlock } from '../../kit/data/data-block';
import { isFrozen } from '../../../application/kernel/failure';
import { useResource } from '../../kit/data/use-resource';
import { PageFrame } from '../../kit/controls/page-frame';
import { useApp } from '../../runtime/app-context';
import { view } from '../../runtime/feature';
import { usePageTitle } from '../../runtime/use-page-title';
import { switchedPage } from '../switches/switched-page';
import { BattleBoard } from './battle-board.view';
import { ListingRules } from './listing-rules.view';
import { ListingStore } from './listing.store';
import { OwnListing } from './own-listing.view';
import { ListingHead } from './listing-head.view';
import { PredictionPanel } from './prediction-panel.view';
import { ShowdownBoard } from './showdown-board.view';
import { VotingBoard } from './voting-board.view';
import styles from './listing-campaign.module.css';

interface ListingCampaignStores {
  readonly listing: ListingStore;
}

/** /campaigns/LISTING_CAMPAIGN: the week in which traders choose, and fight over, what is listed next. */
export const ListingCampaignPage = observer(function ListingCampaignPage({
  stores: { listing },
}: {
  readonly stores: ListingCampaignStores;
}) {
  const { t } = useTranslation(['listingCampaign', 'campaigns']);
  const { paths, session } = useApp();
  usePageTitle(t('title'), t('intro'));
  const round = useMemo(() => listing.queries.round(), [listing]);
  const state = useResource(round);
  return (
    <PageFrame>
      <p className={styles.back}>
        <Link to={paths.campaigns}>{t('campaigns:all')}</Link>
      </p>
      <ListingHead round={known(state)} />
      <DataBlock state={state} onRetry={() => void round.refresh()} skeleton={<RoundSkeleton />}>
        {(value) => <Round key={session.visit} round={value} store={listing} />}
      </DataBlock>
    </PageFrame>
  );
});

export interface RoundProps {
  readonly round: ListingRound;
  readonly store: ListingStore;
}

export interface BoardsProps extends RoundProps {
  /** With what the account has foretold and where it stands; else what everybody sees. */
  readonly own: boolean;
}

const Round = observer(function Round(props: RoundProps) {
  const { session } = useApp();
  return session.account === undefined ? <Boards {...props} own={false} /> : <OwnBoards {...props} />;
});

/** A frozen account is told nothing of its own, and sees what everybody does. */
function OwnBoards(props: RoundProps) {
  const { store } = props;
  const account = useResource(useMemo(() => store.queries.account(), [store]));
  return <Boards {...props} own={!(account.status === 'failed' && isFrozen(account.failure))} />;
}

function Boards({ round, store, own }: BoardsProps) {
  useEffect(() => store.follow(own), [store, own]);
  return (
    <div className={styles.columns}>
      <div className={styles.main}>
        <VotingBoard round={round} store={store} own={own} />
        <ShowdownBoard round={round} store={store} own={own} />
        <BattleBoard round={round} store={store} own={own} />
      </div>
      <aside className={styles.side}>
        <PredictionPanel round={round} store={store} />
        {own ? <OwnListing store={store} /> : null}
        <ListingRules round={round} />
      </aside>
    </div>
  );
}

function RoundSkeleton() {
  return (
    <div className={styles.columns}>
      <Skeleton height={640} />
      <Skeleton height={420} />
    </div>
  );
}

export default view(switchedPage(ListingCampaignPage), {
  listing: ListingStore,
  features: FeaturesQueries,
});
