import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import type { Instrument } from '../../domain/markets/instrument';
import { useFormat } from '../kernel/use-format';
import { unknownFigure } from '../kernel/format';
import { useMarketFigures } from './figures';
import styles from './order-book.module.css';
import type { OrderBookStore } from './order-book.store';

/** Between asks and bids: the middle price, the spread in price and in percent of the middle. */
export const BookMiddle = observer(function BookMiddle({ instrument, book }: { readonly instrument: Instrument; readonly book: OrderBookStore }) {
  const { t } = useTranslation('trade');
  const format = useFormat();
  const figures = useMarketFigures(instrument);
  const { bestBid, bestAsk, middle } = book;
  const spread = bestBid !== undefined && bestAsk !== undefined ? Number((bestAsk - bestBid).toPrecision(12)) : undefined;
  const share = spread !== undefined && middle ? (spread / middle) * 100 : undefined;
  return (
    <div role="row" className={styles.middle}>
      <span role="gridcell" className={styles.middlePrice}>
        {figures.price(middle)}
      </span>
      <span role="gridcell" className={styles.spread}>
        {t('book.spread')} {figures.price(spread)} <span>{share === undefined ? unknownFigure : `${format.price(share, 3)}%`}</span>
      </span>
    </div>
  );
});
