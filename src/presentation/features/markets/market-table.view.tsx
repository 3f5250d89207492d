import { defaultRangeExtractor, useWindowVirtualizer, type Range } from '@tanstack/react-virtual';
import { observer } from 'mobx-react-lite';
import {
  useCallback,
  useLayoutEffect,
  useRef,
  useState,
  type FocusEvent,
  type KeyboardEvent,
  type PointerEvent,
} from 'react';
import { useTranslation } from 'react-i18next';
import { classNames } from '../../kit/controls/class-names';
import type { FavouritesStore } from './favourites.store';
import { marketColumns } from './market-columns';
import { MarketRowView } from './market-row.view';
import { MarketTableHead } from './market-table-head.view';
import styles from './market-table.module.css';
import type { MarketsStore } from './markets.store';
import type { TickersStore } from './tickers.store';

/** In the text's own measure, as the sheet has them: heights of a row, and below which width it takes two lines. */
const rowHeight = { wide: 3, narrow: 4 };
const narrowWidth = 36;

/** Page header, column headers and a little air, in CSS pixels. */
const stickyHeight = 104;

interface MarketTableProps {
  readonly markets: MarketsStore;
  readonly tickers: TickersStore;
  readonly favourites: FavouritesStore;
}

/** All markets of the list; only the rows in view exist, and the page itself scrolls them. */
export const MarketTable = observer(function MarketTable({ markets, tickers, favourites }: MarketTableProps) {
  const { t } = useTranslation('markets');
  const body = useRef<HTMLDivElement>(null);
  const [scrollMargin, setScrollMargin] = useState(0);
  const [focused, setFocused] = useState<number>();
  const [height, setHeight] = useState(16 * rowHeight.wide);
  const { rows, rowEnd } = markets;

  useLayoutEffect(() => {
    const list = body.current!;
    const measure = (): void => {
      const rem = parseFloat(getComputedStyle(document.documentElement).fontSize) || 16;
      const { width, top } = list.getBoundingClientRect();
      setHeight(rem * (width > 0 && width < narrowWidth * rem ? rowHeight.narrow : rowHeight.wide));
      setScrollMargin(top + window.scrollY);
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(list);
    return () => observer.disconnect();
  }, []);

  const virtualizer = useWindowVirtualizer({
    count: rows.length,
    estimateSize: useCallback(() => height, [height]),
    getItemKey: useCallback((index: number) => rows[index]?.symbol ?? index, [rows]),
    overscan: 8,
    // The page's header and the table's own stay in front of what scrolls.
    scrollPaddingStart: stickyHeight,
    scrollMargin,
    // The row that has the focus stays, or the focus would be lost with it.
    rangeExtractor: useCallback(
      (range: Range) => {
        const shown = defaultRangeExtractor(range);
        return focused === undefined || focused >= range.count || shown.includes(focused)
          ? shown
          : [...shown, focused].sort((a, b) => a - b);
      },
      [focused],
    ),
  });
  useLayoutEffect(() => virtualizer.measure(), [virtualizer, height]);

  const moveFocus = (event: KeyboardEvent<HTMLDivElement>) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step === undefined || focused === undefined) return;
    const next = focused + step;
    if (next < 0 || next >= rows.length) return;
    event.preventDefault();
    const control = (event.target as HTMLElement).tagName === 'BUTTON' ? 'button' : 'a';
    setFocused(next);
    virtualizer.scrollToIndex(next);
    requestAnimationFrame(() => body.current?.querySelector<HTMLElement>(`[data-index="${next}"] ${control}`)?.focus());
  };

  return (
    <div
      role="table"
      aria-label={t('table.label')}
      aria-rowcount={rows.length + 1}
      aria-colcount={marketColumns.length + 2}
      data-without={markets.hidden.join(' ')}
      className={classNames(styles.table, tickers.stale && styles.stale)}
    >
      <MarketTableHead sort={markets.sort} end={rowEnd?.title} onSort={markets.sortBy} />
      <div
        role="rowgroup"
        ref={body}
        className={styles.body}
        style={{ height: virtualizer.getTotalSize() }}
        onKeyDown={moveFocus}
        onPointerEnter={(event: PointerEvent) => event.pointerType === 'mouse' && markets.hold('pointer')}
        onPointerLeave={() => markets.letGo('pointer')}
        onFocus={(event: FocusEvent) => {
          setFocused(indexOf(event.target));
          // A click leaves the focus behind where it was; only the keyboard is on its way through the list.
          if (event.target.matches(':focus-visible')) markets.hold('focus');
        }}
        onBlur={() => {
          setFocused(undefined);
          markets.letGo('focus');
        }}
      >
        {virtualizer.getVirtualItems().map((item) => {
          const row = rows[item.index];
          if (!row) return null;
          return (
            <MarketRowView
              key={item.key}
              row={row}
              index={item.index}
              top={item.start - scrollMargin}
              end={rowEnd?.draw}
              volumeUnit={markets.volumeUnit}
              tickers={tickers}
              favourites={favourites}
            />
          );
        })}
      </div>
    </div>
  );
});

function indexOf(element: Element): number | undefined {
  const index = element.closest<HTMLElement>('[data-index]')?.dataset['index'];
  return index === undefined ? undefined : Number(index);
}
