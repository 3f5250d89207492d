import { observer } from 'mobx-react-lite';
import { useEffect, useMemo, useRef, useState, type MouseEvent, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { groupMultiples, PriceGrouping } from '../../../../domain/markets/price-grouping';
import { useApp } from '../../../runtime/app-context';
import { useFormat } from '../../../kit/formats/use-format';
import { useMediaQuery } from '../../../kit/hooks/use-media-query';
import { Skeleton } from '../../../kit/controls/skeleton';
import { fastPrice, useBriefSize } from '../../../kit/formats/brief-figures';
import { useMarketFigures } from '../../../kit/formats/market-figures';
import { useMarket } from '../market/market-context';
import type { TradePreferencesStore } from '../market/trade-preferences.store';
import { BookMiddle } from './book-middle.view';
import { levelKey, type BookPanelStore, type PointedLevel } from './book-panel.store';
import styles from './book-grid.module.css';
import { useBookKeys } from './use-book-keys';
import { usePaintedBook } from './use-painted-book';
import { useRowCount } from './use-row-count';

interface BookGridProps {
  readonly preferences: TradePreferencesStore;
  readonly panel: BookPanelStore;
  readonly paused: boolean;
}

/** The head and the middle are rows too. */
const otherRows = 2;

/** The rows of the book as a grid: one tab stop, arrows between cells, Enter takes what the cell says. */
export const BookGrid = observer(function BookGrid({ preferences, panel, paused }: BookGridProps) {
  const { t } = useTranslation('trade');
  const format = useFormat();
  const { colours } = useApp().theme;
  const { instrument, book, ticket } = useMarket();
  const { priceDecimals, sizeDecimals } = useMarketFigures(instrument);
  const body = useRef<HTMLDivElement>(null);
  const [canvas, setCanvas] = useState<HTMLCanvasElement | null>(null);
  // Colours that the system chooses are known to the document alone.
  const drawable = !useMediaQuery('(forced-colors: active)') && 'CanvasRenderingContext2D' in window;
  const { bookView: view, bookUnit: unit, depthBars: bars } = preferences;
  const count = useRowCount(body, view === 'both' ? 2 : 1);
  useEffect(() => panel.fit(count), [panel, count]);
  const known = book.status !== 'loading';
  const feed = panel.deep?.symbol === instrument.symbol ? panel.deep : book.feed;
  const asks = view === 'bids' ? 0 : count;
  const bids = view === 'asks' ? 0 : count;
  const multiple = preferences.grouping(
    instrument.symbol,
    groupMultiples(instrument.tick, book.magnitude, instrument.groupings),
  );
  const grouping = useMemo(
    () => (multiple > 1 ? new PriceGrouping(instrument.tick, multiple) : undefined),
    [instrument, multiple],
  );
  const figureDecimals = unit === 'base' ? sizeDecimals : quoteDecimals(priceDecimals);
  const price = useMemo(() => fastPrice(format, priceDecimals), [format, priceDecimals]);
  const figure = useBriefSize(figureDecimals);
  const levels = usePaintedBook(body, {
    canvas,
    colours,
    feed: known ? feed : undefined,
    asks,
    bids,
    grouping,
    paused,
    unit,
    bars,
    price,
    figure,
    panel,
  });
  const [listing, setListing] = useState(0);

  const total = asks + bids;
  const list = (position: number, pointed = levels.told(position)): void => {
    if (!pointed) return;
    const row = body.current?.querySelector<HTMLElement>(`[data-position="${position}"]`);
    panel.list(levelKey(pointed.side, pointed.level.price), row?.offsetTop);
    setListing(position);
  };
  const take = (pointed: PointedLevel | undefined, cell: string | undefined): void => {
    if (!pointed) return;
    ticket.fields.takePrice(pointed.level.price);
    if (cell === 'total') ticket.fields.takeSize(pointed.level.total);
  };
  const keys = useBookKeys(body, {
    rows: total,
    first: asks,
    panel,
    point: (position) => panel.point(levels.told(position)),
    pick: (position, cell) => take(levels.told(position), cell),
    list,
  });
  const positionOf = (event: MouseEvent): number | undefined => {
    const position = (event.target as Element).closest<HTMLElement>('[data-position]')?.dataset['position'];
    return position === undefined ? undefined : Number(position);
  };
  const click = (event: MouseEvent): void => {
    const position = positionOf(event);
    if (position === undefined) return;
    const { cell } = (event.target as HTMLElement).dataset;
    if (cell === 'own') list(position, levels.drawn(position));
    else take(levels.drawn(position), cell);
  };
  const menu = (event: MouseEvent): void => {
    const position = positionOf(event);
    const pointed = position === undefined ? undefined : levels.drawn(position);
    if (position === undefined || !pointed || !panel.own.has(levelKey(pointed.side, pointed.level.price))) return;
    event.preventDefault();
    list(position, pointed);
  };
  const row = (side: 'ask' | 'bid', position: number): ReactNode => (
    <div
      key={position}
      role="row"
      aria-rowindex={position + (side === 'ask' ? otherRows : otherRows + 1)}
      className={styles.row}
      data-side={side}
      data-index={side === 'ask' ? asks - 1 - position : position - asks}
      data-position={position}
    >
      <span data-cell="own" className={styles.own} aria-hidden="true" />
      <span role="rowheader" data-cell="price" tabIndex={keys.tabIndex(position, 0)} className={styles.price} />
      <span role="gridcell" data-cell="size" tabIndex={keys.tabIndex(position, 1)} className={styles.figure} />
      <span role="gridcell" data-cell="total" tabIndex={keys.tabIndex(position, 2)} className={styles.figure} />
    </div>
  );
  const asset = unit === 'base' ? instrument.base : instrument.quote;

  return (
    <div
      role="grid"
      aria-label={t('book.label')}
      aria-rowcount={total + otherRows}
      aria-colcount={3}
      className={styles.grid}
      data-stale={book.status === 'stale' || undefined}
      data-listing={panel.listed ? listing : undefined}
      onKeyDown={keys.press}
      onFocus={keys.focus}
      onClick={click}
      onContextMenu={menu}
      onPointerMove={(event) => {
        const position = positionOf(event);
        if (position !== undefined) panel.point(levels.drawn(position));
      }}
    >
      <div role="row" aria-rowindex={1} className={styles.head}>
        <span role="columnheader">{t('column.priceIn', { asset: instrument.quote })}</span>
        <span role="columnheader">{t('column.sizeIn', { asset })}</span>
        <span role="columnheader">{t('column.totalIn', { asset })}</span>
      </div>
      <div ref={body} role="rowgroup" className={styles.body} data-drawn={canvas ? '' : undefined}>
        {known ? (
          <>
            {drawable ? <canvas ref={setCanvas} aria-hidden="true" className={styles.canvas} /> : null}
            {Array.from({ length: asks }, (_, position) => row('ask', position))}
            <BookMiddle rowIndex={asks + otherRows} paused={paused} />
            {Array.from({ length: bids }, (_, index) => row('bid', asks + index))}
            {(['ask', 'bid'] as const).map((side) =>
              panel.limits[side] ? <Limit key={side} side={side} words={panel.limits[side]} /> : null,
            )}
          </>
        ) : (
          <BookSkeleton rows={total} />
        )}
      </div>
    </div>
  );
});

/** Stands where rows of its side stay empty; a screen reader is told by the companion. */
function Limit({ side, words }: { readonly side: 'ask' | 'bid'; readonly words: string }) {
  return (
    <div role="presentation" className={styles.limit} data-limit={side} aria-hidden="true">
      {words}
    </div>
  );
}

/** Cheap coins need cents, dear ones have no room for them. */
function quoteDecimals(priceDecimals: number): number {
  return priceDecimals > 3 ? 2 : 0;
}

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
