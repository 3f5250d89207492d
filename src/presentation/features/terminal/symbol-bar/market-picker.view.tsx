import { untracked } from 'mobx';
import { observer } from 'mobx-react-lite';
import { useEffect, useId, useMemo, useRef, useState, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import type { Instrument } from '../../../../domain/markets/instrument';
import { changePercent } from '../../../../domain/markets/ticker';
import { paths } from '../../../runtime/paths';
import { useFormat } from '../../../kit/formats/use-format';
import type { FavouritesStore } from '../../markets/favourites.store';
import { isNamed, marketRows, matchesSearch, type MarketRow } from '../../markets/market-row';
import type { TickersStore } from '../../markets/tickers.store';
import { SearchField } from '../../../kit/controls/text-field';
import { ChangeText } from '../../../kit/controls/change-text';
import { SymbolLogo } from '../../../kit/controls/symbol-logo';
import styles from './market-picker.module.css';
import { tabPanel, Tabs } from '../../../kit/controls/tabs';

type PickerTab = 'FAVOURITES' | 'SPOT' | 'PERP';

interface MarketPickerProps {
  /** The market on the page, if there is one. */
  readonly current?: string | undefined;
  readonly instruments: readonly Instrument[];
  readonly tickers: TickersStore;
  readonly favourites: FavouritesStore;
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
  onClose,
  onChoose,
}: MarketPickerProps) {
  const { t } = useTranslation('trade');
  const navigate = useNavigate();
  const [search, setSearch] = useState('');
  const [tab, setTab] = useState<PickerTab>(current?.startsWith('PERP_') ? 'PERP' : 'SPOT');
  const [active, setActive] = useState(0);
  const field = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const id = useId();
  const all = useMemo(() => busiestFirst(instruments, tickers), [instruments, tickers]);
  // A search looks at every market, whatever tab is chosen, and puts first the one whose whole name it is.
  const found = all.filter((row) =>
    search.trim() ? matchesSearch(row, search) : tab === 'FAVOURITES' ? favourites.has(row.symbol) : row.type === tab,
  );
  const rows = found.sort((a, b) => Number(isNamed(b, search)) - Number(isNamed(a, search)));

  useEffect(() => {
    field.current?.focus();
  }, []);
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
    else if (event.key === 'Enter') go(rows[active]);
    else if (event.key === 'Escape') onClose?.();
    else return;
    event.preventDefault();
  };

  return (
    <div className={styles.picker}>
      <SearchField
        variant="borderless"
        ref={field}
        role="combobox"
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
        name="market-picker"
        label={t('selector.tabs')}
        tabs={(['FAVOURITES', 'SPOT', 'PERP'] as const).map((each) => ({ id: each, label: t(`selector.tab.${each}`) }))}
        selected={tab}
        onSelect={(each) => {
          setTab(each);
          setActive(0);
        }}
      />
      <div {...tabPanel('market-picker', tab)} className={styles.panel}>
        <p role="status" className={rows.length === 0 ? styles.nothing : 'unseen'}>
          {rows.length > 0
            ? t('selector.count', { count: rows.length })
            : search.trim() || tab !== 'FAVOURITES'
              ? t('selector.nothing')
              : t('selector.noFavourites')}
        </p>
        <div ref={list} id={`${id}-list`} role="listbox" aria-label={t('selector.title')} className={styles.list}>
          {rows.map((row, index) => (
            <div
              key={row.symbol}
              id={`${id}-${row.symbol}`}
              role="option"
              aria-selected={index === active}
              className={styles.option}
              data-current={row.symbol === current || undefined}
              onClick={() => go(row)}
              onPointerMove={() => setActive(index)}
            >
              <SymbolLogo asset={row.base} size={20} />
              <span className={styles.name}>{row.name}</span>
              <OptionFigures row={row} tickers={tickers} />
            </div>
          ))}
        </div>
      </div>
    </div>
  );
});

/** By what was traded in the last day when the list was opened: a row does not move under the pointer. */
function busiestFirst(instruments: readonly Instrument[], tickers: TickersStore): readonly MarketRow[] {
  return untracked(() => {
    const traded = ({ symbol }: MarketRow): number => tickers.statistics(symbol)?.amount ?? 0;
    return [...marketRows(instruments)].sort((a, b) => traded(b) - traded(a));
  });
}

const OptionFigures = observer(function OptionFigures({
  row,
  tickers,
}: {
  readonly row: MarketRow;
  readonly tickers: TickersStore;
}) {
  const format = useFormat();
  const day = tickers.statistics(row.symbol);
  return (
    <>
      <span className={styles.price}>{format.price(day?.close, row.priceDecimals)}</span>
      <span className={styles.change}>
        <ChangeText value={day && changePercent(day.open, day.close)} />
      </span>
    </>
  );
});
