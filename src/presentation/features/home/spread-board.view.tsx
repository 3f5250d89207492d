import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useFormat } from '../../kit/formats/use-format';
import type { TickersStore } from '../markets/tickers.store';
import { Skeleton } from '../../kit/controls/skeleton';
import type { HomeMarket } from './home-market';
import { pairCount, type HomeStore } from './home.store';
import { spreadOf } from './spread';
import styles from './spread-board.module.css';

/** A spread this wide or wider fills its bar. */
const widestBar = 20;

/** What it costs to get in and out, read from the best bid and ask of each pair. */
export const SpreadBoard = observer(function SpreadBoard({
  home,
  tickers,
}: {
  readonly home: HomeStore;
  readonly tickers: TickersStore;
}) {
  const { t } = useTranslation('home');
  return (
    <section className={styles.section} aria-labelledby="spread-title">
      <div>
        <h2 id="spread-title" className={styles.title}>
          {t('spread.title')}
        </h2>
        <p className={styles.text}>{t('spread.text')}</p>
        <p className={styles.note}>{t('spread.note')}</p>
      </div>
      <table className={styles.table}>
        <caption className="unseen">{t('spread.title')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('preview.market')}</th>
            <th scope="col" className={styles.medium}>
              {t('featured.bid')}
            </th>
            <th scope="col" className={styles.medium}>
              {t('featured.ask')}
            </th>
            <th scope="col">{t('featured.spread')}</th>
            <th scope="col" className={styles.barHead}>
              <span className="unseen">{t('spread.bar')}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {home.compared.map((market) => (
            <SpreadRow key={market.symbol} market={market} tickers={tickers} />
          ))}
          {Array.from({ length: pairCount - home.compared.length }, (_, index) => (
            <tr key={index} aria-hidden="true">
              <td colSpan={5}>{tickers.symbols.length === 0 ? <Skeleton height={20} /> : null}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
});

const SpreadRow = observer(function SpreadRow({
  market,
  tickers,
}: {
  readonly market: HomeMarket;
  readonly tickers: TickersStore;
}) {
  const { t } = useTranslation('home');
  const format = useFormat();
  const ticker = tickers.ticker(market.symbol);
  const spread = spreadOf(ticker);
  const share = spread ? Math.min(1, spread.basisPoints / widestBar) : 0;
  return (
    <tr>
      <th scope="row">
        <Link to={market.path} className={styles.link}>
          {market.name}
        </Link>
      </th>
      <td className={styles.medium}>{format.price(ticker?.firstBidPrice, market.priceDecimals)}</td>
      <td className={styles.medium}>{format.price(ticker?.firstAskPrice, market.priceDecimals)}</td>
      <td className={styles.spread}>
        {spread ? t('spread.basisPoints', { value: format.price(spread.basisPoints, 2) }) : format.price(undefined, 2)}
      </td>
      <td aria-hidden="true">
        <span className={styles.bar}>
          <span className={styles.fill} style={{ transform: `scaleX(${share.toFixed(3)})` }} />
        </span>
      </td>
    </tr>
  );
});
