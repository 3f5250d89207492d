import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useApp } from '../../runtime/app-context';
import { view } from '../../runtime/feature';
import { NearPart } from '../../runtime/near-part';
import { paths } from '../../runtime/paths';
import { usePageTitle } from '../../runtime/use-page-title';
import { TickersStore } from '../markets/tickers.store';
import { ApiSample } from './api-sample.view';
import { ArrowLink } from './arrow-link';
import { CommandLine } from './command-line.view';
import { FinalCall } from './final-call.view';
import { GlanceStore } from './glance.store';
import { Hero } from './hero.view';
import { homeCampaignsFeature } from './home-campaigns.feature';
import { HomeQuestions } from './home-questions.view';
import { HomeSection } from './home-section.view';
import { HomeStore } from './home.store';
import { InYourPocket } from './in-your-pocket.view';
import styles from './home.module.css';
import { latestPostsFeature } from './latest-posts.feature';
import { LiveTotals } from './live-totals.view';
import { homeMarketsFeature } from './home-markets.feature';
import { Principles } from './principles.view';
import { Products } from './products.view';
import { reserveRatioFeature } from './reserve-ratio.feature';
import { tokenTiersFeature } from './token-tiers.feature';
import { TopPairs } from './top-pairs.view';
import { tradeCostsFeature } from './trade-costs.feature';

interface HomePageStores {
  readonly home: HomeStore;
  readonly tickers: TickersStore;
  readonly glance: GlanceStore;
}

/**
 * /: what the exchange is, shown by its own live figures. Prices follow the site's display rule (specification,
 * section 5). Words stand in the document; what has to be read comes with its block, once somebody is near it.
 */
const HomePage = observer(function HomePage({ stores }: { readonly stores: HomePageStores }) {
  const { home, tickers } = stores;
  const { t } = useTranslation('home');
  const { environment } = useApp();
  const token = environment.brand.productToken;
  usePageTitle(t('title'), t('hero.text'));
  useEffect(() => home.start(), [home]);
  // Pausing is for this page; the next one is live again.
  useEffect(() => () => tickers.pause(false), [tickers]);

  return (
    <div className={styles.page} data-stale={tickers.stale || undefined}>
      <Hero {...stores} />
      <LiveTotals tickers={tickers} />
      <TopPairs home={home} tickers={tickers} />
      <HomeSection title={t('preview.title')} links={<ArrowLink to={paths.markets}>{t('preview.all')}</ArrowLink>}>
        <div className={styles.markets}>
          <NearPart feature={homeMarketsFeature} ahead="160px" />
        </div>
      </HomeSection>
      <Products tickers={tickers} />
      <HomeSection
        beside
        title={t('costs.title')}
        text={t('costs.text')}
        links={<ArrowLink to={`${paths.markets}?market=SPOT_BTC_USDT&part=costs`}>{t('costs.any')}</ArrowLink>}
      >
        <div className={styles.costs}>
          <NearPart feature={tradeCostsFeature} />
        </div>
      </HomeSection>
      <CommandLine tickers={tickers} />
      <HomeSection
        beside
        title={t('reserves.title')}
        text={t('reserves.text')}
        links={<ArrowLink to={paths.proofOfReserves}>{t('reserves.proof')}</ArrowLink>}
      >
        <div className={styles.reserves}>
          <NearPart feature={reserveRatioFeature} />
        </div>
      </HomeSection>
      <Principles />
      <HomeSection
        title={t('tiers.title', { token })}
        text={t('tiers.text', { token })}
        links={<ArrowLink to={paths.myWoo}>{t('tiers.all', { token })}</ArrowLink>}
      >
        <div className={styles.tiers}>
          <NearPart feature={tokenTiersFeature} />
        </div>
      </HomeSection>
      <HomeSection
        title={t('campaigns.title')}
        text={t('campaigns.text')}
        links={<ArrowLink to={paths.campaigns}>{t('campaigns.all')}</ArrowLink>}
      >
        <div className={styles.campaigns}>
          <NearPart feature={homeCampaignsFeature} />
        </div>
      </HomeSection>
      <InYourPocket home={home} tickers={tickers} />
      <ApiSample />
      <HomeSection title={t('posts.title')} links={<ArrowLink to={paths.blog}>{t('posts.all')}</ArrowLink>}>
        <div className={styles.posts}>
          <NearPart feature={latestPostsFeature} />
        </div>
      </HomeSection>
      <HomeQuestions />
      <FinalCall />
    </div>
  );
});

export default view(HomePage, { home: HomeStore, tickers: TickersStore, glance: GlanceStore });
