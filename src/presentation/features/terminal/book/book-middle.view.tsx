import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { priceDifference } from '../../../../domain/markets/price-display';
import type { Instant } from '../../../../domain/shared/instant';
import { unknownFigure } from '../../../kit/formats/format';
import { useFormat } from '../../../kit/formats/use-format';
import { useNow } from '../../../kit/hooks/use-now';
import { StaleBadge } from '../../../kit/controls/stale-badge';
import { useMarketFigures } from '../../../kit/formats/market-figures';
import { useMarket } from '../market/market-context';
import { useLastPrice } from '../market/use-last-price';
import styles from './book-middle.module.css';
import { spreadShare } from './spread-share';

interface BookMiddleProps {
  readonly rowIndex: number;
  readonly paused: boolean;
}

/** Between asks and bids: the last price and where it came from, a perpetual's mark price, and the spread. */
export const BookMiddle = observer(function BookMiddle({ rowIndex, paused }: BookMiddleProps) {
  const { t } = useTranslation('trade');
  const format = useFormat();
  const market = useMarket();
  const { instrument, book, contract } = market;
  const figures = useMarketFigures(instrument);
  const { bestBid, bestAsk, middle } = book;
  const { price: last, direction } = useLastPrice(market, paused);
  const spread = bestBid !== undefined && bestAsk !== undefined ? priceDifference(bestAsk, bestBid) : undefined;
  const share = spread !== undefined && middle ? (spread / middle) * 100 : undefined;
  if (book.status === 'stale') return <StaleMiddle rowIndex={rowIndex} since={book.lastUpdateAt} />;
  return (
    <div role="row" aria-rowindex={rowIndex} className={styles.middle}>
      <span role="gridcell" className={styles.middlePrice} data-direction={direction} title={t('book.last')}>
        <span className="unseen">{t('book.last')} </span>
        {direction ? (
          <span role="img" aria-label={t(`book.direction.${direction}`)} className={styles.arrow}>
            {direction === 'up' ? '▲' : '▼'}
          </span>
        ) : null}
        {figures.price(last)}
      </span>
      {contract ? (
        <span role="gridcell" className={styles.mark} title={t('book.mark')}>
          <span className="unseen">{t('book.mark')} </span>
          {figures.price(contract.prices.markPrice)}
        </span>
      ) : null}
      <span role="gridcell" className={styles.spread} title={t('book.spread')}>
        <span className="unseen">{t('book.spread')} </span>
        {figures.price(spread)} <span>{share === undefined ? unknownFigure : spreadShare(format, share)}</span>
      </span>
    </div>
  );
});

/** In place of the last price, which may be another by now: since when, and how long that is. */
function StaleMiddle({ rowIndex, since }: { readonly rowIndex: number; readonly since: Instant | undefined }) {
  const format = useFormat();
  const now = useNow(true);
  return (
    <div role="row" aria-rowindex={rowIndex} className={styles.staleMiddle}>
      <span role="gridcell" className={styles.age}>
        <StaleBadge since={since} />
        {since === undefined ? null : format.relative(since, Math.max(now, since))}
      </span>
    </div>
  );
}
