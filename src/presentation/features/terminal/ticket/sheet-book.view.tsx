import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { autorun } from 'mobx';
import { useTranslation } from 'react-i18next';
import { briefPrice, useBriefSize } from '../../../kit/formats/brief-figures';
import { useMarketFigures } from '../../../kit/formats/market-figures';
import { useFormat } from '../../../kit/formats/use-format';
import { PlainButton } from '../../../kit/controls/plain-button';
import type { BookSide } from '../../../../domain/trading/order-draft';
import { useMarket } from '../market/market-context';
import styles from './sheet-book.module.css';

/** Levels of each side. */
const shown = 7;
/** How often the levels follow the market, in milliseconds: a thumb has to hit them. */
const pace = 250;

interface Levels {
  readonly asks: BookSide;
  readonly bids: BookSide;
}

/** A small book beside the order that is written; a press on a level takes its price. */
export const SheetBook = observer(function SheetBook() {
  const { t } = useTranslation('trade');
  const market = useMarket();
  const { book, ticket, instrument } = market;
  const format = useFormat();
  const figures = useMarketFigures(instrument);
  const brief = useBriefSize(figures.sizeDecimals);
  const [{ asks, bids }, setLevels] = useState<Levels>({ asks: [], bids: [] });
  useEffect(
    () =>
      autorun(
        () => setLevels({ asks: book.opposite('BUY').slice(0, shown), bids: book.opposite('SELL').slice(0, shown) }),
        { scheduler: atPace() },
      ),
    [book],
  );
  const largest = Math.max(...asks.map(([, size]) => size), ...bids.map(([, size]) => size));
  const level = ([price, size]: BookSide[number], side: 'ask' | 'bid'): React.JSX.Element => (
    <PlainButton
      key={price}
      className={styles.level}
      data-side={side}
      style={{ '--share': `${(100 * size) / largest}%` } as React.CSSProperties}
      onClick={() => ticket.fields.takePrice(price)}
    >
      <span className={styles.price}>{briefPrice(format, price, figures.priceDecimals)}</span>
      <span>{brief(size)}</span>
    </PlainButton>
  );
  return (
    <section className={styles.book} aria-label={t('book.title')} data-wide={figures.priceDecimals > 6} data-live>
      <p className={styles.head}>
        <span>{t('column.price')}</span>
        <span>{t('column.quantity')}</span>
      </p>
      <div className={styles.side}>{asks.toReversed().map((each) => level(each, 'ask'))}</div>
      <SheetPrices ask={asks[0]?.[0]} bid={bids[0]?.[0]} />
      <div className={styles.side}>{bids.map((each) => level(each, 'bid'))}</div>
    </section>
  );
});

interface SheetPricesProps {
  readonly ask: number | undefined;
  readonly bid: number | undefined;
}

/** Last, bid and ask, in the middle of the small book, whose levels these two agree with. */
const SheetPrices = observer(function SheetPrices({ ask, bid }: SheetPricesProps) {
  const { t } = useTranslation('trade');
  const { lastPrice, instrument } = useMarket();
  const format = useFormat();
  const figures = useMarketFigures(instrument);
  return (
    <dl className={styles.prices}>
      <div className={styles.last}>
        <dt className="unseen">{t('column.last')}</dt>
        <dd>{figures.price(lastPrice)}</dd>
      </div>
      <div>
        <dt>{t('form.chip.ask')}</dt>
        <dd data-side="ask">{briefPrice(format, ask, figures.priceDecimals)}</dd>
      </div>
      <div>
        <dt>{t('form.chip.bid')}</dt>
        <dd data-side="bid">{briefPrice(format, bid, figures.priceDecimals)}</dd>
      </div>
    </dl>
  );
});

/** Runs what is wanted at once, and at most once in so long after that. */
function atPace(): (run: () => void) => void {
  let waiting = false;
  let first = true;
  return (run) => {
    if (waiting) return;
    if (first) {
      first = false;
      run();
      return;
    }
    waiting = true;
    window.setTimeout(() => {
      waiting = false;
      run();
    }, pace);
  };
}
