import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import type { PriceGrouping } from '../../../../domain/markets/price-grouping';
import { useMarket } from '../market/market-context';
import type { BookPanelStore } from './book-panel.store';
import { deepenBook, isShort } from './deepen-book';

/** Fills the rows of wide groups from a deeper feed, and says where that one ends too. */
export function useDeepBook(panel: BookPanelStore, grouping: PriceGrouping | undefined): void {
  const { t } = useTranslation('ladder');
  const { book } = useMarket();
  const { feed } = book;
  const known = book.status !== 'loading';
  const { rows, deep } = panel;
  useEffect(() => {
    if (!feed || !known || !grouping || rows === 0) return undefined;
    return deepenBook(
      book,
      (levels) => isShort(levels, 'bid', rows, grouping) || isShort(levels, 'ask', rows, grouping),
      panel.deepen,
    );
  }, [panel, book, feed, known, grouping, rows]);

  useEffect(() => {
    if (!deep || !grouping) return undefined;
    const words = t('known', { levels: String(deep.depth) });
    const limit = (): void => {
      const short = { ask: isShort(deep.book, 'ask', rows, grouping), bid: isShort(deep.book, 'bid', rows, grouping) };
      if (short.ask === (panel.limits.ask !== undefined) && short.bid === (panel.limits.bid !== undefined)) return;
      panel.limit({ ...(short.ask && { ask: words }), ...(short.bid && { bid: words }) });
    };
    const forget = deep.onChange(limit);
    limit();
    return () => {
      forget();
      panel.limit({});
    };
  }, [panel, deep, grouping, rows, t]);
}
