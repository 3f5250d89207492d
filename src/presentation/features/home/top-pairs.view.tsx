import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { changePercent } from '../../../domain/markets/ticker';
import { useFormat } from '../../kit/formats/use-format';
import type { TickersStore } from '../markets/tickers.store';
import { changeDirection, ChangeText } from '../../kit/controls/change-text';
import { Skeleton } from '../../kit/controls/skeleton';
import { SymbolLogo } from '../../kit/controls/symbol-logo';
import { QuietPart } from '../../runtime/quiet-part';
import { DayChart } from './day-chart.view';
import type { HomeMarket } from './home-market';
import { pairCount, type HomeStore } from './home.store';
import { homePastFeature } from './home-past.feature';
import styles from './top-pairs.module.css';

/** The spot pairs that trade most, each with its day. */
export const TopPairs = observer(function TopPairs({
  home,
  tickers,
}: {
  readonly home: HomeStore;
  readonly tickers: TickersStore;
}) {
  const { t } = useTranslation('home');
  return (
    <section aria-label={t('pairs.label')}>
      <ul className={styles.pairs} aria-busy={home.pairs.length === 0 || undefined}>
        {home.pairs.length === 0
          ? Array.from({ length: pairCount }, (_, index) => (
              <li key={index} className={styles.pair} aria-hidden="true">
                <span className={styles.name}>
                  <Skeleton width={96} height={20} />
                </span>
                <span className={styles.figures}>
                  <Skeleton width={120} height={20} />
                </span>
                <span className={styles.chart} />
              </li>
            ))
          : home.pairs.map((market) => <Pair key={market.symbol} market={market} home={home} tickers={tickers} />)}
      </ul>
      {home.pairs.length === 0 ? null : <QuietPart feature={homePastFeature} />}
    </section>
  );
});

interface PairProps {
  readonly market: HomeMarket;
  readonly home: HomeStore;
  readonly tickers: TickersStore;
}

function Pair({ market, home, tickers }: PairProps) {
  return (
    <li className={styles.pair}>
      <Link to={market.path} className={styles.name}>
        <SymbolLogo asset={market.base} size={20} />
        {market.name}
      </Link>
      <PairFigures market={market} tickers={tickers} />
      <span className={styles.chart}>
        <PairDay market={market} home={home} tickers={tickers} />
      </span>
    </li>
  );
}

const PairDay = observer(function PairDay({ market, home, tickers }: PairProps) {
  return <DayChart market={market} days={home.days} tone={changeDirection(changeOf(market, tickers))} />;
});

function changeOf({ symbol }: HomeMarket, tickers: TickersStore): number | undefined {
  const statistics = tickers.statistics(symbol);
  return statistics && changePercent(statistics.open, statistics.close);
}

const PairFigures = observer(function PairFigures({ market, tickers }: Pick<PairProps, 'market' | 'tickers'>) {
  const format = useFormat();
  const statistics = tickers.statistics(market.symbol);
  return (
    <span className={styles.figures}>
      <span className={styles.price}>{format.price(statistics?.close, market.priceDecimals)}</span>
      <ChangeText value={changeOf(market, tickers)} />
    </span>
  );
});
