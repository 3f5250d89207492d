import { useContext } from 'react';
import { view } from '../../../runtime/feature';
import { FavouritesStore } from '../../markets/favourites.store';
import { TickersStore } from '../../markets/tickers.store';
import { HighestLeveragesStore } from './highest-leverages.store';
import { MarketChoiceContext } from './market-choice-context';
import { MarketPicker } from './market-picker.view';

interface MarketChoiceStores {
  readonly tickers: TickersStore;
  readonly favourites: FavouritesStore;
  readonly leverages: HighestLeveragesStore;
}

/** All markets, to go to another. */
function MarketChoice({ stores }: { readonly stores: MarketChoiceStores }) {
  const choice = useContext(MarketChoiceContext);
  return choice ? <MarketPicker {...choice} {...stores} /> : null;
}

export default view(MarketChoice, {
  tickers: TickersStore,
  favourites: FavouritesStore,
  leverages: HighestLeveragesStore,
});
