import { untracked } from 'mobx';
import { observer } from 'mobx-react-lite';
import { useEffect, useId, useMemo, useRef, useState, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import type { Instrument } from '../../../../domain/markets/instrument';
import { classNames } from '../../../kit/controls/class-names';
import { tabPanel, Tabs } from '../../../kit/controls/tabs';
import { SearchField } from '../../../kit/controls/text-field';
import { paths } from '../../../runtime/paths';
import { nextSorting, type Sorting } from '../../market-lists/sorting';
import { SortButton } from '../../market-lists/sort-button.view';
import type { FavouritesStore } from '../../markets/favourites.store';
import { marketRows, type MarketRow } from '../../markets/market-row';
import type { TickersStore } from '../../markets/tickers.store';
import type { HighestLeveragesStore } from './highest-leverages.store';
import { PickerRow } from './picker-row.view';
import { pickedRows, type PickerColumn, type PickerTab } from './picker-order';
import styles from './market-picker.module.css';

const tabs = ['ALL', 'FAVOURITES', 'SPOT', 'PERP'] as const;
const columns = ['market', 'last', 'change'] as const;

interface MarketPickerProps {
  /** The market on the page, if there is one. */
  readonly current?: string | undefined;
  readonly instruments: readonly Instrument[];
  readonly tickers: TickersStore;
  readonly favourites: FavouritesStore;
  readonly leverages?: HighestLeveragesStore | undefined;
  /** It stays beside what somebody does, and takes no focus by itself. */
  readonly beside?: boolean;
  readonly onClose?: (() => void) | undefined;
  /** By default the page of the market is opened. */
  readonly onChoose?: ((symbol: string) => void) | undefined;
}

/** Search, tabs and list of all markets; arrows choose, Enter goes there, Escape closes. */
export const MarketPicker = observer(function MarketPicker({
  current,
  instruments,
  tickers,
  favourites,
  leverages,
  beside = false,
  onClose,
  onChoose,
}: MarketPickerProps) {
  const { t } = useTranslation(['trade', 'markets']);
  const navigate = useNavigate();
  const id = useId();
  const [search, setSearch] = useState('');
  const [chosen, setTab] = useState<PickerTab>(beside ? 'ALL' : current?.startsWith('PERP_') ? 'PERP' : 'SPOT');
  const [sorting, setSorting] = useState<Sorting<PickerColumn>>({ column: 'volume', direction: 'descending' });
  const [active, setActive] = useState(beside ? -1 : 0);
  const field = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLDivElement>(null);
  // A search looks at every market, and the tab says so.
  const tab = search.trim() ? 'ALL' : chosen;
  const all = useMemo(() => marketRows(instruments), [instruments]);
  const starred = favourites.symbols;
  // In the order of the moment when it was asked for: a row does not move under the pointer.
  const rows = useMemo(
    () =>
      untracked(() =>
        pickedRows(
          all,
          { tab, search, sorting },
          { statistics: (symbol) => tickers.statistics(symbol), starred: (symbol) => favourites.has(symbol) },
        ),
      ),
    // oxlint-disable-next-line react/exhaustive-deps -- the stars count where they are what is listed
    [all, tab, search, sorting, tickers, favourites, tab === 'FAVOURITES' && starred],
  );

  useEffect(() => leverages?.start(), [leverages]);
  useEffect(() => {
    if (!beside) field.current?.focus();
  }, [beside]);
  useEffect(() => {
    list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView?.({ block: 'nearest' });
  }, [active]);

  const go = (row: MarketRow | undefined): void => {
    if (!row) return;
    onClose?.();
    if (onChoose) onChoose(row.symbol);
    else void navigate(paths.market(row.symbol));
  };
  const press = (event: KeyboardEvent): void => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'ArrowDown') setActive(Math.min(rows.length - 1, active + 1));
    else if (event.key === 'ArrowUp') setActive(Math.max(0, active - 1));
    else if (event.key === 'Enter') go(rows[Math.max(0, active)]);
    else if (event.key === 'Escape') onClose?.();
    else return;
    event.preventDefault();
  };
  const titles = {
    market: t('column.market'),
    volume: t('column.volume'),
    last: t('selector.column.last'),
    change: t('selector.column.change'),
  };
  const head = (column: PickerColumn): React.JSX.Element => (
    <SortButton
      title={titles[column]}
      direction={sorting.column === column ? sorting.direction : undefined}
      onPress={() => setSorting(nextSorting(sorting, column, column === 'market'))}
    />
  );

  return (
    <div className={classNames(styles.picker, beside && styles.beside)}>
      <SearchField
        variant="borderless"
        ref={field}
        role="combobox"
        aria-haspopup="grid"
        aria-expanded="true"
        aria-controls={`${id}-list`}
        aria-activedescendant={rows[active] ? `${id}-${rows[active].symbol}` : undefined}
        aria-autocomplete="list"
        aria-label={t('selector.search')}
        placeholder={t('selector.search')}
        className={styles.search}
        value={search}
        onChange={(event) => {
          setSearch(event.target.value);
          setActive(0);
        }}
        onKeyDown={press}
      />
      <Tabs
        name={beside ? 'markets-panel' : 'market-picker'}
        label={t('selector.tabs')}
        tabs={tabs.map((each) => ({ id: each, label: <TabName tab={each} short={beside} /> }))}
        selected={tab}
        onSelect={(each) => {
          setSearch('');
          setTab(each);
          setActive(beside ? -1 : 0);
        }}
      />
      <div {...tabPanel(beside ? 'markets-panel' : 'market-picker', tab)} className={styles.panel}>
        <p role="status" className={rows.length === 0 ? styles.nothing : 'unseen'}>
          {rows.length > 0
            ? t('selector.count', { count: rows.length })
            : tab === 'FAVOURITES'
              ? t('selector.noFavourites')
              : t('selector.nothing')}
        </p>
        <div ref={list} id={`${id}-list`} role="grid" aria-label={t('selector.title')} className={styles.list}>
          <div role="row" className={styles.head}>
            {columns.map((column) => (
              <div
                key={column}
                role="columnheader"
                aria-sort={
                  sorting.column === column
                    ? sorting.direction
                    : column === 'market' && sorting.column === 'volume'
                      ? 'other'
                      : 'none'
                }
              >
                {head(column)}
                {column === 'market' ? head('volume') : null}
              </div>
            ))}
          </div>
          {rows.map((row, index) => (
            <PickerRow
              key={row.symbol}
              id={`${id}-${row.symbol}`}
              row={row}
              active={index === active}
              current={row.symbol === current}
              tickers={tickers}
              favourites={favourites}
              leverages={leverages}
              onPoint={beside ? undefined : () => setActive(index)}
              onChoose={() => go(row)}
            />
          ))}
        </div>
      </div>
    </div>
  );
});

/** Favourites by their star where there is little room. */
function TabName({ tab, short }: { readonly tab: PickerTab; readonly short: boolean }) {
  const { t } = useTranslation('trade');
  const name = t(`selector.tab.${tab}`);
  if (tab !== 'FAVOURITES' || !short) return name;
  return (
    <span title={name}>
      <span aria-hidden="true">★</span>
      <span className="unseen">{name}</span>
    </span>
  );
}
