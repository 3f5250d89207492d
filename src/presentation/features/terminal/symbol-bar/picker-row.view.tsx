import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { changePercent } from '../../../../domain/markets/ticker';
import { ChangeText } from '../../../kit/controls/change-text';
import { SymbolLogo } from '../../../kit/controls/symbol-logo';
import { useFormat } from '../../../kit/formats/use-format';
import { FavouriteButton } from '../../markets/favourite-button.view';
import type { FavouritesStore } from '../../markets/favourites.store';
import type { MarketRow } from '../../markets/market-row';
import type { TickersStore } from '../../markets/tickers.store';
import type { HighestLeveragesStore } from './highest-leverages.store';
import styles from './market-picker.module.css';

interface PickerRowProps {
  readonly id: string;
  readonly row: MarketRow;
  readonly active: boolean;
  readonly current: boolean;
  readonly tickers: TickersStore;
  readonly favourites: FavouritesStore;
  readonly leverages: HighestLeveragesStore | undefined;
  readonly onPoint: (() => void) | undefined;
  readonly onChoose: () => void;
}

/** A market to choose: its star, what it is called and allows, what is traded in it, and how it stands. */
export const PickerRow = observer(function PickerRow({
  id,
  row,
  active,
  current,
  tickers,
  favourites,
  leverages,
  onPoint,
  onChoose,
}: PickerRowProps) {
  const { t } = useTranslation('trade');
  const format = useFormat();
  const highest = leverages?.of(row.symbol);
  return (
    <div
      id={id}
      role="row"
      aria-selected={active}
      className={styles.row}
      data-current={current || undefined}
      onPointerMove={onPoint}
      onClick={(event) => {
        // The star means itself alone.
        if (!(event.target as Element).closest('button')) onChoose();
      }}
    >
      <div role="gridcell" className={styles.market}>
        <FavouriteButton favourites={favourites} symbol={row.symbol} name={row.name} />
        <SymbolLogo asset={row.base} size={20} />
        <span className={styles.names}>
          <span className={styles.title}>
            <span className={styles.name}>{row.name}</span>
            {highest === undefined ? null : (
              <span className={styles.leverage} title={t('market.leverage', { leverage: format.integer(highest) })}>
                {format.integer(highest)}×
              </span>
            )}
          </span>
          <Volume row={row} tickers={tickers} />
        </span>
      </div>
      <Standing row={row} tickers={tickers} />
    </div>
  );
});

interface FiguresProps {
  readonly row: MarketRow;
  readonly tickers: TickersStore;
}

const Volume = observer(function Volume({ row, tickers }: FiguresProps) {
  const format = useFormat();
  return (
    <span className={styles.volume}>
      {format.compact(tickers.statistics(row.symbol)?.amount)} {row.quote}
    </span>
  );
});

const Standing = observer(function Standing({ row, tickers }: FiguresProps) {
  const format = useFormat();
  const day = tickers.statistics(row.symbol);
  return (
    <>
      <div role="gridcell" className={styles.price}>
        {format.price(day?.close, row.priceDecimals)}
      </div>
      <div role="gridcell" className={styles.change}>
        <ChangeText value={day && changePercent(day.open, day.close)} />
      </div>
    </>
  );
});
