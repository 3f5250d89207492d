import { observer } from 'mobx-react-lite';
import { lazy, Suspense, useEffect, useLayoutEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { useApp } from '../../runtime/app-context';
import { Part } from '../../runtime/part';
import { toolsTime } from '../../runtime/stores/quiet.store';
import { usePageTitle } from '../../runtime/use-page-title';
import { Skeleton } from '../../kit/controls/skeleton';
import { marketToolsFeature } from './market-tools.feature';
import { FavouritesStore } from './favourites.store';
import { HighlightCards } from './highlight-cards.view';
import { LiveControl } from './live-control.view';
import { MarketPagesNav } from './market-pages-nav.view';
import { MarketsList } from './markets-list.view';
import styles from './markets.module.css';
import { marketsTabs, MarketsStore, type MarketsTab } from './markets.store';
import { MarketsToolbar } from './markets-toolbar.view';
import { TickersStore } from './tickers.store';
import { view } from '../../runtime/feature';

const WatchlistPicker = lazy(() => import('./watchlist-picker.view'));

interface MarketsPageStores {
  readonly markets: MarketsStore;
  readonly tickers: TickersStore;
  readonly favourites: FavouritesStore;
}

/** /markets: every market with its live figures. The tab is part of the address. */
const MarketsPage = observer(function MarketsPage({ stores }: { readonly stores: MarketsPageStores }) {
  const { markets, tickers, favourites } = stores;
  const { t } = useTranslation('markets');
  const [address] = useSearchParams();
  const tab = tabOf(address.get('tab'));
  usePageTitle(t('title'), t('intro'));

  useLayoutEffect(() => markets.showTab(tab), [markets, tab]);
  useEffect(() => markets.start(), [markets]);
  useEffect(() => favourites.start(), [favourites]);
  // Pausing is for this page; the next one is live again.
  useEffect(() => () => tickers.pause(false), [tickers]);

  return (
    <div className={styles.page}>
      <MarketPagesNav />
      <div className={styles.heading}>
        <div className={styles.words}>
          <h1 className={styles.title}>{t('title')}</h1>
          <p className={styles.intro}>{t('intro')}</p>
        </div>
        <LiveControl tickers={tickers} />
      </div>
      <HighlightCards markets={markets} tickers={tickers} />
      <MarketsToolbar markets={markets} />
      <div className={styles.tools}>
        <Tools wanted={markets.instruments !== undefined} />
      </div>
      {tab === 'FAVOURITES' && favourites.account.status !== 'none' ? (
        <Suspense fallback={<Skeleton width={240} height={40} />}>
          <WatchlistPicker favourites={favourites} />
        </Suspense>
      ) : null}
      <MarketsList markets={markets} tickers={tickers} favourites={favourites} />
    </div>
  );
});

/** They work with the markets: soon after those. */
const Tools = observer(function Tools({ wanted }: { readonly wanted: boolean }) {
  const { quiet } = useApp();
  const [due, setDue] = useState(false);
  useEffect(() => {
    if (!wanted) return undefined;
    const timer = window.setTimeout(() => setDue(true), toolsTime);
    return () => window.clearTimeout(timer);
  }, [wanted]);
  const waiting = <Skeleton width={300} height={40} />;
  return due || quiet.over ? <Part feature={marketToolsFeature} waiting={waiting} /> : waiting;
});

function tabOf(value: string | null): MarketsTab {
  return marketsTabs.find((tab) => tab === value?.toUpperCase()) ?? 'ALL';
}

export default view(MarketsPage, { markets: MarketsStore, tickers: TickersStore, favourites: FavouritesStore });
