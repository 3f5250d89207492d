import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { quantityPlaces } from '../../../domain/markets/price-display';
import { changePercent } from '../../../domain/markets/ticker';
import type { Format } from '../../kit/formats/format';
import { useFormat } from '../../kit/formats/use-format';
import type { TickersStore } from '../markets/tickers.store';
import { useFlash } from '../markets/use-flash';
import { ChangeText } from '../../kit/controls/change-text';
import { Skeleton } from '../../kit/controls/skeleton';
import { SymbolLogo } from '../../kit/controls/symbol-logo';
import { DayChart } from './day-chart.view';
import styles from './featured-market.module.css';
import type { HomeMarket } from './home-market';
import type { HomeStore } from './home.store';
import { spreadOf } from './spread';

/** One market as it is now: price, day, best bid, best ask and the spread between. */
export const FeaturedMarket = observer(function FeaturedMarket({
  home,
  tickers,
}: {
  readonly home: HomeStore;
  readonly tickers: TickersStore;
}) {
  const { t } = useTranslation('home');
  const market = home.featured;
  return (
    <aside
      className={styles.panel}
      aria-label={market ? t('featured.label', { market: market.name }) : t('featured.loading')}
    >
      <header className={styles.head}>
        {market ? (
          <>
            <SymbolLogo asset={market.base} size={32} />
            <h2 className={styles.name}>{market.name}</h2>
            <Link className={styles.trade} to={market.path}>
              {t('featured.trade')}
              <span aria-hidden="true"> →</span>
            </Link>
          </>
        ) : (
          <Skeleton width={160} height={32} />
        )}
      </header>
      <div className={styles.price}>
        {market ? <LastPrice market={market} tickers={tickers} /> : <Skeleton width={240} height={44} />}
      </div>
      <div className={styles.chart}>{market ? <LiveChart market={market} home={home} tickers={tickers} /> : null}</div>
      <BestOffers market={market} tickers={tickers} />
    </aside>
  );
});

interface MarketViewProps {
  readonly market: HomeMarket;
  readonly tickers: TickersStore;
}

const LastPrice = observer(function LastPrice({ market, tickers }: MarketViewProps) {
  const { t } = useTranslation('home');
  const format = useFormat();
  const statistics = tickers.statistics(market.symbol);
  const element = useFlash<HTMLSpanElement>(statistics?.close);
  return (
    <>
      <span ref={element} className={styles.last}>
        {format.price(statistics?.close, market.priceDecimals)}
      </span>
      <span className={styles.change}>
        <ChangeText value={statistics && changePercent(statistics.open, statistics.close)} />
        <span className={styles.unit}>{t('featured.day')}</span>
      </span>
    </>
  );
});

const LiveChart = observer(function LiveChart({
  market,
  home,
  tickers,
}: MarketViewProps & { readonly home: HomeStore }) {
  const last = tickers.statistics(market.symbol)?.close;
  return <DayChart market={market} candles={home.lastDay(market.symbol)} last={last} filled />;
});

const BestOffers = observer(function BestOffers({
  market,
  tickers,
}: {
  readonly market: HomeMarket | undefined;
  readonly tickers: TickersStore;
}) {
  const { t } = useTranslation('home');
  const format = useFormat();
  const ticker = market && tickers.ticker(market.symbol);
  const spread = spreadOf(ticker);
  const decimals = market?.priceDecimals ?? 2;
  return (
    <dl className={styles.offers}>
      <div className={styles.bid}>
        <dt>{t('featured.bid')}</dt>
        <dd>
          <span className={styles.offer}>{format.price(ticker?.firstBidPrice, decimals)}</span>
          <span className={styles.size}>{offeredQuantity(ticker?.firstBidQuantity, format)}</span>
        </dd>
      </div>
      <div className={styles.spread}>
        <dt>{t('featured.spread')}</dt>
        <dd>
          <span className={styles.offer}>{format.price(spread?.price, decimals)}</span>
          <span className={styles.size}>
            {spread ? t('spread.basisPoints', { value: format.price(spread.basisPoints, 2) }) : ' '}
          </span>
        </dd>
      </div>
      <div className={styles.ask}>
        <dt>{t('featured.ask')}</dt>
        <dd>
          <span className={styles.offer}>{format.price(ticker?.firstAskPrice, decimals)}</span>
          <span className={styles.size}>{offeredQuantity(ticker?.firstAskQuantity, format)}</span>
        </dd>
      </div>
    </dl>
  );
});

/** Two decimals (specification, section 5). Somebody offers something, so what rounds down to nothing is "less than". */
function offeredQuantity(value: number | undefined, format: Format): string {
  const smallest = 10 ** -quantityPlaces;
  if (value === undefined || value <= 0 || value >= smallest) return format.quantity(value, quantityPlaces);
  return `<\u2009${format.quantity(smallest, quantityPlaces)}`;
}
