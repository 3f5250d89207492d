import { observer } from 'mobx-react-lite';
import { memo, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { changePercent } from '../../../domain/markets/ticker';
import { useFormat } from '../../kit/formats/use-format';
import { ChangeText } from '../../kit/controls/change-text';
import { classNames } from '../../kit/controls/class-names';
import { SymbolLogo } from '../../kit/controls/symbol-logo';
import { FavouriteButton } from './favourite-button.view';
import type { FavouritesStore } from './favourites.store';
import { FigureCell } from './figure-cell.view';
import { columnIndex } from './market-columns';
import type { MarketRow } from './market-row';
import type { VolumeUnit } from './market-sort';
import styles from './market-table.module.css';
import type { TickersStore } from './tickers.store';

interface MarketRowViewProps {
  readonly row: MarketRow;
  readonly index: number;
  /** Distance from the top of the list in CSS pixels. */
  readonly top: number;
  readonly end: ((row: MarketRow) => ReactNode) | undefined;
  readonly volumeUnit: VolumeUnit;
  readonly tickers: TickersStore;
  readonly favourites: FavouritesStore;
}

/** One market; a link to its trade page from edge to edge. */
export const MarketRowView = memo(function MarketRowView({
  row,
  index,
  top,
  end,
  volumeUnit,
  tickers,
  favourites,
}: MarketRowViewProps) {
  return (
    <div
      role="row"
      // The header is row 1.
      aria-rowindex={index + 2}
      data-index={index}
      className={classNames(styles.line, styles.row, !row.trading && styles.suspended)}
      style={{ transform: `translateY(${top}px)` }}
    >
      <div role="cell" aria-colindex={1} className={styles.favourite}>
        <FavouriteButton favourites={favourites} symbol={row.symbol} name={row.name} />
      </div>
      <MarketName row={row} />
      <MarketFigures row={row} volumeUnit={volumeUnit} tickers={tickers} />
      <div role="cell" aria-colindex={columnIndex('volume') + 1} className={styles.end}>
        {end?.(row)}
      </div>
    </div>
  );
});

function MarketName({ row }: { readonly row: MarketRow }) {
  const { t } = useTranslation('markets');
  return (
    <div role="cell" aria-colindex={columnIndex('market')} className={styles.market}>
      <SymbolLogo asset={row.base} size={28} />
      <Link to={row.path} className={styles.link} title={row.name}>
        <span className={styles.base}>{row.base}</span>
        <span className={styles.quote}>{row.name.slice(row.base.length)}</span>
      </Link>
      <span className={styles.tag}>{t(`row.type.${row.type}`)}</span>
      {row.trading ? null : <span className={classNames(styles.tag, styles.warning)}>{t('row.suspended')}</span>}
    </div>
  );
}

/** The only part of a row that follows its ticker. */
const MarketFigures = observer(function MarketFigures({
  row,
  volumeUnit,
  tickers,
}: Pick<MarketRowViewProps, 'row' | 'volumeUnit' | 'tickers'>) {
  const ticker = tickers.ticker(row.symbol);
  const statistics = ticker?.statistics;
  const { priceDecimals, sizeDecimals } = row;
  return (
    <>
      <FigureCell
        column={columnIndex('last')}
        className={styles.last}
        price={statistics?.close}
        priceDecimals={priceDecimals}
        flash
      />
      <ChangeCell change={statistics && changePercent(statistics.open, statistics.close)} />
      <FigureCell
        column={columnIndex('bid')}
        className={styles.bid}
        price={ticker?.firstBidPrice}
        priceDecimals={priceDecimals}
        size={ticker?.firstBidQuantity}
        sizeDecimals={sizeDecimals}
      />
      <FigureCell
        column={columnIndex('ask')}
        className={styles.ask}
        price={ticker?.firstAskPrice}
        priceDecimals={priceDecimals}
        size={ticker?.firstAskQuantity}
        sizeDecimals={sizeDecimals}
      />
      <FigureCell
        column={columnIndex('high')}
        className={styles.high}
        price={statistics?.high}
        priceDecimals={priceDecimals}
      />
      <FigureCell
        column={columnIndex('low')}
        className={styles.low}
        price={statistics?.low}
        priceDecimals={priceDecimals}
      />
      <VolumeCell volume={volumeUnit === 'quote' ? statistics?.amount : statistics?.volume} />
    </>
  );
});

const ChangeCell = memo(function ChangeCell({ change }: { readonly change: number | undefined }) {
  return (
    <div role="cell" aria-colindex={columnIndex('change')} className={styles.change}>
      <ChangeText value={change} />
    </div>
  );
});

const VolumeCell = memo(function VolumeCell({ volume }: { readonly volume: number | undefined }) {
  const format = useFormat();
  return (
    <div role="cell" aria-colindex={columnIndex('volume')} className={styles.volume}>
      {format.compact(volume)}
    </div>
  );
});
