import { observer } from 'mobx-react-lite';
import { useEffect, useLayoutEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import type { Startable } from '../../application/kernel/observable-value';
import type { Instrument } from '../../domain/markets/instrument';
import { marketDisplayName } from '../../domain/markets/market-symbol';
import { useShell } from '../kernel/shell-context';
import { useFormat } from '../kernel/use-format';
import type { TickersStore } from '../markets/tickers.store';
import { FailureState } from '../ui/failure-state';
import { useMarketFigures } from './figures';
import { MarketNotFound } from './market/market-not-found.view';
import { Terminal } from './terminal.view';
import { TerminalSkeleton } from './terminal-skeleton.view';
import type { TradePageStores } from './trade-page-stores';
import styles from './trade.module.css';

/** /trade/{market}: the terminal of one market. */
export const TradePage = observer(function TradePage({ stores }: { readonly stores: TradePageStores }) {
  const { market, book, tape, form, preferences, tickers } = stores;
  const { session } = useShell();
  const { marks } = useFormat();
  const { market: slug = '' } = useParams();
  const { status, instrument, instruments } = market;
  const { history, fills } = stores;
  const loggedIn = session.status === 'loggedIn';

  useLayoutEffect(() => market.choose(slug), [market, slug]);
  useLayoutEffect(() => form.speak(marks), [form, marks]);
  useEffect(() => startAll([market, stores.favourites, stores.balances, stores.orders, form, stores.account, stores.notices, stores.sounds]), [market, stores, form]);
  useEffect(() => () => tickers.pause(false), [tickers]);
  // Nothing of one account may be seen by the next.
  useEffect(() => {
    if (!loggedIn) return undefined;
    return () => {
      history.forget();
      fills.forget();
      form.forgetFees();
    };
  }, [loggedIn, history, fills, form]);
  useLayoutEffect(() => {
    if (!instrument) return undefined;
    form.openMarket(instrument);
    preferences.set({ lastMarket: instrument.symbol });
    const stops = [book.open(instrument.symbol), tape.open(instrument.symbol), form.offerPrice()];
    return () => stops.forEach((stop) => stop());
  }, [instrument, form, preferences, book, tape]);

  if (status === 'found' && instrument && form.instrument?.symbol === instrument.symbol) {
    return (
      <div className={styles.page}>
        <PageTitle instrument={instrument} tickers={tickers} />
        <Terminal instrument={instrument} instruments={instruments ?? []} stores={stores} />
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
        <MarketNotFound slug={slug} instruments={instruments ?? []} tickers={tickers} favourites={stores.favourites} />
      ) : (
        <TerminalSkeleton />
      )}
    </div>
  );
});

/** The market's price in the browser tab, where people look while they are elsewhere. */
const PageTitle = observer(function PageTitle({ instrument, tickers }: { readonly instrument: Instrument; readonly tickers: TickersStore }) {
  const { t } = useTranslation('trade');
  const { environment } = useShell();
  const figures = useMarketFigures(instrument);
  const last = tickers.ticker(instrument.symbol)?.statistics?.close;
  const title = t('title', { market: marketDisplayName(instrument.symbol), brand: environment.brand.name });
  return <title>{last === undefined ? title : `${figures.price(last)} · ${title}`}</title>;
});

function startAll(stores: readonly Startable[]): () => void {
  const stops = stores.map((store) => store.start());
  return () => stops.forEach((stop) => stop());
}
