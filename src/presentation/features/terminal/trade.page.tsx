import { observer } from 'mobx-react-lite';
import { lazy, Suspense, useEffect, useLayoutEffect, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import type { Startable } from '../../../application/kernel/observable-value';
import { TradingSafety } from '../../../application/trading/trading-safety';
import type { MarketStores } from './market/market-stores';
import { marketDisplayName } from '../../../domain/markets/market-symbol';
import { QuietPart } from '../../runtime/quiet-part';
import { useApp } from '../../runtime/app-context';
import { useFormat } from '../../kit/formats/use-format';
import type { TickersStore } from '../markets/tickers.store';
import { FailureState } from '../../kit/data/failure-state';
import { useRootMark } from '../../kit/hooks/use-root-mark';
import { useMarketFigures } from '../../kit/formats/market-figures';
import { MarketContext } from './market/market-context';
import { useLastPrice } from './market/use-last-price';
import { OrderAnnouncements } from './account/order-announcements';
import { Terminal } from './terminal.view';
import { TerminalSkeleton } from './terminal-skeleton.view';
import { tradePageStores, type TradePageStores } from './layout/trade-page-stores';
import { view } from '../../runtime/feature';
import styles from './layout/terminal.module.css';
import { hotKeysFeature } from './keys/hot-keys.feature';
import { statusLineFeature } from './safety/status-line.feature';

const MarketNotFound = lazy(() => import('./symbol-bar/market-not-found.view'));

/** /trade/{market}: the terminal of one market. */
const TradePage = observer(function TradePage({ stores }: { readonly stores: TradePageStores }) {
  const { market, preferences, tickers } = stores;
  const { marks } = useFormat();
  const { market: slug = '' } = useParams();
  const { status, instrument, instruments } = market;

  useRootMark('terminal');
  useLayoutEffect(() => market.choose(slug), [market, slug]);
  const shown = useMemo(() => instrument && stores.markets.market(instrument), [stores.markets, instrument]);
  useLayoutEffect(() => shown?.ticket.fields.speak(marks), [shown, marks]);
  useEffect(() => startAll([market, stores.favourites, stores.orders, stores.account]), [market, stores]);
  useEffect(() => () => tickers.pause(false), [tickers]);
  useLayoutEffect(() => {
    if (!shown) return undefined;
    preferences.set({ lastMarket: shown.instrument.symbol });
    return shown.open();
  }, [shown, preferences]);

  if (status === 'found' && shown) {
    return (
      <div className={styles.page}>
        <PageTitle market={shown} tickers={tickers} />
        <MarketContext value={shown}>
          <Terminal instruments={instruments ?? []} stores={stores} />
          <QuietPart feature={statusLineFeature} waiting={<div className={styles.statusLine} />} />
          <QuietPart feature={hotKeysFeature} />
        </MarketContext>
      </div>
    );
  }
  return (
    <div className={styles.page}>
      {status === 'failed' && market.failure ? (
        <div className={styles.failed}>
          <FailureState failure={market.failure} onRetry={() => market.retry()} />
        </div>
      ) : status === 'notFound' && slug === market.slug ? (
        <Suspense fallback={<TerminalSkeleton />}>
          <MarketNotFound
            slug={slug}
            instruments={instruments ?? []}
            tickers={tickers}
            favourites={stores.favourites}
          />
        </Suspense>
      ) : (
        <TerminalSkeleton />
      )}
    </div>
  );
});

/** The market's price in the browser tab, where people look while they are elsewhere. */
const PageTitle = observer(function PageTitle({
  market,
  tickers,
}: {
  readonly market: MarketStores;
  readonly tickers: TickersStore;
}) {
  const { t } = useTranslation('trade');
  const { environment } = useApp();
  const { instrument } = market;
  const figures = useMarketFigures(instrument);
  const { price } = useLastPrice(market, tickers.paused, tickers);
  const title = t('title', { market: marketDisplayName(instrument.symbol), brand: environment.brand.name });
  return <title>{price === undefined ? title : `${figures.price(price)} · ${title}`}</title>;
});

function startAll(stores: readonly Startable[]): () => void {
  const stops = stores.map((store) => store.start());
  return () => stops.forEach((stop) => stop());
}

export default view(TradePage, tradePageStores, [TradingSafety, OrderAnnouncements]);
