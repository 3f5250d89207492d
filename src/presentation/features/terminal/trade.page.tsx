import { observer } from 'mobx-react-lite';
import { useEffect, useLayoutEffect, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import type { Startable } from '../../../application/kernel/observable-value';
import type { Instrument } from '../../../domain/markets/instrument';
import { marketDisplayName } from '../../../domain/markets/market-symbol';
import { Part } from '../../runtime/part';
import { QuietPart } from '../../runtime/quiet-part';
import { useApp } from '../../runtime/app-context';
import { useFormat } from '../../kit/formats/use-format';
import type { TickersStore } from '../markets/tickers.store';
import { FailureState } from '../../kit/data/failure-state';
import { DeskContext } from './desk/desk-context';
import { useMarketFigures } from '../../kit/formats/market-figures';
import { MarketNotFound } from './market/market-not-found.view';
import { Terminal } from './terminal.view';
import { TerminalSkeleton } from './terminal-skeleton.view';
import { tradePageStores, type TradePageStores } from './trade-page-stores';
import { view } from '../../runtime/feature';
import styles from './trade.module.css';
import { hotKeysFeature } from './keys/hot-keys.feature';
import { contractDeskFeature } from './desk/contract-desk.feature';
import { trustStatusFeature } from './trust/trust-status.feature';

/** /trade/{market}: the terminal of one market. */
export const TradePage = observer(function TradePage({ stores }: { readonly stores: TradePageStores }) {
  const { market, preferences, tickers } = stores;
  const { session } = useApp();
  const { marks } = useFormat();
  const { market: slug = '' } = useParams();
  const { status, instrument, instruments } = market;
  const loggedIn = session.status === 'loggedIn';

  useLayoutEffect(() => market.choose(slug), [market, slug]);
  const desk = useMemo(() => instrument && stores.desks.desk(instrument), [stores.desks, instrument]);
  useLayoutEffect(() => desk?.form.speak(marks), [desk, marks]);
  useEffect(
    () =>
      startAll([
        market,
        stores.favourites,
        stores.balances,
        stores.orders,
        stores.account,
        stores.notices,
        stores.sounds,
      ]),
    [market, stores],
  );
  useEffect(() => () => tickers.pause(false), [tickers]);
  // Nothing of one account may be seen by the next.
  useEffect(() => {
    if (!loggedIn) return undefined;
    return () => desk?.form.forgetFees();
  }, [loggedIn, desk]);
  useLayoutEffect(() => {
    if (!desk) return undefined;
    preferences.set({ lastMarket: desk.instrument.symbol });
    return desk.open();
  }, [desk, preferences]);

  if (status === 'found' && desk) {
    return (
      <div className={styles.page}>
        <PageTitle instrument={desk.instrument} tickers={tickers} />
        <DeskContext value={desk}>
          <Terminal instruments={instruments ?? []} stores={stores} />
          {desk.instrument.type === 'PERP' ? <Part feature={contractDeskFeature} /> : null}
          <QuietPart feature={trustStatusFeature} waiting={<div className={styles.statusLine} />} />
          <QuietPart feature={hotKeysFeature} />
        </DeskContext>
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
const PageTitle = observer(function PageTitle({
  instrument,
  tickers,
}: {
  readonly instrument: Instrument;
  readonly tickers: TickersStore;
}) {
  const { t } = useTranslation('trade');
  const { environment } = useApp();
  const figures = useMarketFigures(instrument);
  const last = tickers.statistics(instrument.symbol)?.close;
  const title = t('title', { market: marketDisplayName(instrument.symbol), brand: environment.brand.name });
  return <title>{last === undefined ? title : `${figures.price(last)} · ${title}`}</title>;
});

function startAll(stores: readonly Startable[]): () => void {
  const stops = stores.map((store) => store.start());
  return () => stops.forEach((stop) => stop());
}

export default view(TradePage, tradePageStores);
