import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../kit/formats/use-format';
import { exact } from '../account/order-cells';
import type { MarketFigures } from '../../../kit/formats/market-figures';
import type { LadderRow } from './ladder-levels';
import styles from './ladder-grid.module.css';
import type { OwnOrder } from './own-order';
import { useOrderWords } from './use-order-words';

export const ladderColumns = ['bid', 'price', 'ask', 'traded'] as const;

interface LadderLineProps {
  readonly row: LadderRow;
  /** Counted from 1, the head included. */
  readonly index: number;
  /** The size that fills a bar. */
  readonly largest: number;
  /** An order is held over it. */
  readonly over: boolean;
  /** Column that is the grid's tab stop, if it is in this row. */
  readonly tabStop: number | undefined;
  readonly figures: MarketFigures;
  readonly size: (value: number) => string;
  /** Says of a row that nobody tells what rests there. */
  readonly unknown: string;
}

/** One price of the ladder. */
export const LadderLine = memo(
  function LadderLine({ row, index, largest, over, tabStop, figures, size, unknown }: LadderLineProps) {
    const { number, price, bid, ask, traded, own, last, beyond } = row;
    const common = (column: number) =>
      ({ 'data-column': ladderColumns[column], tabIndex: tabStop === column ? 0 : -1 }) as const;
    return (
      <div
        role="row"
        aria-rowindex={index}
        className={styles.row}
        data-row={number}
        data-last={last || undefined}
        data-over={over || undefined}
        data-beyond={beyond || undefined}
      >
        <span role="gridcell" {...common(0)} className={styles.bid} style={bar(bid, largest)}>
          <Chips orders={own.filter(({ side }) => side === 'BUY')} />
          {bid === undefined ? '' : size(bid)}
        </span>
        <span
          role="rowheader"
          {...common(1)}
          className={styles.price}
          aria-description={beyond ? unknown : undefined}
          title={beyond ? unknown : undefined}
        >
          {figures.price(price)}
        </span>
        <span role="gridcell" {...common(2)} className={styles.ask} style={bar(ask, largest)}>
          <Chips orders={own.filter(({ side }) => side === 'SELL')} />
          {ask === undefined ? '' : size(ask)}
        </span>
        <span role="gridcell" {...common(3)} className={styles.traded} data-side={traded?.side}>
          {traded ? `${traded.side === 'BUY' ? '▲' : '▼'} ${size(traded.size)}` : ''}
        </span>
      </div>
    );
  },
  (before, now) =>
    before.index === now.index &&
    before.largest === now.largest &&
    before.over === now.over &&
    before.tabStop === now.tabStop &&
    before.figures === now.figures &&
    before.unknown === now.unknown &&
    sameRow(before.row, now.row),
);

/** The own orders of a cell; each can be dragged, or taken up and put down by click. */
function Chips({ orders }: { readonly orders: readonly OwnOrder[] }) {
  const { t } = useTranslation('ladder');
  const describe = useOrderWords();
  const format = useFormat();
  return orders.map((order) => (
    <span
      key={order.id}
      role="img"
      aria-label={describe(order)}
      title={`${describe(order)}. ${t('own.label')}`}
      className={styles.chip}
      data-own={order.id}
      data-kind={order.kind}
    >
      {exact(format, order.quantity)}
    </span>
  ));
}

function bar(size: number | undefined, largest: number): React.CSSProperties | undefined {
  return size === undefined || largest <= 0
    ? undefined
    : ({ '--share': `${Math.round((size / largest) * 100)}%` } as React.CSSProperties);
}

function sameRow(a: LadderRow, b: LadderRow): boolean {
  const sameOwn = a.own.length === b.own.length && a.own.every((order, index) => order === b.own[index]);
  return (
    sameOwn &&
    a.number === b.number &&
    a.price === b.price &&
    a.bid === b.bid &&
    a.ask === b.ask &&
    a.last === b.last &&
    a.beyond === b.beyond &&
    a.traded?.size === b.traded?.size &&
    a.traded?.side === b.traded?.side
  );
}
