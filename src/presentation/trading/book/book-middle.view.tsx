import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import type { Instrument } from '../../../domain/markets/instrument';
import { useFormat } from '../../kernel/use-format';
import { unknownFigure } from '../../kernel/format';
import type { Instant } from '../../../domain/shared/instant';
import { StaleBadge } from '../../ui/stale-badge';
import { useMarketFigures } from '../figures';
import styles from './order-book.module.css';
import type { OrderBookStore } from './order-book.store';
import { useNow } from '../../kernel/use-now';

/** Between asks and bids: the middle price, the spread in price and in percent of the middle. */
export const BookMiddle = observer(function BookMiddle({ instrument, book }: { readonly instrument: Instrument; readonly book: OrderBookStore }) {
  const { t } = useTranslation('trade');
  const format = useFormat();
  const figures = useMarketFigures(instrument);
  const { bestBid, bestAsk, middle } = book;
  const spread = bestBid !== undefined && bestAsk !== undefined ? Number((bestAsk - bestBid).toPrecision(12)) : undefined;
  const share = spread !== undefined && middle ? (spread / middle) * 100 : undefined;
  if (book.status === 'stale') return <StaleMiddle since={book.lastUpdateAt} />;
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

/** In place of the middle price, which nobody knows now: since when, and how long that is. */
function StaleMiddle({ since }: { readonly since: Instant | undefined }) {
  const format = useFormat();
  const now = useNow(true);
  return (
    <div role="row" className={styles.staleMiddle}>
      <span role="gridcell" className={styles.age}>
        <StaleBadge since={since} />
        {since === undefined ? null : format.relative(since, Math.max(now, since))}
      </span>
    </div>
  );
}
