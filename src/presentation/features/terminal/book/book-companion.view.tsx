import { observer } from 'mobx-react-lite';
import { useEffect, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { depthToLevel } from '../../../../domain/markets/depth';
import { groupMultiples, PriceGrouping } from '../../../../domain/markets/price-grouping';
import { zero } from '../../../../domain/shared/decimal';
import { useFormat } from '../../../kit/formats/use-format';
import { OpenOrdersStore } from '../account/open-orders.store';
import { exact } from '../account/order-cells';
import { useMarketFigures } from '../../../kit/formats/market-figures';
import { useMarket } from '../market/market-context';
import { TradePreferencesStore } from '../market/trade-preferences.store';
import { BookMenu } from './book-menu.view';
import { useBookPanel } from './book-panel.store';
import { BookReading } from './book-reading.view';
import styles from './book-companion.module.css';
import { ownLevels } from './own-levels';
import { OwnOrdersAtLevel } from './own-orders-at-level.view';
import { useDeepBook } from './use-deep-book';
import { view } from '../../../runtime/feature';

interface BookCompanionStores {
  readonly orders: OpenOrdersStore;
  readonly preferences: TradePreferencesStore;
}

/** What stands beside the rows of a book: own orders in it, what a level comes to, its settings and its summary. */
export const BookCompanion = observer(function BookCompanion({ stores }: { readonly stores: BookCompanionStores }) {
  const panel = useBookPanel();
  const grouping = useGrouping(stores.preferences);
  useOwnLevels(stores.orders, grouping);
  useDeepBook(panel, grouping);
  return (
    <>
      <PointedLevelLine />
      {panel.menuOpen ? <BookMenu preferences={stores.preferences} panel={panel} /> : null}
      {panel.listed ? <OwnOrdersAtLevel key={panel.listed.key} panel={panel} orders={stores.orders} /> : null}
      <BookReading panel={panel} />
    </>
  );
});

/** How prices are grouped now; `undefined` while they are not. */
function useGrouping(preferences: TradePreferencesStore): PriceGrouping | undefined {
  const { instrument, book } = useMarket();
  const multiple = preferences.grouping(
    instrument.symbol,
    groupMultiples(instrument.tick, book.magnitude, instrument.groupings),
  );
  return useMemo(
    () => (multiple > 1 ? new PriceGrouping(instrument.tick, multiple) : undefined),
    [instrument, multiple],
  );
}

/** Marks own orders in the book. */
function useOwnLevels(orders: OpenOrdersStore, grouping: PriceGrouping | undefined): void {
  const { t } = useTranslation('ladder');
  const format = useFormat();
  const panel = useBookPanel();
  const { instrument } = useMarket();
  const open = orders.orders;
  const own = useMemo(
    () =>
      ownLevels(open, instrument.symbol, grouping, (list) => {
        const quantity = list.reduce((sum, order) => sum.plus(order.quantity?.minus(order.executed) ?? zero), zero);
        return t('own.level', { count: list.length, quantity: exact(format, quantity), asset: instrument.base });
      }),
    [open, instrument, grouping, t, format],
  );
  useEffect(() => panel.showOwn(own), [panel, own]);
  // Not between one state of the orders and the next: what is listed at a level would close.
  useEffect(() => () => panel.showOwn(new Map()), [panel]);
}

/** In place of the balance of the sides while a level is pointed at: what everything up to there comes to. */
const PointedLevelLine = observer(function PointedLevelLine() {
  const { t } = useTranslation('ladder');
  const format = useFormat();
  const { instrument, book } = useMarket();
  const figures = useMarketFigures(instrument);
  const { pointed } = useBookPanel();
  if (!pointed) return null;
  const { base, quote, averagePrice, distancePercent } = depthToLevel(pointed.level, book.middle);
  const parts = [
    ['average', figures.price(averagePrice)],
    ['distance', format.percent(distancePercent)],
    ['base', `${figures.size(base)} ${instrument.base}`],
    ['quote', `${figures.total(quote)} ${instrument.quote}`],
  ] as const;
  return (
    <dl className={styles.level} aria-label={t('level.label', { price: figures.price(pointed.level.price) })}>
      {parts.map(([name, figure]) => (
        <div key={name} data-plain={name === 'average' ? undefined : ''} title={t(`level.${name}`)}>
          <dt>{t(`level.${name}`)}</dt>
          <dd>{figure}</dd>
        </div>
      ))}
    </dl>
  );
});

export default view(BookCompanion, { orders: OpenOrdersStore, preferences: TradePreferencesStore });
