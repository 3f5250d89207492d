import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../kit/controls/button';
import { ChangeText } from '../../kit/controls/change-text';
import { type Column, RecordTable } from '../../kit/controls/record-table';
import { Select } from '../../kit/controls/select';
import { useFormat } from '../../kit/formats/use-format';
import { useWidthBelow } from '../../kit/hooks/use-media-query';
import { MarketCell } from '../market-lists/market-cell.view';
import lists from '../market-lists/market-lists.module.css';
import { SortButton } from '../market-lists/sort-button.view';
import { nextSorting, sortedBy, type Sorting } from '../market-lists/sorting';
import type { MarketMoversStore } from './market-movers.store';
import type { Mover } from './mover-lists';

const columns = ['market', 'last', 'change', 'turnover', 'surge'] as const;
/** Of cards, which are high. */
const rowsOfPhone = 15;
type MoverColumn = (typeof columns)[number];

function valueOf(mover: Mover, column: MoverColumn): number | string | undefined {
  return column === 'market' ? mover.row.name : mover[column];
}

/** Every market of the picture, and those too small for it. */
export const MoversTable = observer(function MoversTable({ store }: { readonly store: MarketMoversStore }) {
  const { t } = useTranslation('marketData');
  const format = useFormat();
  const [sorting, setSorting] = useState<Sorting<MoverColumn>>({ column: 'turnover', direction: 'descending' });
  const [whole, setWhole] = useState(false);
  const cells: Readonly<Record<MoverColumn, Column<Mover>['cell']>> = {
    market: ({ symbol, row }) => (
      <MarketCell symbol={symbol} base={row.base} name={row.name} to={row.path} favourites={store.favourites} />
    ),
    last: ({ last, row }) => format.price(last, row.priceDecimals),
    change: ({ change }) => <ChangeText value={change} />,
    turnover: ({ turnover }) => format.compact(turnover),
    surge: ({ surge }) =>
      surge === undefined ? '—' : t('movers.times', { times: surge.toFixed(1).replace('.', format.marks.decimal) }),
  };
  const short = useWidthBelow(768) && !whole;
  const sorted = sortedBy(store.movers, sorting.direction, (mover) => valueOf(mover, sorting.column));
  const sortBy = (id: MoverColumn): void => setSorting((now) => nextSorting(now, id, id === 'market'));
  return (
    <>
      <Select
        className={lists.sortChoice}
        aria-label={t('sortBy')}
        value={sorting.column}
        options={columns.map((value) => ({ value, label: t(`movers.columns.${value}`) }))}
        onChange={sortBy}
      />
      <RecordTable<Mover>
        wide
        caption={t('movers.columns.label')}
        rows={short ? sorted.slice(0, rowsOfPhone) : sorted}
        rowKey={({ symbol }) => symbol}
        stale={store.tickers.stale}
        columns={columns.map((id): Column<Mover> => {
          const direction = sorting.column === id ? sorting.direction : undefined;
          const title = t(`movers.columns.${id}`);
          return {
            id,
            title,
            numeric: id !== 'market',
            lead: id === 'last',
            cell: cells[id],
            sorted: direction ?? 'none',
            head: <SortButton title={title} direction={direction} onPress={() => sortBy(id)} />,
          };
        })}
      />
      {short && sorted.length > rowsOfPhone ? (
        <Button onClick={() => setWhole(true)}>
          {t('movers.columns.all', { shown: format.integer(sorted.length) })}
        </Button>
      ) : null}
    </>
  );
});
