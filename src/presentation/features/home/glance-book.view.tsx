import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { classNames } from '../../kit/controls/class-names';
import { unknownFigure } from '../../kit/formats/format';
import { useFormat } from '../../kit/formats/use-format';
import type { TickersStore } from '../markets/tickers.store';
import { levelCount, type GlanceStore } from './glance.store';
import styles from './hero-terminal.module.css';
import type { HomeMarket } from './home-market';
import { spreadOf } from './spread';

/** As wide as a digit. */
const figureSpace = '\u2007';

type Level = readonly [price: number, size: number];

interface GlanceBookProps {
  readonly market: HomeMarket | undefined;
  readonly glance: GlanceStore;
  readonly tickers: TickersStore;
}

/** The best levels of both sides, asks above, with what rests there in quote and the spread between. */
export const GlanceBook = observer(function GlanceBook({ market, glance, tickers }: GlanceBookProps) {
  const { t } = useTranslation('home');
  const format = useFormat();
  const book = glance.symbol === market?.symbol ? glance.book : undefined;
  const asks = firstOf(book?.asks).reverse();
  const bids = firstOf(book?.bids);
  const largest = Math.max(...[...asks, ...bids].map((level) => (level ? valueOf(level) : 0)));
  const spread = spreadOf(market && tickers.ticker(market.symbol));
  // As wide as the widest: where the text of a cell began would move with each figure.
  const width = format.compact(999_990).length;
  const rows = (levels: readonly (Level | undefined)[], side: 'ask' | 'bid') =>
    levels.map((level, index) => (
      <tr key={`${side}${index}`} className={classNames(styles.row, styles[side])}>
        <td>{format.price(level?.[0], market?.priceDecimals ?? 2)}</td>
        <td>
          {format.compact(level && valueOf(level)).padStart(width, figureSpace)}
          <span
            className={styles.bar}
            aria-hidden="true"
            style={{ transform: `scaleX(${level ? (valueOf(level) / largest).toFixed(3) : 0})` }}
          />
        </td>
      </tr>
    ));
  return (
    <table className={styles.book}>
      <caption className="unseen">{t('terminal.book')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('terminal.price')}</th>
          <th scope="col">{t('terminal.value', { quote: market?.quote ?? 'USDT' })}</th>
        </tr>
      </thead>
      <tbody>
        {rows(asks, 'ask')}
        <tr className={styles.spread}>
          <th scope="row">{t('featured.spread')}</th>
          <td>
            {spread
              ? `${format.price(spread.price, market!.priceDecimals)} · ${t('spread.basisPoints', { value: format.price(spread.basisPoints, 2) })}`
              : unknownFigure}
          </td>
        </tr>
        {rows(bids, 'bid')}
      </tbody>
    </table>
  );
});

/** As many levels as there are places. */
function firstOf(levels: readonly Level[] | undefined): (Level | undefined)[] {
  return Array.from({ length: levelCount }, (_, index) => levels?.[index]);
}

function valueOf([price, size]: Level): number {
  return price * size;
}
