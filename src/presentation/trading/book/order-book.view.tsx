import { observer } from 'mobx-react-lite';
import { useEffect, useLayoutEffect, useMemo, useRef, useState, type KeyboardEvent, type MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { Instrument } from '../../../domain/markets/instrument';
import { PriceGrouping } from '../../../domain/markets/price-grouping';
import { useFormat } from '../../kernel/use-format';
import { FailureState } from '../../ui/failure-state';
import { Skeleton } from '../../ui/skeleton';
import { BookMiddle } from './book-middle.view';
import { BookRows } from './book-rows';
import { BookToolbar } from './book-toolbar.view';
import { fastFixed, useMarketFigures } from '../figures';
import styles from './order-book.module.css';
import type { OrderBookStore } from './order-book.store';
import type { TradePreferencesStore } from '../trade-preferences.store';

interface OrderBookProps {
  readonly instrument: Instrument;
  readonly book: OrderBookStore;
  readonly preferences: TradePreferencesStore;
  /** Says what it is where no tab does. */
  readonly titled: boolean;
  readonly onPrice: (price: number) => void;
  /** Somebody stopped the figures: the rows stay as they are. */
  readonly paused: boolean;
}

/** The order book: asks above, bids below, the spread between. A price that is picked goes into the order form. */
export const OrderBookPanel = observer(function OrderBookPanel(props: OrderBookProps) {
  const { instrument, book, preferences, titled } = props;
  const { t } = useTranslation('trade');
  return (
    <section className={styles.panel} aria-label={t('book.title')}>
      <BookToolbar titled={titled} instrument={instrument} preferences={preferences} />
      {book.status === 'loading' && book.failure ? (
        <FailureState failure={book.failure} onRetry={() => book.retry()} />
      ) : (
        <BookTable {...props} />
      )}
    </section>
  );
});

const BookTable = observer(function BookTable({ instrument, book, preferences, onPrice, paused }: OrderBookProps) {
  const { t } = useTranslation('trade');
  const format = useFormat();
  const { priceDecimals, sizeDecimals } = useMarketFigures(instrument);
  const body = useRef<HTMLDivElement>(null);
  const count = useRowCount(body, preferences.bookView === 'both' ? 2 : 1);
  const [active, setActive] = useState<number>();
  const { feed, status } = book;
  const known = status !== 'loading';
  const view = preferences.bookView;
  const asks = view === 'bids' ? 0 : count;
  const bids = view === 'asks' ? 0 : count;
  const multiple = preferences.grouping(instrument.symbol, instrument.groupings);
  const grouping = useMemo(() => (multiple > 1 ? new PriceGrouping(instrument.tick, multiple) : undefined), [instrument, multiple]);
  const rows = useRef<{ asks: BookRows; bids: BookRows }>(undefined);

  useLayoutEffect(() => {
    const element = body.current;
    if (!element || !feed || !known) return undefined;
    const ofSide = (side: string): HTMLElement[] =>
      [...element.querySelectorAll<HTMLElement>(`[data-side="${side}"]`)].sort((a, b) => Number(a.dataset['index']) - Number(b.dataset['index']));
    const painted = { asks: new BookRows(ofSide('ask')), bids: new BookRows(ofSide('bid')) };
    rows.current = painted;
    const formats = { price: fastFixed(format, priceDecimals), size: fastFixed(format, sizeDecimals) };
    const paint = (): void => {
      const askLevels = feed.book.bestAsks(asks, grouping);
      const bidLevels = feed.book.bestBids(bids, grouping);
      const largest = Math.max(askLevels.at(-1)?.total ?? 0, bidLevels.at(-1)?.total ?? 0);
      painted.asks.paint(askLevels, largest, formats);
      painted.bids.paint(bidLevels, largest, formats);
    };
    paint();
    return paused ? undefined : feed.onChange(paint);
  }, [feed, known, paused, asks, bids, grouping, format, priceDecimals, sizeDecimals]);

  const total = asks + bids;
  /** Counted from the top: the asks come first, their best one last. */
  const priceAt = (index: number): number | undefined =>
    index < asks ? rows.current?.asks.priceAt(asks - 1 - index) : rows.current?.bids.priceAt(index - asks);
  const pick = (index: number | undefined): void => {
    const price = index === undefined ? undefined : priceAt(index);
    if (price !== undefined) onPrice(price);
  };
  const move = (event: KeyboardEvent): void => {
    if (event.key === 'Enter' || event.key === ' ') pick(active);
    else if (event.key === 'ArrowUp') setActive(Math.max(0, (active ?? asks) - 1));
    else if (event.key === 'ArrowDown') setActive(Math.min(total - 1, (active ?? asks - 1) + 1));
    else return;
    event.preventDefault();
  };
  const click = (event: MouseEvent): void => {
    const position = (event.target as Element).closest<HTMLElement>('[data-position]')?.dataset['position'];
    if (position !== undefined) pick(Number(position));
  };
  const row = (side: 'ask' | 'bid', position: number): React.ReactNode => (
    <div
      key={position}
      role="row"
      id={`book-row-${position}`}
      className={styles.row}
      data-side={side}
      data-index={side === 'ask' ? asks - 1 - position : position - asks}
      data-position={position}
      data-active={active === position || undefined}
    >
      <span data-cell="bar" className={styles.bar} aria-hidden="true" />
      <span role="gridcell" data-cell="price" className={styles.price} />
      <span role="gridcell" data-cell="size" className={styles.figure} />
      <span role="gridcell" data-cell="total" className={styles.figure} />
    </div>
  );

  return (
    <div
      role="grid"
      tabIndex={0}
      aria-label={t('book.label')}
      aria-activedescendant={active === undefined ? undefined : `book-row-${active}`}
      className={styles.grid}
      data-stale={status === 'stale' || undefined}
      onKeyDown={move}
      onBlur={() => setActive(undefined)}
      onClick={click}
    >
      <div role="row" className={styles.head}>
        <span role="columnheader">{t('column.priceIn', { asset: instrument.quote })}</span>
        <span role="columnheader">{t('column.sizeIn', { asset: instrument.base })}</span>
        <span role="columnheader">{t('column.totalIn', { asset: instrument.base })}</span>
      </div>
      <div ref={body} role="rowgroup" className={styles.body}>
        {!known ? (
          <BookSkeleton rows={total} />
        ) : (
          <>
            {Array.from({ length: asks }, (_, position) => row('ask', position))}
            <BookMiddle instrument={instrument} book={book} />
            {Array.from({ length: bids }, (_, index) => row('bid', asks + index))}
          </>
        )}
      </div>
    </div>
  );
});

function BookSkeleton({ rows }: { readonly rows: number }) {
  return (
    <div role="row" aria-busy="true">
      <div role="gridcell">
        {Array.from({ length: rows + 1 }, (_, index) => (
          <div key={index} className={styles.skeletonRow}>
            <Skeleton width="28%" height={10} />
            <Skeleton width="22%" height={10} />
            <Skeleton width="22%" height={10} />
          </div>
        ))}
      </div>
    </div>
  );
}

const middleHeight = 36;

/** Rows a side that fit; the number follows the panel's height and nothing else. */
function useRowCount(body: React.RefObject<HTMLDivElement | null>, sides: 1 | 2): number {
  const [height, setHeight] = useState(0);
  const [rowHeight, setRowHeight] = useState(20);
  useEffect(() => {
    const element = body.current;
    if (!element) return undefined;
    const measure = (): void => {
      setHeight(element.clientHeight);
      setRowHeight(parseFloat(getComputedStyle(element).getPropertyValue('--row')) || 20);
    };
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    measure();
    return () => observer.disconnect();
  }, [body]);
  return Math.max(4, Math.floor((height - middleHeight) / rowHeight / sides));
}
