import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import type { Instrument } from '../../../../domain/markets/instrument';
import { marketDisplayName } from '../../../../domain/markets/market-symbol';
import type { FavouritesStore } from '../../markets/favourites.store';
import type { TickersStore } from '../../markets/tickers.store';
import { MarketPicker } from '../symbol-bar/market-picker.view';
import { Popover } from '../../../kit/controls/popover';

interface MarketButtonProps {
  readonly symbol: string;
  readonly instruments: readonly Instrument[];
  readonly tickers: TickersStore;
  readonly favourites: FavouritesStore;
  readonly onChoose: (symbol: string) => void;
}

/** The name of a market, which opens the list of all markets to choose another. */
export const MarketButton = observer(function MarketButton({
  symbol,
  instruments,
  tickers,
  favourites,
  onChoose,
}: MarketButtonProps) {
  const { t } = useTranslation('trade');
  return (
    <Popover wide label={t('selector.title')} button={marketDisplayName(symbol)}>
      {(close) => (
        <MarketPicker
          current={symbol}
          instruments={instruments}
          tickers={tickers}
          favourites={favourites}
          onClose={close}
          onChoose={onChoose}
        />
      )}
    </Popover>
  );
});
