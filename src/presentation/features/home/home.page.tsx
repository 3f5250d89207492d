import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { usePageTitle } from '../../runtime/use-page-title';
import { TickersStore } from '../markets/tickers.store';
import { FinalCall } from './final-call.view';
import { Hero } from './hero.view';
import { HomeStore } from './home.store';
import styles from './home.module.css';
import { LiveTotals } from './live-totals.view';
import { MarketPreview } from './market-preview.view';
import { Principles } from './principles.view';
import { SpreadBoard } from './spread-board.view';
import { TopPairs } from './top-pairs.view';
import { view } from '../../runtime/feature';

export interface HomePageStores {
  readonly home: HomeStore;
  readonly tickers: TickersStore;
}

/** /: what the exchange is, shown by its own live figures. Prices follow the site's display rule (specification, section 5). */
export const HomePage = observer(function HomePage({ stores }: { readonly stores: HomePageStores }) {
  const { home, tickers } = stores;
  const { t } = useTranslation('home');
  usePageTitle(t('title'), t('hero.text'));
  useEffect(() => home.start(), [home]);
  // Pausing is for this page; the next one is live again.
  useEffect(() => () => tickers.pause(false), [tickers]);

  return (
    <div className={styles.page} data-stale={tickers.stale || undefined}>
      <Hero home={home} tickers={tickers} />
      <LiveTotals tickers={tickers} />
      <TopPairs home={home} tickers={tickers} />
      <MarketPreview home={home} tickers={tickers} />
      <SpreadBoard home={home} tickers={tickers} />
      <Principles />
      <FinalCall />
    </div>
  );
});

export default view(HomePage, { home: HomeStore, tickers: TickersStore });
